import {
  type Catalogue,
  type MatchRecord,
  type Refusal,
  readRecord,
  type TakenIn,
  tableWords,
  textOf,
  writeRecord,
} from '@windward/table'
import { findGame, gameNamed } from '../../games.ts'
import { keepTable, keptTable, type LocalTable } from '../../host/local/store.ts'
import { putAside, takeLine } from '../../host/local/worker-calls.ts'
import { beSomebody, client } from '../../host/online/session.ts'
import { words as pageWords } from '../../words.en.ts'
import { ownName } from '../settings.ts'
import { recordsWords } from './records-words.en.ts'

/** The record of a table: a running match as it stands, a finished one with its result. */
async function recordOf(table: LocalTable): Promise<MatchRecord | undefined> {
  const kept = await keptTable(table.id)
  return kept && (table.over ? exported(kept.record) : kept.record)
}

/** Hands a match to the server, so that others can see it; its name there. */
export async function handOver(table: LocalTable): Promise<string | undefined> {
  const record = await recordOf(table)
  if (record === undefined) return undefined
  await beSomebody(ownName.value)
  const names = Object.fromEntries(table.seats.map(({ seat, name }) => [seat, name]))
  const { id } = await client.handOver(record, names)
  await keepTable({ ...table, handed: id })
  return id
}

/** The server keeps it no longer, and its address leads nowhere. */
export async function takeBack({ handed, ...table }: LocalTable): Promise<void> {
  if (handed !== undefined) await client.takeBack(handed)
  await keepTable(table)
}

export async function recordFile(table: LocalTable): Promise<File | undefined> {
  const record = await recordOf(table)
  if (record === undefined) return undefined
  return new File([writeRecord(record)], `${table.game}-${table.id.slice(0, 8)}.json`, {
    type: 'application/json',
  })
}

async function exported(record: MatchRecord): Promise<MatchRecord> {
  const line = takeLine()
  try {
    const { value } = await line.ask({ do: 'export', record })
    return value ?? record
  } finally {
    putAside(line)
  }
}

/** A long match of the largest game is a hundredth of this. */
const LARGEST = 10_000_000

/** What came of taking a record in: its table and how it was found, or why it is not taken. */
export type Taking = { readonly table: LocalTable; readonly found: string } | { readonly refused: string }

/** Takes a record into this browser, once it has been played again in a worker and found true. */
export async function takeRecord(file: Blob): Promise<Taking> {
  if (file.size > LARGEST) return { refused: recordsWords.tooLarge }
  const read = readRecord(await file.text())
  if (!read.ok) return { refused: sentence(read.refusal) }
  const { entries, checkpoint, ...record } = read.value
  if (findGame(record.game) === undefined) return { refused: pageWords.unknownGame(record.game) }
  const checked = await checkedElsewhere({ ...record, entries })
  if ('refused' in checked) return checked
  const { over, turn, since } = checked
  const now = Date.now()
  const table: LocalTable = {
    id: crypto.randomUUID(),
    game: record.game,
    seats: record.seats.map((seat) => ({ seat, by: 'here', name: seat })),
    record,
    begun: now,
    changed: now,
    turn,
    over,
  }
  await keepTable(table, entries)
  return { table, found: recordsWords.foundTrue(over, since) }
}

/** In a worker: a long match is not played again in a moment. */
async function checkedElsewhere(record: MatchRecord): Promise<TakenIn | { readonly refused: string }> {
  const line = takeLine()
  try {
    const { value, refusal } = await line.ask({ do: 'take', record })
    if (value !== undefined) return value
    if (refusal === undefined) throw new Error('The record could not be checked.')
    const { words } = await gameNamed(record.game).rules()
    return { refused: `${sentence(refusal, words)} (${refusal.clause})` }
  } finally {
    putAside(line)
  }
}

function sentence({ refused }: Refusal, words: Catalogue = {}): string {
  return textOf(refused, tableWords, words)
}
