import { discard } from '../cards/draw-cards.ts'
import type { ActionId } from '../data/action-cards.ts'
import { BATTLE_STEPS, type BattleStep } from '../data/battle.ts'
import { handSize, openPlayer } from '../players.ts'
import type { SowFlow, SowTable } from '../state.ts'
import type { Battle, BattleSide, SideName } from './battle.ts'
import { layCards } from './decide-cards.ts'
import { say } from './words.en.ts'

/** The cards of both sides that lie open in a step. */
export type OpenCards = Readonly<Record<SideName, ActionId | null>>

/** SOW 8.7.1: all who hold cards are asked, so that nobody learns who holds which. */
export function* laySecretCards(t: SowTable, battle: Battle): SowFlow {
  const { attacker, defender, round } = battle
  const sides = [attacker, defender].filter(
    ({ race, militia }) => !militia && handSize(openPlayer(t.state, race)) > 0,
  )
  const laid = yield* t.askAll(
    sides.map(({ race }) => race),
    layCards,
    () => ({ round }),
  )
  battle.laid = Object.fromEntries(laid)
}

/** SOW 8.7.1: cards are turned up, and so spent, when their step comes. */
export function turnUp(t: SowTable, battle: Battle, step: BattleStep): OpenCards {
  const attacker = turnedUp(t, battle, battle.attacker, step)
  return { attacker, defender: turnedUp(t, battle, battle.defender, step) }
}

/** SOW 8.7.1: what is left when a round ends is turned up then. */
export function turnUpTheRest(t: SowTable, battle: Battle): void {
  for (const step of BATTLE_STEPS) turnUp(t, battle, step)
  delete battle.laid
}

function turnedUp(t: SowTable, battle: Battle, { race, militia }: BattleSide, step: BattleStep) {
  const laid = battle.laid?.[race]
  if (militia || laid === undefined || laid === 'secret') return null
  const card = laid[step]
  if (card === null) return null
  battle.laid = { ...battle.laid, [race]: { ...laid, [step]: null } }
  discard(t, race, card)
  t.tell('all', 'SOW 8.7.1', say('battle.cards.played', { race, card }))
  return card
}
