import { classOf, SIDES, type Side } from '../data/ships.ts'
import { VALUES } from '../data/values.ts'
import { captainsOf } from '../seats.ts'
import { afloatOf } from '../ships.ts'
import type { Outcome, SogTable, State } from '../state.ts'
import { say } from './words.en.ts'

/** SOG 16.2.2, SOG 1.1.5: whether only one side, or none, has ships in play. */
export function decide(t: SogTable): boolean {
  const [one, other] = SIDES.filter((side) => afloatOf(t.state, side).length > 0)
  if (other !== undefined) return false
  if (one === undefined) {
    t.tell('all', 'SOG 1.1.5', say('victory.all-lost'))
    end(t.state, null, 'all-lost')
  } else {
    t.tell('all', 'SOG 16.2.2', say('victory.last-afloat', { side: one }))
    end(t.state, one, 'last-afloat')
  }
  return true
}

/** SOG 1.1.6: after the last turn of a table's limit the greater value of ships in play wins. */
export function decideByLimit(t: SogTable): void {
  if (t.state.number < t.state.options.turnLimit) return
  const [british, french] = SIDES.map((side) => worthOf(t.state, side))
  const side = british === french ? null : (british ?? 0) > (french ?? 0) ? 'british' : 'french'
  t.tell('all', 'SOG 1.1.6', say('victory.turn-limit', { side }))
  end(t.state, side, 'turn-limit')
}

function worthOf(state: State, side: Side): number {
  return afloatOf(state, side).reduce((sum, { id }) => sum + VALUES[classOf(id).rate], 0)
}

function end(state: State, side: Side | null, how: Outcome['how']): void {
  const winners = side === null ? [] : captainsOf(state.seats, side)
  state.outcome = { winners, side, how }
}
