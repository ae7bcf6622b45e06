import { after, answer, type Decision, type Options, oneOf, refuse, standing } from '@windward/table'
import * as z from 'zod'
import type { RaceId } from '../data/races.ts'
import { UNIT_IDS, type UnitId } from '../data/units.ts'
import type { SailsOfWar } from '../state.ts'
import type { View } from '../view.ts'
import { type BattleSide, battleOf } from './battle.ts'
import {
  CHEAPEST,
  canLose,
  copyOfRanks,
  kill,
  killable,
  type Losses,
  type LossStep,
  lossesBy,
  type Ranks,
  rout,
  routable,
} from './losses.ts'
import type { Hits } from './rolls.ts'
import { say } from './words.en.ts'

export interface LossBrief {
  readonly step: LossStep
  readonly hits: Hits
}

const MOST_LOSSES = 40
const unitList = z.array(z.enum(UNIT_IDS)).max(MOST_LOSSES)

/** SOW 8.3: both sides at once. */
export const takeLosses: Decision<SailsOfWar, LossBrief, Losses> = {
  kind: 'losses',
  title: ({ brief: { hits } }) => say('battle.losses.title', { ...hits }),
  shape: z.strictObject({ killed: unitList, routed: unitList }),
  options: ({ view, seat, brief: { step, hits } }) => picked(step, hits, ranksOf(view, seat), [], []),
  check: ({ view, seat, brief: { step, hits } }, losses) =>
    canLose(step, hits, ranksOf(view, seat), losses)
      ? undefined
      : refuse('SOW 8.3.1', say('battle.losses.wrong', { ...hits })),
  confirm: () => say('battle.losses.confirm'),
  absent: ({ view, seat, brief: { step, hits } }) => lossesBy(step, hits, ranksOf(view, seat), CHEAPEST),
  standing: standing(
    say('battle.losses.standing'),
    z.strictObject({ first: z.array(z.enum(UNIT_IDS)).min(1).max(UNIT_IDS.length) }),
    ({ view, seat, brief: { step, hits } }, { first }) => {
      const order = [...first, ...CHEAPEST.filter((unit) => !first.includes(unit))]
      return lossesBy(step, hits, ranksOf(view, seat), order)
    },
  ),
}

/** One pick after the other, each of what may be picked then. */
function picked(
  step: LossStep,
  hits: Hits,
  start: Ranks,
  killed: readonly UnitId[],
  routed: readonly UnitId[],
): Options<Losses> {
  const ranks = copyOfRanks(start)
  for (const unit of killed) kill(ranks, unit)
  for (const unit of routed) rout(ranks, unit)
  const toKill = killed.length < hits.kills && routed.length === 0 ? killable(step, ranks) : []
  if (toKill.length > 0) {
    return after(kinds(toKill, 'kill'), (unit) => picked(step, hits, start, [...killed, unit], routed))
  }
  const toRout = routed.length < hits.routs ? routable(step, ranks) : []
  if (toRout.length > 0) {
    return after(kinds(toRout, 'rout'), (unit) => picked(step, hits, start, killed, [...routed, unit]))
  }
  return answer({ killed: [...killed], routed: [...routed] })
}

const kinds = (units: readonly UnitId[], fate: 'kill' | 'rout') =>
  oneOf(units, (unit) => ({ key: `${fate} ${unit}`, label: say(`battle.losses.${fate}`, { unit }) }))

function ranksOf(view: View, seat: RaceId): Ranks {
  return sideOf(view, seat)
}

/** The side of a seat in the battle under way. */
export function sideOf(view: View, seat: RaceId): BattleSide {
  const { attacker, defender } = battleOf(view)
  return attacker.race === seat ? attacker : defender
}
