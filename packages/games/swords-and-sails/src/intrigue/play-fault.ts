import { type Refusal, refuse } from '@windward/table'
import type { LandId } from '../data/area-ids.ts'
import type { FactionId } from '../data/factions/factions.ts'
import { revoltFault } from '../expansion/revolts-fault.ts'
import { ownPower } from '../view/own-power.ts'
import type { View } from '../view/view.ts'
import type { PlayBrief } from './decide-play-card.ts'
import type { Play } from './play.ts'
import { spyFault } from './spy-targets.ts'
import { marriagePrice, winFault } from './winnable.ts'
import { say } from './words.en.ts'

/** Why a play is refused, or nothing. */
export function playFault(view: View, seat: FactionId, brief: PlayBrief, play: Play): Refusal | undefined {
  if (play.play === 'look') return lookFault(view, seat, brief, play.at)
  if (!ownPower(view, seat).hand.includes(play.play))
    return refuse('SNS 3.3.2', say('intrigue.play.not-held', { card: play.play }))
  switch (play.play) {
    case 'royalMarriage':
    case 'inheritTitle':
      return marriageFault(view, seat, play.land)
    case 'spy':
      return spyFault(view, seat, play.piece, 'card')
    case 'raidCaravans':
      return view.agreements.some(({ id }) => id === play.agreement)
        ? undefined
        : refuse('SNS 3.4.11', say('intrigue.raid.none'))
    default:
      return revoltFault(view, seat, play)
  }
}

function marriageFault(view: View, seat: FactionId, land: LandId): Refusal | undefined {
  const fault = winFault(view, seat, land)
  if (fault !== undefined) return fault
  const { gold } = ownPower(view, seat)
  const price = marriagePrice(view.lands[land])
  return price > gold ? refuse('SNS 3.4.3', say('intrigue.win.poor', { land, price, gold })) : undefined
}

/** SNS 3.5.2 */
function lookFault(view: View, seat: FactionId, { looks }: PlayBrief, at: FactionId): Refusal | undefined {
  if (looks === 0) return refuse('SNS 3.5.2', say('intrigue.look.no-more'))
  if (at === seat) return refuse('SNS 3.5.2', say('intrigue.look.own'))
  return (view.powers[at]?.cards ?? 0) === 0
    ? refuse('SNS 3.5.2', say('intrigue.look.empty', { of: at }))
    : undefined
}
