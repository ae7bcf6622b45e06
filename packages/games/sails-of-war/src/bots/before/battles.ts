import { sideOf } from '../../battle/decide-losses.ts'
import { homeOf } from '../../board/realms.ts'
import { RANKS } from '../../data/battle.ts'
import type { RaceId } from '../../data/races.ts'
import { countOf } from '../../pieces.ts'
import { ownHand } from '../../players.ts'
import type { Units } from '../../public-state.ts'
import type { View } from '../../view.ts'
import type { Asked } from './players-question.ts'
import { strengthOf } from './strength-of-units.ts'
import { WARDEN } from './weights.ts'

/** Units that are routed may rally, or may be gone before they do. */
const worth = ({ ready, routed }: { readonly ready: Units; readonly routed: Units }): number =>
  strengthOf(ready) + strengthOf(routed) / 2

function sidesOf(view: View, seat: RaceId) {
  const own = sideOf(view, seat)
  const foe = view.battle?.attacker.race === seat ? view.battle.defender : view.battle?.attacker
  return { own, foe: foe ?? own }
}

/** A card for each step in which it can do something, unless the battle is won or lost without it. */
export function cardsToLay({ view, seat }: Asked): unknown {
  const { own, foe } = sidesOf(view, seat)
  const odds = worth(own) / worth(foe)
  if (odds > WARDEN.cardOdds || odds < 1 / WARDEN.cardOdds) return undefined
  const hand = ownHand(view, seat)
  const held = <C extends (typeof hand)[number]>(card: C, isOfUse: boolean): C | null =>
    isOfUse && hand.includes(card) ? card : null
  const { footman, giant, firegaunt, dragon } = own.ready
  return {
    rout: held('hold-the-line', countOf(own.routed) > 0) ?? held('dread', countOf(foe.routed) > 0),
    archers: held('volley', own.ready.archer > RANKS.archers),
    cavalry: held('grand-charge', own.ready.cavalry > RANKS.cavalry),
    front: held('battle-fury', footman + giant + firegaunt + dragon > 0),
  }
}

/** He leaves a battle that is all but lost; his own Home Realm he does not leave. */
export function wayOut(asked: Asked): unknown {
  const { view, seat } = asked
  const options = asked.options()
  const ways = options.kind === 'choice' ? options.branches.map(({ key }) => key) : []
  const { own, foe } = sidesOf(view, seat)
  const isOwnHome = view.battle?.realm === homeOf(seat)
  if (!ways.includes(STAY) || isOwnHome || worth(own) * WARDEN.retreatOdds > worth(foe)) return undefined
  return ways.find((way) => way !== STAY)
}

const STAY = 'stay'
