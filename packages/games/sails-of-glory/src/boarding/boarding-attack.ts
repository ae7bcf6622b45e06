import { drawCounters, putBack } from '../damage/bags.ts'
import { type Counter, readCounter } from '../damage/counters-and-markers.ts'
import { surrenderBeaten } from '../damage/lose-ship.ts'
import { capacityOf, placeCounters } from '../damage/place-counters.ts'
import { MUSKETRY_LETTER } from '../data/ammunition.ts'
import { classOf, type ShipId } from '../data/ships.ts'
import { isAfloat, shipOf } from '../ships.ts'
import type { SogFlow, SogTable } from '../state.ts'
import { boarders } from './decide-boarding-target.ts'
import { inBoardingOrder } from './grappling.ts'
import { say } from './words.en.ts'

/** One counter drawn by one ship against another. */
interface Blow {
  readonly by: ShipId
  readonly at: ShipId
  readonly counter: Counter
}

/** SOG 12.11.3, SOG 12.12.3, SOG 12.13.2: after fire, grappled crews fight; `prepared` says who planned Boarding. */
export function* boardingAttack(t: SogTable, prepared: (ship: ShipId) => boolean): SogFlow {
  yield* t.step('surprise', () => surprise(t, prepared))
  yield* t.each(
    'rounds',
    () => roundsOf(t),
    (round) => fightRound(t, round, prepared),
  )
}

function* fightRound(t: SogTable, round: number, prepared: (ship: ShipId) => boolean): SogFlow {
  const fighting = yield* t.step('fighters', () =>
    fightersIn(t).filter((ship) => classOf(ship).burden >= round),
  )
  yield* t.step('prepared', () => strike(t, fighting.filter(prepared)))
  yield* t.step('others', () =>
    strike(
      t,
      fighting.filter((ship) => !prepared(ship)),
    ),
  )
}

/** From 1, as many as the ship of the highest burden fights. */
function roundsOf({ state }: SogTable): number[] {
  const most = Math.max(0, ...state.grappled.flat().map((ship) => classOf(ship).burden))
  return Array.from({ length: most }, (_, index) => index + 1)
}

/** SOG 12.13.2: who did not plan Boarding takes a counter from each who did, until she surrenders. */
function surprise(t: SogTable, prepared: (ship: ShipId) => boolean): void {
  for (const [one, other] of [...t.state.grappled]) {
    for (const [by, at] of [
      [one, other],
      [other, one],
    ] as const) {
      if (!prepared(by) || prepared(at) || !opponentsOf(t, by).includes(at)) continue
      t.tell('all', 'SOG 12.13.2', say('boarders.surprise', { ship: by, at }))
      land(t, drawn(t, by, at))
    }
  }
}

function fightersIn(t: SogTable): ShipId[] {
  return [...new Set(t.state.grappled.flat())].filter((ship) => opponentsOf(t, ship).length > 0)
}

/** Grappled enemies still in play. */
function opponentsOf({ state }: SogTable, ship: ShipId): ShipId[] {
  if (!isAfloat(shipOf(state, ship))) return []
  return state.grappled
    .filter((pair) => pair.includes(ship))
    .map(([one, other]) => (one === ship ? other : one))
    .filter((other) => isAfloat(shipOf(state, other)))
}

/** One counter for each of these ships, felt together. */
function* strike(t: SogTable, ships: readonly ShipId[]): SogFlow {
  const order = yield* t.step('order', () => strikingOrder(t, ships))
  if (order.length === 0) return
  const targets = new Map<ShipId, ShipId>()
  for (const ship of order) {
    const at = yield* t.step(ship, () => targetOf(t, ship))
    if (at !== undefined) targets.set(ship, at)
  }
  yield* t.step('blows', () =>
    land(
      t,
      [...targets].flatMap(([by, at]) => drawn(t, by, at)),
    ),
  )
}

function strikingOrder(t: SogTable, ships: readonly ShipId[]): ShipId[] {
  const fighting = ships.filter((ship) => opponentsOf(t, ship).length > 0)
  return inBoardingOrder(t, fighting, (ship) => opponentsOf(t, ship).length > 1)
}

function* targetOf(t: SogTable, ship: ShipId): SogFlow<ShipId | undefined> {
  const targets = opponentsOf(t, ship)
  const { captain } = shipOf(t.state, ship)
  if (targets.length < 2 || captain === null) return targets[0]
  const at = yield* t.ask(captain, boarders, { ship, targets })
  t.tell('all', 'SOG 12.12.3', say('boarders.declared', { ship, at }))
  return at
}

function drawn(t: SogTable, by: ShipId, at: ShipId): Blow[] {
  return drawCounters(t.state, MUSKETRY_LETTER, 1, t.dice).map((counter) => {
    t.tell('all', 'SOG 12.11.3', say('boarders.attack', { ship: by, at, counter }))
    return { by, at, counter }
  })
}

/**
 * All blows take effect at the same time; of two that would fell each other one is spared (SOG 12.11.4). Who falls has
 * surrendered before the next counter is drawn, and if she was a flagship her friends have felt it (SOG 12.14.5).
 */
function land(t: SogTable, blows: readonly Blow[]): void {
  const felt = spare(t, blows)
  for (const { at, counter } of felt) {
    const ship = shipOf(t.state, at)
    placeCounters(ship, capacityOf(ship), [counter])
  }
  surrenderBeaten(t)
}

/** SOG 12.11.4: the blows that are felt. One that is not goes back into its bag. */
function spare(t: SogTable, blows: readonly Blow[]): Blow[] {
  const felt = [...blows]
  for (const blow of blows) {
    const back = felt.find((other) => other.by === blow.at && other.at === blow.by)
    if (!felt.includes(blow) || back === undefined) continue
    if (!fells(t, blow, felt) || !fells(t, back, felt)) continue
    const spared = t.dice.pick([blow.by, blow.at])
    const unfelt = spared === blow.at ? blow : back
    felt.splice(felt.indexOf(unfelt), 1)
    putBack(t.state.bags, [unfelt.counter])
    t.tell('all', 'SOG 12.11.4', say('boarders.lot', { ship: spared }))
  }
  return felt
}

/** Whether a blow takes a man from a ship that will have no crew left. */
function fells({ state }: SogTable, { at, counter }: Blow, blows: readonly Blow[]): boolean {
  const ship = shipOf(state, at)
  const losses = blows.filter((other) => other.at === at && isLoss(other.counter)).length
  return isLoss(counter) && ship.crew.length + losses >= capacityOf(ship).boxes
}

function isLoss(counter: Counter): boolean {
  return readCounter(counter).face.symbol === 'crew'
}
