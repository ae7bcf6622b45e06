import { z } from 'zod'
import { messageOf, UsageFault } from '../fault.ts'
import { textOfFile } from '../record-file.ts'

/** Of each table. More than this and nobody would wait for them, nor could they all be kept. */
export const MOST_MATCHES = 1_000_000

const names = z.array(z.string().min(1)).min(1)
const setting = {
  seats: z.int().min(1).optional(),
  bots: names.optional(),
  options: z.record(z.string(), z.unknown()).optional(),
}

const questionShape = z.strictObject({
  title: z.string().optional(),
  matches: z.int().min(1).max(MOST_MATCHES).optional(),
  seed: z.string().optional(),
  effort: z.int().min(1).optional(),
  ...setting,
  /** Ways to lay the table that are to be compared; what one does not name is as above. */
  tables: z
    .array(z.strictObject({ name: z.string(), ...setting }))
    .min(1)
    .optional(),
})

/** What somebody wants to know of a game: which tables, played by whom, how often. */
export type LabQuestion = z.infer<typeof questionShape>

export function questionIn(path: string): LabQuestion {
  let data: unknown
  try {
    data = JSON.parse(textOfFile(path))
  } catch (trouble) {
    if (trouble instanceof UsageFault) throw trouble
    throw new UsageFault(`${path} holds no question in JSON: ${messageOf(trouble)}`, { cause: trouble })
  }
  const read = questionShape.safeParse(data)
  if (read.success) return read.data
  const [issue] = read.error.issues
  throw new UsageFault(`${path} holds no question for the lab: ${issue?.path.join(' → ')}: ${issue?.message}`)
}
