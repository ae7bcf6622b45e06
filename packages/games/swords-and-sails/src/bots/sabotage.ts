import { PASS } from '@windward/table'
import { z } from 'zod'
import type { Moment, SabotageBrief } from '../battle/sabotage/decide-sabotage.ts'
import type { BetweenRoundsBrief } from '../battle/sabotage/decide-sabotage-between-rounds.ts'
import { isLandId } from '../data/area-ids.ts'
import type { FactionId } from '../data/factions/factions.ts'
import { countHeld } from '../hand.ts'
import { armyKey, ownerOf, type PieceKey, pieceKeyShape } from '../pieces.ts'
import { areAllied } from '../teams.ts'
import { ownPower } from '../view/own-power.ts'
import type { View } from '../view/view.ts'
import { type Asked, isOurs } from './outlook.ts'
import { rumours } from './strength.ts'

const MOMENTS: readonly Moment[] = ['seaBattles', 'borders', 'battles', 'sieges', 'end']

const sabotageShape: z.ZodType<SabotageBrief> = z.object({
  moment: z.enum(['seaBattles', 'borders', 'battles', 'sieges', 'end']),
  fighting: z.array(pieceKeyShape),
})

/** SNS 15.2.7: against whom he is about to fight, or who besieges his land; a guard for his own who fight. */
export function sabotageToPlay({ view, seat, brief }: Asked): unknown {
  const own = ownPower(view, seat)
  const held = countHeld(own, 'sabotage')
  const guards = countHeld(own, 'counterSabotage')
  if (held === 0 && guards === 0) return PASS
  const { moment, fighting } = sabotageShape.parse(brief)
  const mine = fighting.filter((piece) => ownerOf(piece) === seat)
  const laid = view.laid.length > 0
  const target = held > 0 ? targetOf(view, seat, moment, mine.length > 0 ? fighting : []) : undefined
  const guarded = guards > 0 && !laid && !view.options.live ? mine.slice(0, 1) : []
  if (target === undefined && guarded.length === 0) return PASS
  return { strikes: target === undefined ? [] : [{ piece: target, after: null }], guards: guarded }
}

function targetOf(
  view: View,
  seat: FactionId,
  moment: Moment,
  fighting: readonly PieceKey[],
): PieceKey | undefined {
  const isFoe = (piece: PieceKey) => !areAllied(view, seat, ownerOf(piece))
  const besiegers = rumours(view, seat).filter(({ at }) => isLandId(at) && isOurs({ view, seat }, at))
  const [strongest] = besiegers.toSorted((a, b) => b.strength - a.strength)
  if (strongest !== undefined && MOMENTS.indexOf(moment) >= MOMENTS.indexOf('battles'))
    return armyKey(strongest.faction, strongest.id)
  return fighting.find(isFoe)
}

const betweenShape: z.ZodType<Pick<BetweenRoundsBrief, 'pieces'>> = z.object({
  pieces: z.array(pieceKeyShape),
})

/** SNS 7.10.12: between two rounds of a battle of his own. */
export function sabotageBetween(asked: Asked): unknown {
  const { view, seat, brief } = asked
  const { pieces } = betweenShape.parse(brief)
  if (!pieces.some((piece) => areAllied(view, seat, ownerOf(piece)))) return PASS
  const foe = pieces.find((piece) => !areAllied(view, seat, ownerOf(piece)))
  return foe !== undefined && asked.check(foe) === undefined ? foe : PASS
}
