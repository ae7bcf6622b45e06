import { scenarioOf } from '../options.ts'
import { captainsOf, type Seat, sideOf } from '../seats.ts'
import { shipOf } from '../ships.ts'
import type { SogFlow, SogTable, State } from '../state.ts'
import { strip } from './berths.ts'
import { type PlaceBrief, place } from './decide-place.ts'
import { say } from './words.en.ts'

/** SOG 16.1.3: all captains at once, each in a strip of the side's zone. */
export function* placeShips(t: SogTable): SogFlow {
  const placed = yield* t.askAll(t.seats, place, (seat) => placeBrief(t.state, seat))
  for (const seat of t.seats) {
    for (const { ship: id, ...pose } of placed.get(seat) ?? []) {
      const ship = shipOf(t.state, id)
      ship.pose = pose
      ship.fate = 'afloat'
      t.tell('all', 'SOG 16.1.2', say('setup.placed', { ship: id }))
    }
  }
}

function placeBrief({ options, seats, ships }: State, seat: Seat): PlaceBrief {
  const side = sideOf(seat)
  const { zone, edge } = scenarioOf(options).fleets[side]
  const captains = captainsOf(seats, side)
  return {
    ships: ships.filter(({ captain }) => captain === seat).map(({ id }) => id),
    zone: strip(zone, edge, captains.indexOf(seat), captains.length),
    edge,
  }
}
