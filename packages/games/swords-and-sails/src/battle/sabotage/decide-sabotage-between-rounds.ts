import { type Decision, oneOf, PASS, type Pass, refuse, standing } from '@windward/table'
import { z } from 'zod'
import type { FactionId } from '../../data/factions/factions.ts'
import { say as sayCounter } from '../../intrigue/counter-words.en.ts'
import { heldFact } from '../../intrigue/held-fact.ts'
import { ownerOf, type PieceKey, pieceKeyShape } from '../../pieces.ts'
import type { SwordsAndSails } from '../../state.ts'
import type { Field } from '../opposed-sides.ts'
import { hasReady } from './ready-cards.ts'
import { say } from './sabotage-words.en.ts'

export interface BetweenRoundsBrief {
  /** The name of the battle, for which cards are kept ready. */
  readonly battle: string
  readonly where: Field
  /** The round that has just been fought. */
  readonly round: number
  /** The pieces that fight on, of all seats. */
  readonly pieces: readonly PieceKey[]
}

/** SNS 7.10.12: Sabotage between two rounds of a battle. Everybody with cards is asked, whatever the cards are. */
export const sabotageBetween: Decision<SwordsAndSails, BetweenRoundsBrief, PieceKey | Pass> = {
  kind: 'sabotage-between-rounds',
  title: ({ brief: { where, round } }) => say('sabotage.between.title', { where, round }),
  hint: () => say('sabotage.between.hint'),
  facts: ({ seat, view }) => [heldFact(view, seat, 'sabotage')],
  shape: z.union([z.literal(PASS), pieceKeyShape]),
  options: ({ seat, view, brief }) => {
    const targets = hasReady(view, seat, 'sabotage', brief.battle) ? othersIn(brief, seat) : []
    return oneOf<PieceKey | Pass>([PASS, ...targets], (each) =>
      each === PASS
        ? { key: each, label: say('sabotage.pass') }
        : {
            key: each,
            label: say('sabotage.target', { piece: each, of: ownerOf(each) }),
            note: sayCounter('counter.spent'),
          },
    )
  },
  check: ({ seat, view, brief }, piece) => {
    if (piece === PASS) return undefined
    if (!hasReady(view, seat, 'sabotage', brief.battle))
      return refuse('SNS 7.10.12', say('sabotage.between.none-ready'))
    return othersIn(brief, seat).includes(piece)
      ? undefined
      : refuse('SNS 7.10.12', say('sabotage.between.not-here'))
  },
  confirm: (_, piece) => say(piece === PASS ? 'sabotage.pass' : 'sabotage.play'),
  absent: () => PASS,
  standing: standing(
    say('sabotage.between.standing'),
    z.union([z.literal('never'), z.strictObject({ piece: pieceKeyShape, after: z.int().min(1).max(20) })]),
    ({ seat, view, brief }, wish) => {
      if (wish === 'never' || wish.after !== brief.round) return PASS
      const can = hasReady(view, seat, 'sabotage', brief.battle) && othersIn(brief, seat).includes(wish.piece)
      return can ? wish.piece : PASS
    },
  ),
}

function othersIn({ pieces }: BetweenRoundsBrief, seat: FactionId): PieceKey[] {
  return pieces.filter((piece) => ownerOf(piece) !== seat)
}
