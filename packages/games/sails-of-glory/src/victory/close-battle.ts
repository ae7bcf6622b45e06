import { SIDES, type Side } from '../data/ships.ts'
import { scenarioNow } from '../scenario/current-scenario.ts'
import { captainsOf } from '../seats.ts'
import type { Flight, Outcome, SogTable, State, Tally } from '../state.ts'
import { flightOf } from './break-through.ts'
import { scoreOf } from './score.ts'
import { say } from './words.en.ts'

/** A battle is over. Played twice, the first only leaves its tally, and the second decides with it (SOG 16.1.10). */
export function close(t: SogTable, side: Side | null, how: Outcome['how']): void {
  const { state } = t
  if (!state.options.twice) {
    end(state, side, how, scoreOf(state))
    return
  }
  const tally = tallyOf(state)
  if (state.first === null) {
    state.first = tally
    t.tell('all', 'SOG 16.1.10', say('victory.first-battle'))
    return
  }
  const points = sumOf(state.first, tally)
  const winner = winnerOfTwo(state.first, tally)
  t.tell(
    'all',
    tally.flight === null ? 'SOG 16.5.5' : 'SOG 16.4.3',
    say('victory.twice', { side: winner, points }),
  )
  end(state, winner, 'twice', points)
}

function end(state: State, side: Side | null, how: Outcome['how'], points: Outcome['points']): void {
  const winners = side === null ? [] : captainsOf(state.seats, side)
  state.outcome = { winners, side, how, points }
}

function tallyOf(state: State): Tally {
  const { victory } = scenarioNow(state)
  return {
    points: scoreOf(state),
    flight: victory.kind === 'break-through' ? flightOf(state, victory.runners) : null,
  }
}

function sumOf({ points: one }: Tally, { points: other }: Tally): Record<Side, number> | null {
  if (one === null || other === null) return null
  return { british: one.british + other.british, french: one.french + other.french }
}

/** SOG 16.5.5, SOG 16.6.4, SOG 16.4.3 */
export function winnerOfTwo(first: Tally, second: Tally): Side | null {
  const points = sumOf(first, second)
  if (points !== null) return higher(points.british, points.french)
  if (first.flight === null || second.flight === null) return null
  const flights = [first.flight, second.flight]
  const of = (side: Side) => flights.find(({ runners }) => runners === side)
  const [british, french] = SIDES.map(of)
  if (british === undefined || french === undefined) return null
  return betterFlight(british, french)
}

function betterFlight(british: Flight, french: Flight): Side | null {
  const [out, sound, eliminated, covered] = (['out', 'sound', 'eliminated', 'covered'] as const).map((what) =>
    higher(british[what], french[what]),
  )
  return out ?? sound ?? eliminated ?? covered ?? null
}

export function higher(british: number, french: number): Side | null {
  if (british === french) return null
  return british > french ? 'british' : 'french'
}
