import {
  type Chooser,
  type Decision,
  PASS,
  type Pass,
  type Refusal,
  refuse,
  standing,
  straight,
} from '@windward/table'
import { z } from 'zod'
import type { FactionId } from '../../data/factions/factions.ts'
import { countHeld, holds } from '../../hand.ts'
import { ownerOf, type PieceKey, pieceKeyShape } from '../../pieces.ts'
import type { SwordsAndSails } from '../../state.ts'
import { isThere, othersPieces, someOfOthers } from '../../view/others-pieces.ts'
import { ownPower } from '../../view/own-power.ts'
import type { View } from '../../view/view.ts'
import { say } from './sabotage-words.en.ts'

/** When the question comes: before sea battles, before those on borders, when phase 6 begins, before sieges, at the end. */
const MOMENTS = ['seaBattles', 'borders', 'battles', 'sieges', 'end'] as const
export type Moment = (typeof MOMENTS)[number]

export interface SabotageBrief {
  readonly moment: Moment
  /** Pieces about to fight: cards may be laid aside for them. */
  readonly fighting: readonly PieceKey[]
}

const strikeShape = z.strictObject({
  piece: pieceKeyShape,
  /** At once, or after so many rounds of the piece's battle. */
  after: z.int().min(1).max(20).nullable(),
})
const playsShape = z.strictObject({
  strikes: z.array(strikeShape).max(10),
  guards: z.array(pieceKeyShape).max(10),
})
type Plays = z.infer<typeof playsShape>

/** The rounds a choice offers to wait; more may be written. */
const OFFERED_ROUNDS = [null, 1, 2] as const

/** SNS 7.10.7: cards played now, and cards laid aside for battles that are fought side by side. */
export const sabotage: Decision<SwordsAndSails, SabotageBrief, Plays | Pass> = {
  kind: 'sabotage',
  title: ({ brief: { moment } }) => say('sabotage.title', { moment }),
  shape: z.union([z.literal(PASS), playsShape]),
  ...straight((choose, { seat, view, brief }): Plays | Pass => {
    const own = ownPower(view, seat)
    const strikes = holds(own, 'sabotage') && someOfOthers(view, seat, () => true)
    const guards = holds(own, 'counterSabotage') && brief.fighting.length > 0
    const way = choose.oneOf(waysOpen(strikes, guards), called)
    if (way === PASS) return PASS
    return way === 'strike'
      ? chosenStrike(choose, othersPieces(view, seat), brief)
      : { strikes: [], guards: [choose.oneOf(brief.fighting, labelled)] }
  }),
  check: ({ seat, view, brief }, plays) =>
    plays === PASS ? undefined : playsFault(view, seat, brief, plays),
  absent: () => PASS,
  standing: standing(
    say('sabotage.standing'),
    z.union([
      z.literal('never'),
      z.strictObject({ piece: pieceKeyShape, at: z.enum(MOMENTS), after: strikeShape.shape.after }),
    ]),
    ({ brief }, wish) => {
      if (wish === 'never') return PASS
      return wish.at === brief.moment
        ? { strikes: [{ piece: wish.piece, after: wish.after }], guards: [] }
        : PASS
    },
  ),
  openEnded: true,
}

type Way = Pass | 'strike' | 'guard'

const ONLY_PASS: readonly Way[] = [PASS]
const STRIKE: readonly Way[] = [PASS, 'strike']
const GUARD: readonly Way[] = [PASS, 'guard']
const ALL_WAYS: readonly Way[] = [PASS, 'strike', 'guard']

function waysOpen(strikes: boolean, guards: boolean): readonly Way[] {
  if (strikes) return guards ? ALL_WAYS : STRIKE
  return guards ? GUARD : ONLY_PASS
}

function called(way: Way) {
  return { key: way, label: say(`sabotage.${way}`) }
}

function chosenStrike(choose: Chooser, targets: readonly PieceKey[], { fighting }: SabotageBrief): Plays {
  const piece = choose.oneOf(targets, labelled)
  const whens = fighting.includes(piece) ? OFFERED_ROUNDS : OFFERED_ROUNDS.slice(0, 1)
  const after = choose.oneOf(whens, (rounds) =>
    rounds === null
      ? { key: 'now', label: say('sabotage.now') }
      : { key: `${rounds}`, label: say('sabotage.after', { after: rounds }) },
  )
  return { strikes: [{ piece, after }], guards: [] }
}

function playsFault(
  view: View,
  seat: FactionId,
  { fighting }: SabotageBrief,
  { strikes, guards }: Plays,
): Refusal | undefined {
  const held = heldBy(view, seat, 'sabotage')
  if (strikes.length > held) return refuse('SNS 7.10.7', say('sabotage.too-many', { held }))
  const counters = heldBy(view, seat, 'counterSabotage')
  if (guards.length > counters)
    return refuse('SNS 7.10.9', say('sabotage.too-many-guards', { held: counters }))
  for (const { piece } of strikes) {
    if (ownerOf(piece) === seat) return refuse('SNS 7.10.7', say('sabotage.own'))
    if (!isThere(view, piece)) return refuse('SNS 7.10.7', say('sabotage.no-piece'))
  }
  const fights = (piece: PieceKey) => fighting.includes(piece)
  return strikes.every((strike) => strike.after === null || fights(strike.piece)) && guards.every(fights)
    ? undefined
    : refuse('SNS 7.10.7', say('sabotage.no-battle'))
}

function heldBy(view: View, seat: FactionId, card: 'sabotage' | 'counterSabotage'): number {
  return countHeld(ownPower(view, seat), card)
}

function labelled(piece: PieceKey) {
  return { key: piece, label: say('sabotage.target', { piece, of: ownerOf(piece) }) }
}
