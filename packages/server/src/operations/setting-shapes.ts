import { z } from 'zod'

/** Anything that is not nothing. */
export const words = z.string().trim().min(1)

export const wholeNumber = (least: number, most: number) => {
  const sentence = `must be a whole number from ${least} to ${most}`
  return z
    .string()
    .regex(/^\d{1,15}$/, sentence)
    .transform(Number)
    .pipe(z.number(sentence).min(least, sentence).max(most, sentence))
}

/** An address of certain protocols, or else this sentence. */
export const addressOf = (protocols: RegExp, sentence: string) =>
  z.url({ protocol: protocols, error: sentence })

/** Parted by commas. */
export const list = z.string().transform((text) =>
  text
    .split(',')
    .map((item) => item.trim())
    .filter((item) => item !== ''),
)

export const yesOrNo = z.enum(['yes', 'no'], 'must be yes or no').transform((word) => word === 'yes')
