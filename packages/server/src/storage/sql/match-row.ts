import type { Json } from '@windward/table'
import type { Absence, Access, MatchRow, MatchStatus, NewMatch, SeatRow } from '../matches.ts'
import { jsonOr, oneOf, text, textOrNull, whole, wholeOrNull } from './columns.ts'
import type { Row, SqlValue } from './script.ts'

export const STATUSES = ['gathering', 'playing', 'over', 'archived'] as const satisfies MatchStatus[]
const ACCESSES = ['open', 'invitation', 'private'] as const satisfies Access[]
const ABSENCES = ['rules', 'bot', 'offer'] as const satisfies Absence[]

export const isAny = (_value: Json): _value is Json => true
const isRecord = (value: Json): value is Readonly<Record<string, Json>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const isRecordOfTexts = (value: Json): value is Readonly<Record<string, string>> =>
  isRecord(value) && Object.values(value).every((each) => typeof each === 'string')

/** What is damaged in it stands there empty: who sits at the table can still be told that it is. */
export function matchRow(row: Row): MatchRow {
  const [options, clock, result] = [
    jsonOr(row, 'options', null, isAny),
    jsonOr(row, 'clock', null, isAny),
    jsonOr(row, 'result', null, isAny),
  ]
  const words = jsonOr(row, 'words', {}, isRecordOfTexts)
  const more = jsonOr(row, 'more', {}, isRecord)
  const isWhole = [options, clock, result, words, more].every((each) => each.isWhole)
  return {
    id: text(row, 'id'),
    status: oneOf(row, 'status', STATUSES),
    game: text(row, 'game'),
    version: whole(row, 'version'),
    options: options.value,
    access: oneOf(row, 'access', ACCESSES),
    spectators: whole(row, 'spectators') === 1,
    clock: clock.value,
    absence: oneOf(row, 'absence', ABSENCES),
    host: textOrNull(row, 'host'),
    invitationHash: textOrNull(row, 'invitation_hash'),
    seed: text(row, 'seed'),
    commitment: text(row, 'commitment'),
    words: words.value,
    created: whole(row, 'created'),
    started: wholeOrNull(row, 'started'),
    ended: wholeOrNull(row, 'ended'),
    result: result.value,
    more: more.value,
    revision: whole(row, 'revision'),
    ...(!isWhole && { damaged: true as const }),
  }
}

/** Seats with whatever is known of accounts that are bots. */
export const SEATS = 'select seats.*, bots.owner_name from seats left join bots on bots.person = seats.person'

export function seatRow(row: Row): SeatRow {
  const owner = textOrNull(row, 'owner_name')
  return {
    seat: text(row, 'seat'),
    person: textOrNull(row, 'person'),
    bot: textOrNull(row, 'bot'),
    name: text(row, 'name'),
    ...(owner !== null && { owner }),
  }
}

/** The columns a field of a match may go to; nothing else ever gets into a statement. */
const COLUMNS: ReadonlyMap<string, string> = new Map([
  ['invitationHash', 'invitation_hash'],
  ...['id', 'status', 'game', 'version', 'access', 'spectators', 'absence', 'host', 'seed', 'commitment'].map(
    same,
  ),
  ...['options', 'clock', 'words', 'created', 'started', 'ended', 'result', 'more'].map(same),
])

function same(name: string): [string, string] {
  return [name, name]
}

/** The columns of a match, with what stands in them; those of a change are among them. */
export function matchColumns(match: Partial<NewMatch>): readonly (readonly [string, SqlValue])[] {
  return Object.entries(match).map(([field, value]) => {
    const column = COLUMNS.get(field)
    if (column === undefined) throw new TypeError(`A match has no ${field} to be kept.`)
    return [column, asKept(field, value)]
  })
}

const AS_JSON = new Set(['options', 'clock', 'words', 'result', 'more'])

function asKept(field: string, value: unknown): SqlValue {
  if (AS_JSON.has(field)) return JSON.stringify(value)
  if (typeof value === 'boolean') return value ? 1 : 0
  if (value === null || typeof value === 'string' || typeof value === 'number') return value
  throw new TypeError(`${field} of a match cannot be kept.`)
}
