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
  const land = choose.oneOf(revoltLands(view, seat, card), (each) => ({
    key: each,
    label: say('revolt.land', { land: each }),
  }))
  return card === 'peasantRevolt'
    ? { play: card, land, peasants: firstPeasants(view, seat) }
    : { play: card, land }
}

/** Peasants of the first armies that have any; others may be named. */
function firstPeasants(view: View, seat: FactionId): { army: ArmyId; count: number }[] {
  const { needs } = REVOLTS.peasantRevolt
  let wanted = needs.kind === 'ownPeasants' ? needs.number : 0
  return ownPower(view, seat).armies.flatMap(({ id, units }) => {
    const count = Math.min(wanted, units.PS)
    wanted -= count
    return count === 0 ? [] : [{ army: id, count }]
  })
}
