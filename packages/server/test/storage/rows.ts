import assert from 'node:assert/strict'
import type { Json } from '@windward/table'
import type { Append, LineRow, NewMatch, SeatRow, Storage } from '../../src/storage/storage.ts'

let made = 0

/** A name nobody has used yet, so that tests can share a database. */
export function name(what: string): string {
  made += 1
  return `${what}-${process.pid}-${made}`
}

export function newMatch(change: Partial<NewMatch> = {}): NewMatch {
  return {
    id: name('match'),
    status: 'gathering',
    game: 'skirmish',
    version: 3,
    options: { turns: 4, map: 'small' },
    access: 'open',
    spectators: true,
    clock: { kind: 'live', seconds: 90 },
    absence: 'rules',
    host: null,
    invitationHash: null,
    seed: 'ab'.repeat(32),
    commitment: 'cd'.repeat(32),
    words: { red: 'a fair wind' },
    created: 1_000_000 + made,
    started: null,
    ended: null,
    result: null,
    more: {},
    ...change,
  }
}

export function seat(named: string, change: Partial<SeatRow> = {}): SeatRow {
  return { seat: named, person: null, bot: null, name: '', ...change }
}

/** A match that is kept, with two seats. */
export async function keptMatch(storage: Storage, change: Partial<NewMatch> = {}): Promise<string> {
  const match = newMatch(change)
  await storage.matches.create(match, [seat('red'), seat('blue')])
  return match.id
}

export function step(match: string, number: number, change: Partial<Append> = {}): Append {
  return {
    match,
    step: number,
    at: 5000 + number,
    entries: [{ do: 'answer', seat: 'red', question: `0#${number}`, answer: { to: number } }],
    lines: [],
    ...change,
  }
}

export function line(n: number, to: LineRow['to'] = 'all', what: Json = ['happened', { n }]): LineRow {
  return { n, turn: 1, clause: 'FIX 1.1', what, to }
}

export async function found(storage: Storage, id: string) {
  return (await storage.matches.find(id)) ?? assert.fail(`${id} is not there`)
}

export function checkpointOf(turn: number) {
  return { turn, entries: 0, version: 3, state: { turn }, standing: {} }
}
