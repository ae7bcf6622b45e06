import type {
  Happening,
  Kept,
  LatestNumbers,
  MatchStatus,
  MatchStore,
  NewMatch,
  PersonId,
  SeatRow,
  TableChange,
} from '../matches.ts'
import { jsonOr, oneOf, text, whole } from './columns.ts'
import { listMatches } from './match-list.ts'
import { isAny, matchColumns, matchRow, SEATS, STATUSES, seatRow } from './match-row.ts'
import { type Engine, places, type Script, statement } from './script.ts'

export function matchStore(engine: Engine): MatchStore {
  return {
    create: (match, seats, asked = []) => engine.write(() => create(match, seats, asked)),
    change: (id, revision, wanted) => engine.write(() => change(id, revision, wanted)),
    list: (filter, limit, cursor) => engine.read(() => listMatches(filter, limit, cursor)),
    happenings: (id, after = 0) => engine.read(() => happenings(id, after)),
    census: () => engine.read(census),
    latest: (id) => engine.read(() => latest(id)),
    find: (id) =>
      engine.read(function* () {
        const [row] = yield statement('select * from matches where id = $1', id)
        if (row === undefined) return undefined
        const seats = yield statement(`${SEATS} where match_id = $1 order by place`, id)
        const asked = yield statement('select person from asked where match_id = $1 order by person', id)
        return {
          match: matchRow(row),
          seats: seats.map(seatRow),
          asked: asked.map((each) => text(each, 'person')),
        }
      }),
  }
}

function* latest(id: string): Script<LatestNumbers | undefined> {
  const [row] = yield statement(
    `select revision, (select coalesce(max(step), 0) from steps where match_id = $1) as step
     from matches where id = $1`,
    id,
  )
  return row && { revision: whole(row, 'revision'), step: whole(row, 'step') }
}

function* create(match: NewMatch, seats: readonly SeatRow[], asked: readonly PersonId[]): Script<void> {
  const columns = [...matchColumns(match), ['revision', 1] as const]
  const names = columns.map(([name]) => name).join(', ')
  const values = columns.map(([, value]) => value)
  yield statement(`insert into matches (${names}) values (${places(values.length)})`, ...values)
  yield* sit(match.id, seats)
  yield* ask(match.id, asked)
  yield { tell: `match:${match.id}` }
}

function* sit(id: string, seats: readonly SeatRow[]): Script<void> {
  for (const { seat, person, bot, name } of seats) {
    yield statement(
      `insert into seats (match_id, seat, place, person, bot, name)
       values ($1, $2, (select coalesce(max(place), 0) + 1 from seats where match_id = $1), $3, $4, $5)
       on conflict (match_id, seat) do update
       set person = excluded.person, bot = excluded.bot, name = excluded.name`,
      id,
      seat,
      person,
      bot,
      name,
    )
  }
}

function* ask(id: string, people: readonly PersonId[]): Script<void> {
  for (const person of people)
    yield statement(
      'insert into asked (match_id, person) values ($1, $2) on conflict (match_id, person) do nothing',
      id,
      person,
    )
}

function* change(id: string, revision: number, wanted: TableChange): Script<Kept> {
  const columns = matchColumns(wanted.match ?? {})
  const set = columns.map(([name], index) => `, ${name} = $${index + 3}`).join('')
  const changed = yield statement(
    `update matches set revision = revision + 1${set} where id = $1 and revision = $2 returning id`,
    id,
    revision,
    ...columns.map(([, value]) => value),
  )
  if (changed.length === 0) return 'raced'
  for (const seat of wanted.removed ?? []) {
    yield statement('delete from seats where match_id = $1 and seat = $2', id, seat)
  }
  yield* sit(id, wanted.seats ?? [])
  yield* ask(id, wanted.asked ?? [])
  for (const { at, what } of wanted.happenings ?? []) {
    yield statement(
      `insert into happenings (match_id, n, at, what)
       values ($1, (select coalesce(max(n), 0) + 1 from happenings where match_id = $1), $2, $3)`,
      id,
      at,
      JSON.stringify(what),
    )
  }
  for (const due of wanted.due ?? []) yield { match: id, due }
  yield { tell: `match:${id}` }
  return 'kept'
}

export function* happenings(id: string, after: number): Script<readonly Happening[]> {
  const sql = 'select n, at, what from happenings where match_id = $1 and n > $2 order by n'
  const rows = yield statement(sql, id, after)
  return rows.map((row) => ({
    n: whole(row, 'n'),
    at: whole(row, 'at'),
    what: jsonOr(row, 'what', null, isAny).value,
  }))
}

function* census(): Script<Readonly<Record<MatchStatus, number>>> {
  const counts = { gathering: 0, playing: 0, over: 0, archived: 0 }
  const rows = yield statement('select status, count(*) as matches from matches group by status')
  for (const row of rows) counts[oneOf(row, 'status', STATUSES)] = whole(row, 'matches')
  return counts
}
