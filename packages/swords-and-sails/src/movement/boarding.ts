import type { FigureId } from '../battle/figure.ts'
import { takeFigures } from '../battle/take-losses.ts'
import type { FactionId } from '../data/factions.ts'
import { UNIT_IDS } from '../data/units.ts'
import { placesFor } from '../orders/places.ts'
import { type Army, keyOf } from '../pieces.ts'
import { powerOf, powersIn } from '../powers.ts'
import { isEmpty, removeEmpty } from '../standing-pieces.ts'
import type { SnsFlow, SnsTable } from '../state.ts'
import { type Boarder, boardersOf, excessOn } from './boarders.ts'
import { overload } from './overload.ts'
import { say } from './words.en.ts'

type Boarding = ReadonlyMap<FactionId, readonly Boarder[]>

/** SNS 6.1.1: armies go aboard, before the fleets move or after; across a bridge too (SNS 6.1.4). */
export function* board(t: SnsTable, when: 'before' | 'after'): SnsFlow {
  const boarding = new Map<FactionId, readonly Boarder[]>()
  for (const power of powersIn(t.state)) {
    const boarders = boardersOf(t, power, when)
    if (boarders.length > 0) boarding.set(power.faction, boarders)
  }
  if (boarding.size > 0) {
    for (const boarders of boarding.values()) for (const { army } of boarders) sendHome(t, army)
    yield* disbandExcess(t, boarding)
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

/** SNS 5.4.6 */
function* disbandExcess(t: SnsTable, boarding: Boarding): SnsFlow {
  const wants = [...boarding].flatMap(([faction, boarders]) => {
    const excess = boarders.length === 0 ? 0 : excessOn(powerOf(t.state, faction), boarders)
    return excess > 0 ? [{ faction, boarders, excess }] : []
  })
  if (wants.length === 0) return
  const chosen = yield* t.askAll(
    wants.map(({ faction }) => faction),
    overload,
    (seat) => {
      const want = wants.find(({ faction }) => faction === seat)
      const boarders = want?.boarders ?? []
      return {
        excess: want?.excess ?? 0,
        boarding: boarders.map(({ army, fleets }) => ({ army: army.id, fleets: fleets.map(({ id }) => id) })),
      }
    },
  )
  for (const { faction, boarders } of wants) {
    for (const { piece, kind, count } of chosen.get(faction) ?? []) {
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
