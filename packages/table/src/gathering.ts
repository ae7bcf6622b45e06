import { commitmentTo, MOST_WORDS, type Seed } from './dice/seed.ts'
import type { Game, GameTypes } from './game.ts'
import { copyOf } from './json.ts'
import { type MatchRecord, RECORD_FORMAT } from './record/record.ts'
import { denied, granted, type Result, refuse } from './refusal.ts'
import { say } from './words.en.ts'

export interface Gathering {
  readonly options: unknown
  readonly seats: readonly string[]
  readonly seed: Seed
}

/** Lays a table: the record of a match nobody has acted in, with the promise of its dice. */
export function layTable<G extends GameTypes>(game: Game<G>, wish: Gathering): Result<MatchRecord> {
  const seated = seatsOf(game, wish)
  if (!seated.ok) return seated
  return granted({
    windward: 'record',
    format: RECORD_FORMAT,
    game: game.id,
    version: game.version,
    options: copyOf(game.options.parse(wish.options)),
    seats: [...seated.value],
    commitment: commitmentTo(wish.seed),
    seed: wish.seed,
    words: {},
    begun: false,
    entries: [],
  })
}

/** The seats of a table, if it can be laid so. */
export function seatsOf<G extends GameTypes>(
  game: Game<G>,
  { options: wished, seats: names }: Pick<Gathering, 'options' | 'seats'>,
): Result<readonly G['seat'][]> {
  const options = game.options.safeParse(wished)
  if (!options.success) {
    const [issue] = options.error.issues
    const problem = `${issue?.path.map(String).join(' → ')} ${issue?.message}`.trim()
    return denied(refuse('TBL 4.1', say('table.bad-options', { problem })))
  }
  const seats = knownSeats(game, names)
  const problem = seatsFault(game, names, seats, options.data)
  if (problem !== undefined) return denied(refuse('TBL 4.2', say('table.bad-seats', { problem })))
  return granted(seats)
}

/** A seat adds words of its own to the dice, so that nobody can say the table chose the rolls. */
export function addWords(record: MatchRecord, seat: string, words: string): Result<MatchRecord> {
  if (!record.seats.includes(seat)) return denied(refuse('TBL 1.1', say('table.no-such-seat', { seat })))
  if (record.begun) return denied(refuse('TBL 4.3', say('table.words-too-late')))
  if (words.length > MOST_WORDS || !words.isWellFormed()) {
    return denied(refuse('TBL 4.3', say('table.words-too-long', { most: MOST_WORDS })))
  }
  return granted({ ...record, words: { ...record.words, [seat]: words } })
}

/** Those of the named seats that the game knows, as its own type. */
export function knownSeats<G extends GameTypes>(
  game: Game<G>,
  names: readonly string[],
): readonly G['seat'][] {
  return names.flatMap((name) => game.seats.all.find((seat) => seat === name) ?? [])
}

function seatsFault<G extends GameTypes>(
  game: Game<G>,
  names: readonly string[],
  seats: readonly G['seat'][],
  options: G['options'],
): string | undefined {
  const { all, fewest, most } = game.seats
  const stranger = names.find((name) => !all.some((seat) => seat === name))
  if (stranger !== undefined) return `${game.name} has no seat “${stranger.slice(0, 40)}”`
  if (names.includes('__proto__')) return 'no seat can be called “__proto__”'
  if (new Set(names).size < names.length) return 'a seat is named twice'
  if (names.length < fewest || names.length > most) {
    return `${game.name} is for ${fewest} to ${most} seats, not for ${names.length}`
  }
  return game.seats.fault?.(seats, options)
}
