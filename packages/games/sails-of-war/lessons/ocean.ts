import type { PreparedPosition, ScriptedAnswer } from '@windward/table/lesson'
import { bareRealm, realmOf } from '../src/board/realms.ts'
import { zoneAt } from '../src/board/zones.ts'
import type { InitiativeCounter } from '../src/data/initiative.ts'
import { type Goods, homeOf, type RaceId, type RealmId } from '../src/facts.ts'
import { station } from '../src/forces.ts'
import { recruitHero } from '../src/heroes/recruit-hero.ts'
import { optionsShape } from '../src/options.ts'
import type { SomeUnits } from '../src/pieces.ts'
import { playerOf } from '../src/players.ts'
import { begin } from '../src/setup/begin.ts'
import { gainStar } from '../src/stars.ts'
import type { State } from '../src/state.ts'

/** How a player stands when the lesson begins; a Hero is in his Home Realm. */
export interface Standing {
  readonly race: RaceId
  readonly stock: Goods
  readonly stars: number
  /** What he holds, and what of his stands there. */
  readonly lands: Readonly<Partial<Record<RealmId, SomeUnits>>>
}

type Laid = readonly [realm: RealmId, row: number, column: number]

/** Two coasts that face each other, and an isle between them. */
const coasts = (west: RaceId, east: RaceId): readonly Laid[] => [
  [homeOf(west), 3, 3],
  ['mellon', 2, 3],
  ['greywold', 4, 3],
  ['cragmoor', 3, 2],
  ['giants-stair', 4, 2],
  [homeOf(east), 3, 8],
  ['silverleaf', 3, 7],
  ['goodland', 2, 8],
  ['hammerhold', 4, 8],
  ['kingsreach', 5, 6],
]

/** SOW 4.2.1: the counters of the Spring before, so that the first named is the first in Fall. */
const COUNTERS: readonly InitiativeCounter[] = [4, 1]

/** The Fall round of a match for two: who is first is settled, and there are neither cards nor Serpents. */
export function ocean(
  west: Standing,
  east: Standing,
  change: (state: State) => void = () => undefined,
): PreparedPosition {
  const state = begin([west.race, east.race], optionsShape.parse({}))
  state.round = 1
  for (const laid of coasts(west.race, east.race)) lay(state, laid)
  for (const [place, standing] of [west, east].entries()) settle(state, standing, COUNTERS[place] ?? null)
  change(state)
  return { turn: 2, state: { ...state } }
}

function lay(state: State, [id, row, column]: Laid): void {
  state.realms[id] = bareRealm(id, zoneAt(row, column))
}

function settle(
  state: State,
  { race, stock, stars, lands }: Standing,
  counter: InitiativeCounter | null,
): void {
  const player = playerOf(state, race)
  player.stock = { ...stock }
  player.initiative = counter
  for (const realm of Object.values(state.realms)) {
    const units = lands[realm.id]
    if (units === undefined) continue
    realm.owner = race
    station(realm, race, units)
  }
  for (let count = 0; count < stars; count += 1) gainStar(state, race)
  recruitHero(state, race)
}

/** A Port that can build and sail at once; a ship in it is launched by the rules. */
export function addPort(state: State, id: RealmId, side: 0 | 1 | 2 | 3 | 4 | 5): void {
  const realm = realmOf(state, id)
  realm.ports.push({ side, builder: realm.owner, since: 0, launched: 0 })
}

/** The other player looks on: nothing he does surprises anybody. */
export const looksOn = (seat: RaceId): readonly ScriptedAnswer[] => [
  ...['council', 'harvest', 'recruit', 'move'].map((kind) => ({ seat, kind, answer: 'done' })),
  { seat, kind: 'bid', answer: { grain: 0, wood: 0, iron: 0 } },
  { seat, kind: 'buy-star', answer: false },
  { seat, kind: 'agree-to-trade', answer: 'allow' },
]
