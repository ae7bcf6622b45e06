import { closeSync, fsyncSync, openSync, readFileSync, renameSync, writeSync } from 'node:fs'
import { type AnyGame, type MatchRecord, readRecord, writeRecord } from '@windward/table'
import { detailsOf, Fault, messageOf, sentenceOf, UsageFault } from './fault.ts'
import { findGame, games, loadGame } from './games.ts'

export interface RecordFile {
  readonly record: MatchRecord
  readonly game: AnyGame
}

/** Reads a record and finds the game it was played by; an author names his own. */
export async function openRecordFile(path: string, named: string | undefined): Promise<RecordFile> {
  const read = readRecord(textOfFile(path))
  if (!read.ok) throw new Fault(`${path}: ${sentenceOf(read.refusal)}`, { details: detailsOf(read.refusal) })
  const record = read.value
  if (named === undefined && !games.some(({ name }) => name === record.game)) {
    throw new Fault(
      `${path} is of a game called “${record.game}”, which is not known here; name its module with --game.`,
    )
  }
  const game = await loadGame(findGame(named ?? record.game))
  if (game.id !== record.game) throw new UsageFault(`${path} is of “${record.game}”, not of “${game.id}”.`)
  return { record, game }
}

/** Whole or not at all: a reader, or a machine that stops, finds the old file, the new one or none. */
export function writeRecordFile(path: string, record: MatchRecord): void {
  const unfinished = `${path}.part`
  const file = openSync(unfinished, 'w')
  try {
    writeSync(file, writeRecord(record))
    fsyncSync(file)
  } finally {
    closeSync(file)
  }
  renameSync(unfinished, path)
}

export function textOfFile(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch (trouble) {
    throw new UsageFault(`${path} cannot be read: ${messageOf(trouble)}`, { cause: trouble })
  }
}
