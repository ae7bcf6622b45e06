import { z } from 'zod'

type Checks = readonly z.core.$ZodCheck<never>[] | undefined

export interface Lengths {
  readonly least: number
  readonly most: number
}

/** How long a text or a list may be; nothing if the shape asks for more than a length. */
export function lengthsOf(checks: Checks): Lengths | undefined {
  let least = 0
  let most = Number.POSITIVE_INFINITY
  for (const check of checks ?? []) {
    if (check instanceof z.core.$ZodCheckMinLength) least = Math.max(least, check._zod.def.minimum)
    else if (check instanceof z.core.$ZodCheckMaxLength) most = Math.min(most, check._zod.def.maximum)
    else if (check instanceof z.core.$ZodCheckLengthEquals) {
      least = Math.max(least, check._zod.def.length)
      most = Math.min(most, check._zod.def.length)
    } else return undefined
  }
  return { least, most }
}

export interface Numbers extends Lengths {
  /** Only multiples of this. */
  readonly step: number
}

/** Which whole numbers there may be; nothing if the shape asks for more than bounds and a step. */
export function numbersOf(checks: Checks): Numbers | undefined {
  let least = Number.NEGATIVE_INFINITY
  let most = Number.POSITIVE_INFINITY
  let step = 1
  for (const check of checks ?? []) {
    if (check instanceof z.core.$ZodCheckGreaterThan) {
      const { value, inclusive } = check._zod.def
      if (!Number.isSafeInteger(value)) return undefined
      least = Math.max(least, inclusive ? Number(value) : Number(value) + 1)
    } else if (check instanceof z.core.$ZodCheckLessThan) {
      const { value, inclusive } = check._zod.def
      if (!Number.isSafeInteger(value)) return undefined
      most = Math.min(most, inclusive ? Number(value) : Number(value) - 1)
    } else if (check instanceof z.core.$ZodCheckMultipleOf && step === 1) {
      step = Number(check._zod.def.value)
      if (!Number.isSafeInteger(check._zod.def.value) || step < 1) return undefined
    } else return undefined
  }
  return { least, most, step }
}
