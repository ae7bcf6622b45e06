import { InvalidArgumentError } from 'commander'

/** Reads a whole number of at least so much from the command line. */
export function wholeNumber(least: number, most = Number.MAX_SAFE_INTEGER): (text: string) => number {
  return (text) => {
    const number = /^-?\d+$/.test(text) ? Number(text) : Number.NaN
    if (number >= least && number <= most) return number
    throw new InvalidArgumentError(
      most === Number.MAX_SAFE_INTEGER
        ? `It must be a whole number of at least ${least}.`
        : `It must be a whole number from ${least} to ${most}.`,
    )
  }
}
