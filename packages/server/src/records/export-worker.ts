import { type AnyGame, exportRecord, tableWords, textOf, writeRecord } from '@windward/table'
import type { Exported, ExportTask } from './export.ts'

/** The record of a match that is over, with its result. */
export default async function exported({ module, record }: ExportTask): Promise<Exported> {
  const { game }: { readonly game: AnyGame } = await import(module)
  const made = exportRecord(game, record)
  if (made.ok) return { record: writeRecord(made.value) }
  const { refused, clause } = made.refusal
  return { refused: textOf(refused, game.words, tableWords), clause }
}
