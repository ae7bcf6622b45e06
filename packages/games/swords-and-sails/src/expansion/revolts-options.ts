import type { Chooser } from '@windward/table'
import { REVOLTS, type RevoltId } from '../data/expansion-cards.ts'
import type { FactionId } from '../data/factions.ts'
import type { ArmyId } from '../data/pieces.ts'
import type { RevoltPlay } from '../intrigue/play.ts'
import { ownPower } from '../own-view.ts'
import type { View } from '../view.ts'
import { revoltLands } from './revolts-fault.ts'
import { say } from './revolts-words.en.ts'

/** SNS 12.3.6: where a revolt card is played. */
export function chosenRevolt(choose: Chooser, view: View, seat: FactionId, card: RevoltId): RevoltPlay {
  const land = choose.oneOf(
    revoltLands(view, seat, card),
    (each) => ({ key: each, label: say('revolt.land', { land: each }) }),
    () => say('revolt.where'),
  )
  return card === 'peasantRevolt'
    ? { play: card, land, peasants: chosenPeasants(choose, view, seat) }
    : { play: card, land }
}

/** Which peasants are given up, army by army; where nothing is left to choose, nothing is asked. */
function chosenPeasants(choose: Chooser, view: View, seat: FactionId): { army: ArmyId; count: number }[] {
  const { needs } = REVOLTS.peasantRevolt
  let wanted = needs.kind === 'ownPeasants' ? needs.number : 0
  const armies = ownPower(view, seat).armies.filter(({ units }) => units.PS > 0)
  let others = armies.reduce((sum, { units }) => sum + units.PS, 0)
  return armies.flatMap(({ id, units }) => {
    others -= units.PS
    const [least, most] = [Math.max(0, wanted - others), Math.min(wanted, units.PS)]
    const count =
      least === most ? most : choose.number(least, most, () => say('revolt.peasants', { army: id }))
    wanted -= count
    return count === 0 ? [] : [{ army: id, count }]
  })
}
