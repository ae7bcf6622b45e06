import { razePort } from '../board/raze.ts'
import { realmOf } from '../board/realms.ts'
import type { RaceId } from '../data/races.ts'
import { withdraw } from '../forces.ts'
import { pay } from '../goods.ts'
import { addUnits } from '../pieces.ts'
import { inOrder, playerOf } from '../players.ts'
import { sink } from '../sea/sink-ship.ts'
import { shipOf } from '../ships.ts'
import type { SowFlow, SowTable } from '../state.ts'
import { paySupply } from './decide-supply.ts'
import { kept, type Payment } from './payment.ts'
import { dueFor, isNothing, keepOf } from './what-is-due.ts'
import { say } from './words.en.ts'

/** SOW 14: phase 4, unless a sign is in the sky (SOW 5.12). */
export function* supply(t: SowTable): SowFlow {
  const { state } = t
  state.phase = 'supply'
  if (state.weather.noSupply) return
  yield* t.each(
    'payments',
    () => inOrder(state),
    function* (race) {
      if (!isNothing(keepOf(state, race))) settle(t, race, yield* t.ask(race, paySupply, null))
    },
  )
}

function settle(t: SowTable, race: RaceId, { unpaid, iron }: Payment): void {
  const { state } = t
  const due = dueFor(state, race, kept(keepOf(state, race), unpaid))
  const paid = { grain: due.grain, wood: due.either - iron, iron: due.iron + iron }
  pay(playerOf(state, race).stock, paid)
  t.tell('all', 'SOW 14.1', say('supply.paid', { race, goods: paid }))
  removeUnits(t, race, unpaid)
  removeBuildings(t, race, unpaid)
  removeShips(t, race, unpaid)
}

function removeUnits(t: SowTable, race: RaceId, { units }: Payment['unpaid']): void {
  const { state } = t
  for (const { realm, ship: id, unit, count } of units) {
    const ship = id === null ? undefined : shipOf(state, id)
    if (realm !== null) withdraw(realmOf(state, realm), race, { [unit]: count })
    else if (ship !== undefined) addUnits(ship.units, { [unit]: count }, -1)
    t.tell('all', 'SOW 14.2', say('supply.units-lost', { race, units: { [unit]: count }, realm, ship: id }))
  }
}

/** SOW 14.3 */
function removeBuildings(t: SowTable, race: RaceId, { buildings, ports }: Payment['unpaid']): void {
  const { state } = t
  for (const id of buildings) {
    const realm = realmOf(state, id)
    realm.building = realm.building === 'city' ? 'town' : null
    t.tell('all', 'SOW 14.3', say('supply.building-lost', { race, realm: id, left: realm.building }))
  }
  for (const { realm: id, side } of ports) {
    const realm = realmOf(state, id)
    const port = realm.ports.find((each) => each.side === side)
    if (port === undefined) continue
    razePort(t, realm, port, () =>
      t.tell('all', 'SOW 14.3', say('supply.port-lost', { race, realm: id, side })),
    )
  }
}

/** SOW 14.4 */
function removeShips(t: SowTable, race: RaceId, { ships }: Payment['unpaid']): void {
  for (const id of ships) {
    const ship = shipOf(t.state, id)
    if (ship === undefined) continue
    sink(t, ship)
    t.tell('all', 'SOW 14.4', say('supply.ship-lost', { race, ship: id, kind: ship.kind }))
  }
}
