import {
  type AnyGame,
  checkRecord,
  type Refusal,
  readRecord,
  tableWords,
  textOf,
  writeRecord,
} from '@windward/table'
import { refusals } from '../api/refusals.en.ts'
import type { Checked, CheckTask } from './check.ts'

/** Plays the record again from its first entry; a finished one must come to the very end it claims (TBL 6.5). */
export default async function check({ module, record: text }: CheckTask): Promise<Checked> {
  const { game }: { readonly game: AnyGame } = await import(module)
  const read = readRecord(text)
  if (!read.ok) return refused(game, read.refusal)
  const { checkpoint, ...record } = read.value
  // Whoever has its address is to believe all of it.
  if (record.base !== undefined) return { refused: refusals.fromTheMiddle, clause: 'TBL 6.5' }
  const found = checkRecord(game, record)
  return found.ok ? { record: writeRecord(record), over: found.value.over } : refused(game, found.refusal)
}

function refused(game: AnyGame, { refused: why, clause }: Refusal): Checked {
  const { entry } = why.fields
  const text = textOf(why, game.words, tableWords)
  return { refused: text, clause, ...(typeof entry === 'number' && { entry }) }
}
