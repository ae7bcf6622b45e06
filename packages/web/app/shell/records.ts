import { type MatchRecord, type Refusal, readRecord, tableWords, textOf, writeRecord } from '@windward/table'
import { putAside, takeLine } from '../host/local/line.ts'
import { keepTable, keptTable, type LocalTable } from '../host/local/store.ts'
import { beSomebody, client } from '../host/online/harbour.ts'
import { shelf } from '../rules-of.ts'
import { ownName } from './settings.ts'

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
    return value === undefined ? record : Object(value)
  } finally {
    putAside(line)
  }
}

/** Takes a record into this browser; what comes back is its table, or why it cannot be taken. */
export async function takeRecord(text: string): Promise<LocalTable | string> {
  const read = readRecord(text)
  if (!read.ok) return sentence(read.refusal)
  const { entries, checkpoint, ...record } = read.value
  if (!shelf.some(({ id }) => id === record.game)) return `This page does not know the game “${record.game}”.`
  const now = Date.now()
  const table: LocalTable = {
    id: crypto.randomUUID(),
    game: record.game,
    seats: record.seats.map((seat) => ({ seat, by: 'here', name: seat })),
    record,
    begun: now,
    changed: now,
    turn: 0,
    over: record.result !== undefined,
  }
  await keepTable(table, entries)
  return table
}

function sentence({ refused }: Refusal): string {
  return textOf(refused, tableWords)
}
