import { askCaptains } from '../asking/ask-captains.ts'
import { chance } from '../damage/bags.ts'
import { SHIPS, type ShipId } from '../data/ships.ts'
import { shipOf } from '../ships.ts'
import { pairsInContact } from '../ships-in-contact.ts'
import type { Pair, SogFlow, SogTable } from '../state.ts'
import { board } from './decide-board.ts'
import { grapple } from './decide-boarding-target.ts'
import { say } from './words.en.ts'

/** The enemies a ship touches. */
type Touching = ReadonlyMap<ShipId, readonly ShipId[]>
/** Whom a ship would grapple. */
type Named = Partial<Record<ShipId, ShipId>>

/** SOG 12.11.1, SOG 12.12: who grapples whom, decided anew each turn (SOG 12.11.5); `mayBoard` says who may declare it at all (SOG 12.13.1). */
export function* settleGrapples(t: SogTable, mayBoard: (ship: ShipId) => boolean): SogFlow {
  if (!t.state.options.boarding) return
  t.state.grappled = []
  const pairs = pairsInContact(t.state)
    .filter(([one, other]) => one.side !== other.side)
    .map(([one, other]): Pair => [one.id, other.id])
  if (pairs.length === 0) return
  const touching = touchingIn(pairs)
  const boarding = yield* t.step('declare', () => declare(t, touching, mayBoard))
  const named = yield* t.step('name', () => nameTargets(t, touching, boarding))
  yield* t.step('grapple', () => {
    for (const pair of pairs) tryToGrapple(t, pair, touching, named)
  })
}

function touchingIn(pairs: readonly Pair[]): Touching {
  const touching = new Map<ShipId, ShipId[]>()
  for (const [one, other] of pairs) {
    touching.set(one, [...(touching.get(one) ?? []), other])
    touching.set(other, [...(touching.get(other) ?? []), one])
  }
  return touching
}

/** Boarding or blank, chosen in secret by all at once, and shown to all. */
function* declare(
  t: SogTable,
  touching: Touching,
  mayBoard: (ship: ShipId) => boolean,
): SogFlow<readonly ShipId[]> {
  const ships = [...touching.keys()].filter(mayBoard)
  const own = (seat: SogTable['seats'][number]) =>
    ships.filter((ship) => shipOf(t.state, ship).captain === seat)
  const boarding = yield* askCaptains(t, board, own, (due) => ({ ships: due }))
  for (const ship of touching.keys()) {
    t.tell('all', 'SOG 12.11.1', say('board.shown', { ship, boarding: boarding.includes(ship) }))
  }
  return boarding
}

/** SOG 12.12.1: whoever touches several names one of them, in order. */
function* nameTargets(t: SogTable, touching: Touching, boarding: readonly ShipId[]): SogFlow<Named> {
  const hasChoice = (ship: ShipId) => (touching.get(ship)?.length ?? 0) > 1
  const order = yield* t.step('order', () => inBoardingOrder(t, boarding, hasChoice))
  const named: Named = {}
  for (const ship of order) {
    const at = yield* t.step(ship, () => nameTarget(t, ship, touching.get(ship) ?? []))
    if (at !== undefined) named[ship] = at
  }
  return named
}

function* nameTarget(t: SogTable, ship: ShipId, targets: readonly ShipId[]): SogFlow<ShipId | undefined> {
  const { captain } = shipOf(t.state, ship)
  const [only, another] = targets
  const at =
    another === undefined || captain === null ? only : yield* t.ask(captain, grapple, { ship, targets })
  if (at !== undefined) t.tell('all', 'SOG 12.12.1', say('grapple.declared', { ship, at }))
  return at
}

/** SOG 12.12.1: those who have nothing to choose, then the smallest crew first, then the most crew losses, then by lot. */
export function inBoardingOrder(
  t: SogTable,
  ships: readonly ShipId[],
  hasChoice: (ship: ShipId) => boolean,
): ShipId[] {
  const losses = (ship: ShipId) => shipOf(t.state, ship).crew.length
  const order = (a: ShipId, b: ShipId) => SHIPS[a].crew - SHIPS[b].crew || losses(b) - losses(a)
  const choosing = ships.filter(hasChoice)
  const tied = choosing.some((a, index) => choosing.slice(index + 1).some((b) => order(a, b) === 0))
  const inOrder = (tied ? t.dice.shuffle(choosing) : choosing).sort(order)
  return [...ships.filter((ship) => !hasChoice(ship)), ...inOrder]
}

/** SOG 12.11.1 for two ships that touch nobody else, SOG 12.12.2 in a heap. */
function tryToGrapple(t: SogTable, pair: Pair, touching: Touching, named: Named): void {
  const [one, other] = pair
  const tries = [named[one] === other, named[other] === one].filter(Boolean).length
  if (tries === 0) return
  const alone = touching.get(one)?.length === 1 && touching.get(other)?.length === 1
  const held =
    tries === 2 || (alone ? t.dice.pick(['boarding', 'blank']) === 'boarding' : chance(t.state, t.dice))
  if (held) t.state.grappled.push(pair)
  const clause = alone ? 'SOG 12.11.1' : 'SOG 12.12.2'
  t.tell('all', clause, say(held ? 'grapple.held' : 'grapple.slips', { one, other }))
}
