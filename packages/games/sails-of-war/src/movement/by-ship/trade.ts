import type { RaceId } from '../../data/races.ts'
import { TRADE_FACTOR } from '../../data/ships.ts'
import { takeGoods } from '../../economy/decide-goods.ts'
import { gain } from '../../goods.ts'
import { playerOf } from '../../players.ts'
import type { PortRef, Ship, ShipId } from '../../public-state.ts'
import { shipOf, shipsOf } from '../../ships.ts'
import type { SowFlow, SowTable } from '../../state.ts'
import { agreeToTrade } from '../decide-leave.ts'
import { noteRefusal, portPlace } from '../refused-before.ts'
import { say } from '../words.en.ts'
import { isSamePort, ownerOf } from './harbours.ts'
import { isOriginLost, originFor, tradeValue } from './port-of-origin.ts'

/**
 * SOW 7.5.2, SOW 7.5.4, SOW 7.5.5: whether a Trade Ship before a foreign Port is let in and trades; what is named stands for a
 * lost Port of Origin.
 */
export function* seekTrade(t: SowTable, id: ShipId, port: PortRef, named?: PortRef): SowFlow<boolean> {
  const { state } = t
  const ship = shipOf(state, id)
  if (ship === undefined) return false
  const deal = yield* t.step('deal', () => agreed(t, ship, port, named))
  if (deal === null) return false
  const { host, value } = deal
  yield* t.step('goods', function* () {
    const taken = yield* t.ask(host, takeGoods, { count: value, why: 'trade' })
    gain(playerOf(state, host).stock, taken)
    t.tell('all', 'SOW 7.5.4', say('movement.trade.taken', { race: host, goods: taken }))
  })
  const cargo = yield* t.ask(ship.owner, takeGoods, { count: value * TRADE_FACTOR, why: 'cargo' })
  ship.cargo = { ...cargo }
  t.tell('all', 'SOW 7.5.5', say('movement.trade.cargo', { race: ship.owner, ship: id, goods: cargo }))
  return true
}

/** With whom there is trade, and what it is worth to him. */
interface Deal {
  readonly host: RaceId
  readonly value: number
}

/** A ship that is let in lies in the Port. */
function* agreed(t: SowTable, ship: Ship, port: PortRef, named?: PortRef): SowFlow<Deal | null> {
  const { state } = t
  const host = ownerOf(state, port)
  const origin = (isOriginLost(state, ship) ? named : undefined) ?? originFor(state, ship, port)
  if (host === null || origin === null) return null
  const value = tradeValue(state, origin, port)
  const leave = yield* t.ask(host, agreeToTrade, { race: ship.owner, realm: port.realm, value })
  if (leave === 'refuse') noteRefusal(state, ship.id, portPlace(port))
  else Object.assign(ship, { moved: true, origin: { ...origin }, zone: null, port: { ...port } })
  t.tell(
    'all',
    'SOW 7.5.2',
    say('movement.trade.answered', { host, race: ship.owner, ship: ship.id, realm: port.realm, leave }),
  )
  return leave === 'refuse' ? null : { host, value }
}

/** SOW 7.5.1, SOW 7.5.6, SOW 7.5.7: a Trade Ship in a Port of its own. */
export function comeHome(t: SowTable, ship: Ship, port: PortRef): void {
  const { state } = t
  if (ship.kind !== 'trader') return
  const { id, owner, cargo } = ship
  if (cargo !== null && !isSamePort(ship.origin, port) && !isOriginLost(state, ship)) return
  ship.origin = { ...port }
  if (cargo === null) return
  ship.cargo = null
  gain(playerOf(state, owner).stock, cargo)
  const { realm } = port
  t.tell('all', 'SOW 7.5.6', say('movement.trade.home', { race: owner, ship: id, goods: cargo, realm }))
}

/** SOW 7.5.7: cargo that lies in a Port of its player when its Port of Origin is lost is home there. */
export function bringHome(t: SowTable, race: RaceId): void {
  for (const ship of shipsOf(t.state, race)) {
    const { cargo, port } = ship
    if (cargo !== null && port !== null && ownerOf(t.state, port) === race) comeHome(t, ship, port)
  }
}
