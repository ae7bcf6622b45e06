import type { Dice } from '@windward/table'
import type { ActionId } from '../data/action-cards.ts'
import { BATTLE_STEPS, type BattleStep } from '../data/battle.ts'
import type { RaceId } from '../data/races.ts'
import type { Player } from '../state.ts'
import type { Battle } from './battle.ts'
import { CARDS, type Laid } from './decide-cards.ts'

type Players = Readonly<Partial<Record<RaceId, Player>>>

/** SOW 8.7.1: a battle with what others may have laid of what they may hold, for the steps still to come. */
export function withLaid(battle: Battle, players: Players, dice: Dice): Battle {
  if (battle.laid === undefined) return battle
  const laid = { ...battle.laid }
  for (const { race } of [battle.attacker, battle.defender]) {
    if (laid[race] === 'secret') laid[race] = someOfHand(players[race]?.hand ?? [], battle.step, dice)
  }
  return { ...battle, laid }
}

function someOfHand(hand: readonly ActionId[], step: BattleStep, dice: Dice): Laid {
  const laidFor = <C extends ActionId>(later: BattleStep, cards: readonly C[]): C | null => {
    const isOver = BATTLE_STEPS.indexOf(later) <= BATTLE_STEPS.indexOf(step)
    return isOver ? null : dice.pick([null, ...cards.filter((card) => hand.includes(card))])
  }
  return {
    rout: null,
    archers: laidFor('archers', CARDS.archers),
    cavalry: laidFor('cavalry', CARDS.cavalry),
    front: laidFor('front', CARDS.front),
  }
}
