import {
  type AnyGame,
  commitmentTo,
  Match,
  type Refusal,
  readRecord,
  tableWords,
  textOf,
  verify,
  writeRecord,
} from '@windward/table'
import type { Checked, CheckTask } from './check.ts'

/** Plays the record again from its first entry; a finished one must come to the very end it claims. */
export default async function check({ module, record: text }: CheckTask): Promise<Checked> {
  const { game }: { readonly game: AnyGame } = await import(module)
  const refused = ({ refused: why, clause }: Refusal): Checked => ({
    refused: textOf(why, game.words, tableWords),
    clause,
  })
  const read = readRecord(text)
  if (!read.ok) return refused(read.refusal)
  const { checkpoint, ...record } = read.value
  if (record.base !== undefined)
    return { refused: 'It begins in the middle of a match, so it cannot be checked.', clause: 'TBL 6.2' }
  if (commitmentTo(record.seed) !== record.commitment)
    return { refused: 'Its seed is not the one that was promised.', clause: 'TBL 6.2' }
  const played = record.result === undefined ? Match.replay(game, record) : verify(game, record)
  return played.ok
    ? { record: writeRecord(record), over: record.result !== undefined }
    : refused(played.refusal)
}
