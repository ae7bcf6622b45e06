import type { Clause } from '@windward/table'
import type { FactionId } from '../../data/factions/factions.ts'
import { placesOf } from '../../orders/places-aboard.ts'
import { type Army, type Fleet, keyOf } from '../../pieces.ts'
import { armiesOf, fleetsOf, pieceAt, removeEmpty } from '../../pieces-of.ts'
import { powerOf } from '../../powers.ts'
import type { SnsTable, State } from '../../state.ts'
import { takeFigures } from '../losses/losses.ts'
import { stocksOf, strengthOf } from '../stock.ts'
import { say } from './sea-words.en.ts'

/** SNS 6.4.4: fleets that share an army, directly or through others, are one convoy; each other fleet is its own. */
export function convoys(state: State, faction: FactionId): Fleet[][] {
  const power = powerOf(state, faction)
  const left = fleetsOf(power)
  const shared = armiesOf(power).filter(({ aboard }) => aboard.length > 1)
  if (shared.length === 0) return left.map((fleet) => [fleet])
  const found: Fleet[][] = []
  for (let first = left.shift(); first !== undefined; first = left.shift()) {
    const convoy = [first]
    for (const fleet of convoy) {
      const mates = shared.filter(({ aboard }) => aboard.includes(fleet.id)).flatMap(({ aboard }) => aboard)
      for (const mate of left.filter(({ id }) => mates.includes(id))) {
        left.splice(left.indexOf(mate), 1)
        convoy.push(mate)
      }
    }
    found.push(convoy)
  }
  return found
}

/** The armies some fleets of one faction have aboard, each once. */
export function cargoIn(state: State, faction: FactionId, fleets: readonly Fleet[]): Army[] {
  return armiesOf(powerOf(state, faction)).filter(({ aboard }) =>
    fleets.some(({ id }) => aboard.includes(id)),
  )
}

/**
 * SNS 7.8.9, SNS 7.10.11: cargo beyond the places left is drawn at random. Where nobody has seen ships go, only the
 * owner is told (SNS 14.1.1).
 */
export function drawExcess(
  t: SnsTable,
  faction: FactionId,
  fleets: readonly Fleet[],
  clause: Clause,
  told: 'all' | readonly FactionId[] = 'all',
): void {
  for (const convoy of convoys(t.state, faction)) {
    if (!convoy.some((fleet) => fleets.includes(fleet))) continue
    const cargo = cargoIn(t.state, faction, convoy)
    if (cargo.length === 0) continue
    const places = convoy.reduce((sum, fleet) => sum + placesOf(fleet), 0)
    const count = strengthOf(cargo) - places
    if (count <= 0) continue
    drawUnits(t, cargo, count)
    t.tell(told, clause, say('sea.drowned', { faction, count }))
  }
  removeEmpty(t.state, faction)
}

/** SNS 1.3.7: pieces without anything in them are gone, and troops whose last ships are. */
export function clearAway(
  t: SnsTable,
  faction: FactionId,
  clause: Clause,
  told: 'all' | readonly FactionId[] = 'all',
): void {
  tellDrowned(t, removeEmpty(t.state, faction), clause, told)
}

export function tellDrowned(
  t: SnsTable,
  armies: readonly Army[],
  clause: Clause,
  told: 'all' | readonly FactionId[] = 'all',
): void {
  for (const army of armies) t.tell(told, clause, say('sea.went-down', { piece: keyOf(army) }))
}

/** So many units of these armies are lost, every unit alike likely. */
export function drawUnits(t: SnsTable, cargo: readonly Army[], count: number): void {
  const lots = stocksOf(cargo).flatMap(({ piece, kind, count: many }) =>
    Array.from({ length: many }, () => ({ piece, kind })),
  )
  for (let n = 0; n < count && lots.length > 0; n += 1) {
    const lot = t.dice.draw(lots)
    const army = lot === undefined ? undefined : pieceAt(t.state, lot.piece)
    if (lot !== undefined && army !== undefined) takeFigures(army, lot.kind, 1)
  }
}
