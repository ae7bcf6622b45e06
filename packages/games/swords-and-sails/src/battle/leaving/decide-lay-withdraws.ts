import { type Decision, inTurn, range, refuse, standing, turned } from '@windward/table'
import { z } from 'zod'
import type { FactionId } from '../../data/factions/factions.ts'
import { onePerBattle } from '../../hand.ts'
import type { SwordsAndSails } from '../../state.ts'
import { ownPower } from '../../view/own-power.ts'
import type { View } from '../../view/view.ts'
import type { Field } from '../opposed-sides.ts'
import { say } from '../words.en.ts'

export interface LayBrief {
  /** The battles it is in, which will be fought side by side. */
  readonly battles: readonly { readonly name: string; readonly where: Field }[]
}

/**
 * SNS 7.10.1: which of its Withdraws a seat keeps ready for which battle, as numbers in the order of the battles.
 * Battles are fought side by side; without this one card could be played in two of them.
 */
export const layWithdraws: Decision<SwordsAndSails, LayBrief, number[]> = {
  kind: 'lay-withdraws',
  title: () => say('battle.lay.title'),
  hint: () => say('battle.lay.hint'),
  facts: ({ seat, view }, cards) => [
    {
      label: say('battle.lay.ready'),
      value: say('battle.lay.of', { kept: sum(cards.map(Number)), held: held(view, seat) }),
    },
  ],
  shape: z.array(z.int().min(0).max(20)).max(20),
  options: ({ seat, view, brief }) =>
    inTurn(brief.battles, ({ where }, before: readonly number[]) =>
      turned(range(0, held(view, seat) - sum(before), say('battle.lay.here', { where })), (cards) => cards),
    ),
  check: ({ seat, view, brief }, cards) => {
    if (cards.length !== brief.battles.length) return refuse('SNS 7.10.1', say('battle.lay.each'))
    const most = held(view, seat)
    return sum(cards) > most ? refuse('SNS 7.10.1', say('battle.lay.too-many', { most })) : undefined
  },
  confirm: () => say('battle.lay.confirm'),
  absent: ({ seat, view, brief }) => onePerBattle(brief.battles.length, held(view, seat)),
  unanswered: () => say('battle.lay.unanswered'),
  standing: standing(say('battle.lay.standing'), z.literal('inOrder'), ({ seat, view, brief }) =>
    onePerBattle(brief.battles.length, held(view, seat)),
  ),
}

function held(view: View, seat: FactionId): number {
  return ownPower(view, seat).hand.filter((card) => card === 'tacticalWithdraw').length
}

function sum(cards: readonly number[]): number {
  return cards.reduce((total, count) => total + count, 0)
}
