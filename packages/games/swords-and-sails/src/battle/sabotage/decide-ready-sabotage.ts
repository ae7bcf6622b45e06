import { type Decision, inTurn, range, refuse, standing, turned } from '@windward/table'
import { z } from 'zod'
import type { FactionId } from '../../data/factions/factions.ts'
import { countHeld, onePerBattle } from '../../hand.ts'
import { heldFact } from '../../intrigue/held-fact.ts'
import type { SwordsAndSails } from '../../state.ts'
import { ownPower } from '../../view/own-power.ts'
import type { View } from '../../view/view.ts'
import type { Field } from '../opposed-sides.ts'
import { say } from './sabotage-words.en.ts'

export interface ReadySabotageBrief {
  /** The battles that will be fought side by side. */
  readonly battles: readonly { readonly name: string; readonly where: Field }[]
}

const share = z.strictObject({ sabotage: z.int().min(0).max(20), counterSabotage: z.int().min(0).max(20) })
type Share = z.infer<typeof share>
const shape = z.array(share).max(99)
export type ReadyShares = z.infer<typeof shape>

const KINDS = ['sabotage', 'counterSabotage'] as const

/** SNS 7.10.12: which of its cards a seat keeps ready for which battle, in the order of the battles. */
export const readySabotage: Decision<SwordsAndSails, ReadySabotageBrief, ReadyShares> = {
  kind: 'ready-sabotage',
  title: () => say('sabotage.ready.title'),
  hint: () => say('sabotage.ready.hint'),
  facts: ({ seat, view }) => KINDS.map((card) => heldFact(view, seat, card)),
  shape,
  options: ({ seat, view, brief }) =>
    inTurn(brief.battles, ({ where }, before: readonly Share[]) => {
      const left = (card: (typeof KINDS)[number]) => held(view, seat, card) - sum(before, card)
      const shares = inTurn(KINDS, (card) =>
        turned(range(0, left(card), say('sabotage.ready.here', { card, where })), (count) => count),
      )
      return turned(shares, ([strikes = 0, counters = 0]) => ({
        sabotage: strikes,
        counterSabotage: counters,
      }))
    }),
  check: ({ seat, view, brief }, shares) => {
    if (shares.length !== brief.battles.length) return refuse('SNS 7.10.12', say('sabotage.ready.each'))
    const excess = KINDS.find((card) => sum(shares, card) > held(view, seat, card))
    if (excess === undefined) return undefined
    return refuse(
      'SNS 7.10.12',
      say('sabotage.ready.too-many', { card: excess, most: held(view, seat, excess) }),
    )
  },
  confirm: () => say('sabotage.ready.confirm'),
  absent: ({ seat, view, brief }) => inOrder(view, seat, brief),
  unanswered: () => say('sabotage.ready.unanswered'),
  standing: standing(say('sabotage.ready.standing'), z.literal('inOrder'), ({ seat, view, brief }) =>
    inOrder(view, seat, brief),
  ),
}

function inOrder(view: View, seat: FactionId, { battles }: ReadySabotageBrief): ReadyShares {
  const [strikes, counters] = KINDS.map((card) => onePerBattle(battles.length, held(view, seat, card)))
  return battles.map((_, place) => ({
    sabotage: strikes?.[place] ?? 0,
    counterSabotage: counters?.[place] ?? 0,
  }))
}

function held(view: View, seat: FactionId, card: (typeof KINDS)[number]): number {
  return countHeld(ownPower(view, seat), card)
}

function sum(shares: readonly Share[], card: (typeof KINDS)[number]): number {
  return shares.reduce((total, each) => total + each[card], 0)
}
