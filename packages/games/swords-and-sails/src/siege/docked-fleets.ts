import type { Clause } from '@windward/table'
import { forget } from '../battle/lay-cards-open.ts'
import { fleetsIn } from '../battle/sea/fleet-armour.ts'
import { isLandId, type LandId } from '../data/area-ids.ts'
import { MERCENARIES } from '../data/cards/expansion-cards.ts'
import type { FactionId } from '../data/factions/factions.ts'
import { FLEET_IDS } from '../data/pieces.ts'
import { SHIP_IDS } from '../data/ships.ts'
import { zonesBeside } from '../lands.ts'
import { isStuck } from '../orders/sail.ts'
import { type Fleet, keyOf, newFleet, noShips, type PieceKey, type Ships } from '../pieces.ts'
import { fleetsAt, fleetsOf, removeEmpty } from '../pieces-of.ts'
import { powerOf } from '../powers.ts'
import type { SnsFlow, SnsTable, State } from '../state.ts'
import { areAllied } from '../teams.ts'
import { toSea } from './decide-to-sea.ts'
import { say } from './words.en.ts'

/** SNS 8.4.3: what becomes of fleets in ports that have fallen. */
export function* clearPorts(t: SnsTable, fallen: readonly LandId[]): SnsFlow {
  const strangers = yield* t.step('strangers', () =>
    fallen.flatMap((land) => strangersIn(t.state, land)).map(keyOf),
  )
  const there = () => fleetsIn(t.state, { pieces: strangers })
  yield* putToSea(
    t,
    there().filter((fleet) => !isStuck(t.state, fleet)),
    'SNS 8.4.3',
  )
  for (const fleet of there()) if (isStuck(t.state, fleet)) captureFleet(t, fleet)
}

function strangersIn(state: State, land: LandId): Fleet[] {
  const { owner } = state.lands[land]
  return fleetsAt(state, land).filter(({ faction }) => owner !== null && !areAllied(state, faction, owner))
}

/** Docked fleets leave for a zone beside their port, of their owner's choice, by the clause that drives them out. */
export function* putToSea(t: SnsTable, fleets: readonly Fleet[], clause: Clause): SnsFlow {
  yield* t.together(
    fleets.map(keyOf),
    (key) => `to-sea:${key}`,
    (own, key) => leavePort(own, key, clause),
  )
}

function* leavePort(t: SnsTable, key: PieceKey, clause: Clause): SnsFlow {
  const [fleet] = fleetsIn(t.state, { pieces: [key] })
  const land = fleet?.at
  if (fleet === undefined || land === undefined || !isLandId(land)) return
  const zones = zonesBeside(t.state, land)
  const [only] = zones
  const choose = only === undefined || zones.length > 1
  const sea = choose ? yield* t.ask(fleet.faction, toSea, { fleet: key, land, clause }) : only
  fleet.at = sea
  t.tell('all', clause, say('siege.to-sea', { fleet: key, of: fleet.faction, sea }))
}

function captureFleet(t: SnsTable, fleet: Fleet): void {
  const { at, faction } = fleet
  if (!isLandId(at)) return
  const { owner } = t.state.lands[at]
  if (owner === null) return
  const taker = receivingFleet(t, owner, at)
  const who = { fleet: keyOf(fleet), of: faction, by: owner }
  if (taker !== undefined) {
    const ships = shipsIn(fleet)
    for (const ship of SHIP_IDS) taker.ships[ship] += ships[ship]
  }
  fleet.ships = noShips()
  fleet.bands = []
  removeEmpty(t.state, faction)
  t.tell('all', 'SNS 8.4.3', say(taker === undefined ? 'siege.ships-sunk' : 'siege.ships-taken', who))
}

/** A fleet of the captor's beside the port, else a new one in it; none if he has as many as there can be. */
function receivingFleet({ state }: SnsTable, captor: FactionId, land: LandId): Fleet | undefined {
  const power = powerOf(state, captor)
  const zones: readonly string[] = zonesBeside(state, land)
  const beside = fleetsOf(power).find(({ at }) => zones.includes(at))
  if (beside !== undefined) return beside
  const free = FLEET_IDS.find((id) => power.fleets[id] === undefined)
  if (free === undefined) return undefined
  const founded = newFleet(captor, free, land, noShips())
  power.fleets[free] = founded
  forget(state, keyOf(founded))
  return founded
}

/** Hired ships serve whoever has them: captured, they are ships like others. */
function shipsIn({ ships, bands }: Fleet): Ships {
  const all = { ...ships }
  for (const { card, left } of bands) {
    const ship = SHIP_IDS.find((id) => id === MERCENARIES[card].of)
    if (ship !== undefined) all[ship] += left
  }
  return all
}
