import { discard } from '../cards/draw-cards.ts'
import type { BattleStep } from '../data/battle.ts'
import { handSize, openPlayer } from '../players.ts'
import type { SowFlow, SowTable } from '../state.ts'
import type { Battle, BattleSide } from './battle.ts'
import { type Laid, layCards, NO_CARDS } from './decide-cards.ts'
import { say } from './words.en.ts'

/** The cards of both sides in this round, and the steps whose cards lie open. */
export interface RoundCards {
  of(side: BattleSide): Laid
  readonly open: Set<BattleStep>
}

/** SOW 8.7.1: all who hold cards are asked, so that nobody learns who holds which. */
export function* laidCards(t: SowTable, { attacker, defender, round }: Battle): SowFlow<RoundCards> {
  const { state } = t
  const sides = [attacker, defender].filter(
    ({ race, militia }) => !militia && handSize(openPlayer(state, race)) > 0,
  )
  const laid = yield* t.askAll(
    sides.map(({ race }) => race),
    layCards,
    () => ({ round }),
  )
  return {
    of: ({ race, militia }) => (militia ? NO_CARDS : (laid.get(race) ?? NO_CARDS)),
    open: new Set(),
  }
}

/** SOW 8.7.1: cards are turned up, and so spent, when their step comes, or when the round ends before it. */
export function turnUp(t: SowTable, battle: Battle, cards: RoundCards, step: BattleStep): void {
  if (cards.open.has(step)) return
  cards.open.add(step)
  for (const side of [battle.attacker, battle.defender]) {
    const card = cards.of(side)[step]
    if (card === null) continue
    discard(t, side.race, card)
    t.tell('all', 'SOW 8.7.1', say('battle.cards.played', { race: side.race, card }))
  }
}
