import type { FigureId } from '../battle/figure.ts'
import { takeFigures } from '../battle/losses/take-losses.ts'
import type { FactionId } from '../data/factions/factions.ts'
import { UNIT_IDS } from '../data/units.ts'
import { placesFor } from '../orders/places.ts'
import { type Army, type Fleet, keyOf } from '../pieces.ts'
import { armiesOf, fleetsOf, isEmpty, removeEmpty } from '../pieces-of.ts'
import { powerOf, powersIn } from '../powers.ts'
import type { SnsFlow, SnsTable } from '../state.ts'
import { type Boarder, boardersOf, excessOn } from './boarders.ts'
import { overload } from './decide-overload.ts'
import { cheapest } from './shed.ts'
import { say } from './words.en.ts'

type Boarding = ReadonlyMap<FactionId, readonly Boarder[]>

/**
 * SNS 6.1.1: armies go aboard, before the fleets move or after; across a bridge too (SNS 6.1.4). With the fleets that
 * have lost ships in the meantime.
 */
export function* board(t: SnsTable, when: 'before' | 'after', reduced: readonly Fleet[] = []): SnsFlow {
  const boarding = new Map<FactionId, readonly Boarder[]>()
  for (const power of powersIn(t.state)) {
    const boarders = boardersOf(t, power, when)
    if (boarders.length > 0) boarding.set(power.faction, boarders)
  }
  if (boarding.size > 0) {
    for (const boarders of boarding.values()) for (const { army } of boarders) sendHome(t, army)
    yield* disbandExcess(t, boarding, reduced)
    for (const boarders of boarding.values()) for (const boarder of boarders) goAboard(t, boarder)
  }
  for (const { faction } of powersIn(t.state)) removeEmpty(t.state, faction)
}

/** SNS 5.4.5: the units named in the order, as far as Sabotage has left them, and not all there is. */
function sendHome(t: SnsTable, army: Army): void {
  const does = army.order?.does
  const disband = does?.deed === 'board' ? does.disband : undefined
  if (disband === undefined) return
  const home = UNIT_IDS.map((unit) => ({ unit, count: Math.min(disband[unit] ?? 0, army.units[unit]) }))
  const count = home.reduce((sum, each) => sum + each.count, 0)
  if (count === 0 || count >= placesFor(army)) return
  for (const each of home) takeFigures(army, each.unit, each.count)
  t.tell([army.faction], 'SNS 5.4.5', say('overload.gone', { piece: keyOf(army), count }))
}

/** SNS 5.4.6: who is asked follows from what all have seen, and not from how many there are (SNS 14.1.1). */
function* disbandExcess(t: SnsTable, boarding: Boarding, reduced: readonly Fleet[]): SnsFlow {
  const loads = (faction: FactionId) =>
    (boarding.get(faction) ?? []).map(({ army, fleets }) => ({
      army: army.id,
      fleets: fleets.map(({ id }) => id),
    }))
  const chosen = yield* t.askAll(
    [...boarding.keys()].filter((seat) =>
      boarding.get(seat)?.some(({ fleets }) => fleets.some((fleet) => reduced.includes(fleet))),
    ),
    overload,
    (seat) => ({
      excess: excessOn(powerOf(t.state, seat), boarding.get(seat) ?? []),
      boarding: loads(seat),
    }),
  )
  for (const [faction, boarders] of boarding) {
    const power = powerOf(t.state, faction)
    const own = { armies: armiesOf(power), fleets: fleetsOf(power) }
    for (const { piece, kind, count } of chosen.get(faction) ?? cheapest(own, loads(faction))) {
      const army = boarders.find((each) => keyOf(each.army) === piece)?.army
      if (army !== undefined) disband(t, army, kind, count)
    }
  }
}

function disband(t: SnsTable, army: Army, kind: FigureId, count: number): void {
  takeFigures(army, kind, count)
  t.tell([army.faction], 'SNS 5.4.6', say('overload.gone', { piece: keyOf(army), count }))
}

function goAboard(t: SnsTable, { army, fleets }: Boarder): void {
  const [first] = fleets
  if (first === undefined || isEmpty(army)) return
  army.at = first.at
  army.aboard = fleets.map(({ id }) => id)
  t.tell('all', 'SNS 6.1.1', say('movement.boarded', { piece: keyOf(army), fleets: [...army.aboard] }))
}
