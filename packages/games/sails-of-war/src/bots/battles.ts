import { sideOf } from '../battle/decide-losses.ts'
import type { Roll } from '../battle/rolls.ts'
import { homeOf } from '../board/realms.ts'
import { RANKS } from '../data/battle.ts'
import type { RaceId } from '../data/races.ts'
import { countOf } from '../pieces.ts'
import { heroesOf, ownHand } from '../players.ts'
import type { Units } from '../public-state.ts'
import type { View } from '../view.ts'
import type { Mind } from './mind.ts'
import { chanceOf, defendersOf, strengthOf, wallsOf } from './odds.ts'

/** Units that are routed may rally, or may be gone before they do. */
const worth = ({ ready, routed }: { readonly ready: Units; readonly routed: Units }): number =>
  strengthOf(ready) + strengthOf(routed) / 2

function sidesOf(view: View, seat: RaceId) {
  const own = sideOf(view, seat)
  const foe = view.battle?.attacker.race === seat ? view.battle.defender : view.battle?.attacker
  return { own, foe: foe ?? own }
}

/** A battle is won or lost without cards where one side is so many times as strong. */
const CARD_ODDS = 4

/** A card for each step in which it can do something, unless the battle is won or lost without it. */
export function cardsToLay({ view, seat }: Mind): unknown {
  const { own, foe } = sidesOf(view, seat)
  const odds = worth(own) / worth(foe)
  if (odds > CARD_ODDS || odds < 1 / CARD_ODDS) return undefined
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

const STAY = 'stay'

/** He leaves a battle that is all but lost; his own Home Realm he does not leave. */
export function wayOut({ asked, view, seat, habits }: Mind): unknown {
  const options = asked.options()
  const ways = options.kind === 'choice' ? options.branches.map(({ key }) => key) : []
  const { own, foe } = sidesOf(view, seat)
  const isOwnHome = view.battle?.realm === homeOf(seat)
  if (!ways.includes(STAY) || isOwnHome || worth(own) * habits.retreatOdds > worth(foe)) return undefined
  return ways.find((way) => way !== STAY)
}

/** A Hero joins where his side is likely to win; one who carries a prize stays out of it. */
export function heroForBattle(mind: Mind, realm: unknown): unknown {
  const { view, seat, habits, chart } = mind
  const at = chart.realms.find(({ id }) => id === realm)
  if (at === undefined) return undefined
  const ready = heroesOf(view, seat).find(
    ({ realm: stands, quest }) =>
      stands === at.id && (quest === null || quest === 'secret' || quest.prize === null),
  )
  if (ready === undefined) return undefined
  const attacks = view.turn?.active === seat
  const foe =
    view.battle === null
      ? undefined
      : [view.battle.attacker, view.battle.defender].find(({ race }) => race !== seat)
  const own = view.battle === null ? (at.forces[seat]?.units ?? {}) : sideOf(view, seat).ready
  if (foe === undefined) return ready.id
  const chance = attacks
    ? chanceOf(
        seat,
        own,
        foe.race,
        countOf(foe.ready) > 0 ? foe.ready : defendersOf(at, foe.race),
        wallsOf(at, foe.race),
      )
    : 1 - chanceOf(foe.race, foe.ready, seat, own, wallsOf(at, seat))
  return chance >= Math.min(habits.fieldChance, 0.6) || at.id === homeOf(seat) ? ready.id : undefined
}

/** The worst die of the best unit. */
export function dieToReroll(rolls: unknown): unknown {
  if (!Array.isArray(rolls)) return undefined
  const dice: readonly Roll[] = rolls
  const missed = dice.findIndex(({ result }) => result === 'miss')
  return missed >= 0 ? missed : undefined
}
