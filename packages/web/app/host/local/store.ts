import type { Checkpoint, Entry, MatchRecord } from '@windward/table'
import type { ScriptedAnswer } from '@windward/table/lesson'
import { type DBSchema, type IDBPDatabase, openDB } from 'idb'

export interface LocalSeat {
  readonly seat: string
  readonly by: 'here' | 'bot'
  readonly name: string
  /** Which of the game's bots, where one sits here. */
  readonly bot?: string
  /** Which of them answers for whoever sits here until the first turn begins. */
  readonly setUpBy?: string
}

/** A match kept in this browser. Its entries lie beside it, step by step. */
export interface LocalTable {
  readonly id: string
  readonly game: string
  readonly seats: readonly LocalSeat[]
  readonly record: Omit<MatchRecord, 'entries' | 'checkpoint'>
  readonly begun: number
  changed: number
  turn: number
  over: boolean
  /** How much its bots may think, where somebody has chosen. */
  readonly effort?: number
  /** Somebody alone against bots has chosen to read their reasons at once (TBL 2.8). */
  readonly reasonsOpen?: boolean
  /** While it is a lesson: which, and what its bots answer. */
  lesson?: { readonly id: string; readonly script: readonly ScriptedAnswer[] }
  /** Under which name a server keeps its record, where it was handed over. */
  handed?: string
}

interface Shelves extends DBSchema {
  tables: { key: string; value: LocalTable }
  steps: { key: [table: string, step: number]; value: readonly Entry[] }
  /** The newest of each table: from there it is carried over when the rules have changed. */
  checkpoints: { key: string; value: Checkpoint }
  drafts: { key: [table: string, seat: string, question: string]; value: unknown }
  settings: { key: string; value: unknown }
}

let opened: Promise<IDBPDatabase<Shelves>> | undefined

export function database(): Promise<IDBPDatabase<Shelves>> {
  opened ??= openDB<Shelves>('windward', 2, {
    upgrade(db, before) {
      if (before < 1) {
        db.createObjectStore('tables', { keyPath: 'id' })
        db.createObjectStore('steps')
        db.createObjectStore('drafts')
        db.createObjectStore('settings')
      }
      db.createObjectStore('checkpoints')
    },
  })
  return opened
}

const stepsOf = (id: string) => IDBKeyRange.bound([id, 0], [id, Number.POSITIVE_INFINITY])

export async function keepTable(table: LocalTable, entries: readonly Entry[] = []): Promise<void> {
  const db = await database()
  const writing = db.transaction(['tables', 'steps'], 'readwrite')
  await writing.objectStore('tables').put(table)
  if (entries.length > 0) await writing.objectStore('steps').put(entries, [table.id, 1])
  await writing.done
}

/** The whole of it is on disk when this is done, or nothing. */
export async function keepStep(
  table: LocalTable,
  step: number,
  entries: readonly Entry[],
  checkpoint: Checkpoint | undefined,
): Promise<void> {
  const db = await database()
  const writing = db.transaction(['tables', 'steps', 'checkpoints'], 'readwrite', { durability: 'strict' })
  await Promise.all([
    writing.objectStore('tables').put(table),
    writing.objectStore('steps').add(entries, [table.id, step]),
    checkpoint && writing.objectStore('checkpoints').put(checkpoint, table.id),
    writing.done,
  ])
}

/** How many steps of it are kept. */
export async function stepsKept(id: string): Promise<number> {
  const keys = await (await database()).getAllKeys('steps', stepsOf(id))
  return keys.at(-1)?.[1] ?? 0
}

/** Takes a table back to where so many of its steps had been made; what was begun since then is gone. */
export async function takeBack(id: string, steps: number): Promise<void> {
  const db = await database()
  const writing = db.transaction(['tables', 'steps', 'checkpoints', 'drafts'], 'readwrite')
  const table = await writing.objectStore('tables').get(id)
  const later = IDBKeyRange.bound([id, steps + 1], [id, Number.POSITIVE_INFINITY])
  await Promise.all([
    table && writing.objectStore('tables').put({ ...table, over: false }),
    writing.objectStore('steps').delete(later),
    writing.objectStore('checkpoints').delete(id),
    writing.objectStore('drafts').delete(IDBKeyRange.bound([id], [id, []])),
    writing.done,
  ])
}

/** A lesson becomes an ordinary match against its bots; its record still says what it was (TBL 6.6). */
export async function playOn(id: string): Promise<void> {
  const db = await database()
  const table = await db.get('tables', id)
  if (table === undefined) return
  const { lesson, ...ordinary } = table
  await db.put('tables', ordinary)
}

export interface KeptTable {
  readonly table: LocalTable
  readonly steps: number
  readonly record: MatchRecord
  readonly checkpoint: Checkpoint | undefined
}

export async function keptTable(id: string): Promise<KeptTable | undefined> {
  const db = await database()
  const table = await db.get('tables', id)
  if (table === undefined) return undefined
  const steps = await db.getAll('steps', stepsOf(id))
  const keys = await db.getAllKeys('steps', stepsOf(id))
  const checkpoint = await db.get('checkpoints', id)
  const record = { ...table.record, entries: steps.flat() }
  return { table, steps: keys.at(-1)?.[1] ?? 0, record, checkpoint }
}

/** Newest first. */
export async function keptTables(): Promise<readonly LocalTable[]> {
  const db = await database()
  return (await db.getAll('tables')).toSorted((a, b) => b.changed - a.changed)
}

export async function forgetTable(id: string): Promise<void> {
  const db = await database()
  const writing = db.transaction(['tables', 'steps', 'checkpoints', 'drafts'], 'readwrite')
  await Promise.all([
    writing.objectStore('tables').delete(id),
    writing.objectStore('steps').delete(stepsOf(id)),
    writing.objectStore('checkpoints').delete(id),
    writing.objectStore('drafts').delete(IDBKeyRange.bound([id], [id, []])),
    writing.done,
  ])
}
