import type { UnitId } from '../data/units.ts'
import { UNIT_IDS } from '../data/units.ts'
import { countOf, kindsIn } from '../pieces.ts'
import type { Units } from '../public-state.ts'
import type { Hits } from './rolls.ts'

/** The steps in which units are lost; pursuit is the strike at those who retreat. */
export type LossStep = 'archers' | 'cavalry' | 'front' | 'pursuit'

/** What suffers: killed one after the other, then routed one after the other. */
export interface Losses {
  readonly killed: readonly UnitId[]
  readonly routed: readonly UnitId[]
}

/** The units of a side while losses are taken from it. */
export interface Ranks {
  readonly ready: Units
  readonly routed: Units
}

export const copyOfRanks = ({ ready, routed }: Ranks): Ranks => ({
  ready: { ...ready },
  routed: { ...routed },
})

/** SOW 8.3.1: which un-routed units the step allows now. */
function allowed(step: LossStep, ready: Units): UnitId[] {
  const kinds = kindsIn(ready)
  const others = kinds.filter((unit) => unit !== 'archer')
  if (step === 'archers') return others.length > 0 ? others : kinds
  return step === 'cavalry' && ready.cavalry > 0 ? ['cavalry'] : kinds
}

/** SOW 8.3.2: what may be killed next; in a pursuit routed units too (SOW 8.5.2). */
export function killable(step: LossStep, { ready, routed }: Ranks): UnitId[] {
  if (step === 'pursuit') return UNIT_IDS.filter((unit) => ready[unit] + routed[unit] > 0)
  const kinds = allowed(step, ready)
  return kinds.length > 0 ? kinds : kindsIn(routed)
}

/** SOW 8.3.2: what may be routed next. */
export function routable(step: LossStep, { ready }: Ranks): UnitId[] {
  return allowed(step, ready)
}

export function kill(ranks: Ranks, unit: UnitId): void {
  if (ranks.ready[unit] > 0) ranks.ready[unit] -= 1
  else ranks.routed[unit] -= 1
}

export function rout(ranks: Ranks, unit: UnitId): void {
  ranks.ready[unit] -= 1
  ranks.routed[unit] += 1
}

/** How many picks there are: nobody loses more than he has. */
function picks({ kills, routs }: Hits, { ready, routed }: Ranks): Hits {
  const killed = Math.min(kills, countOf(ready) + countOf(routed))
  const left = Math.max(0, countOf(ready) - killed)
  return { kills: killed, routs: Math.min(routs, left) }
}

/** Whether these losses can be taken just so. */
export function canLose(step: LossStep, hits: Hits, start: Ranks, { killed, routed }: Losses): boolean {
  const ranks = copyOfRanks(start)
  for (const unit of killed) {
    if (!killable(step, ranks).includes(unit)) return false
    kill(ranks, unit)
  }
  for (const unit of routed) {
    if (!routable(step, ranks).includes(unit)) return false
    rout(ranks, unit)
  }
  if (killed.length !== picks(hits, start).kills) return false
  return (
    routed.length === Math.min(hits.routs, countOf(start.ready) - readyKilled(start, ranks, routed.length))
  )
}

/** How many un-routed units were killed on the way. */
function readyKilled(start: Ranks, after: Ranks, routs: number): number {
  return countOf(start.ready) - countOf(after.ready) - routs
}

/** The losses where every pick is the first of these kinds that may be picked. */
export function lossesBy(
  step: LossStep,
  { kills, routs }: Hits,
  start: Ranks,
  cheapest: readonly UnitId[],
): Losses {
  const ranks = copyOfRanks(start)
  const first = (kinds: readonly UnitId[]) => cheapest.find((unit) => kinds.includes(unit))
  const killed: UnitId[] = []
  const routed: UnitId[] = []
  for (let left = kills; left > 0; left -= 1) {
    const unit = first(killable(step, ranks))
    if (unit === undefined) break
    kill(ranks, unit)
    killed.push(unit)
  }
  for (let left = routs; left > 0; left -= 1) {
    const unit = first(routable(step, ranks))
    if (unit === undefined) break
    rout(ranks, unit)
    routed.push(unit)
  }
  return { killed, routed }
}

/** What is lost first by those who do not choose (SOW 18.1). */
export const CHEAPEST: readonly UnitId[] = ['footman', 'archer', 'cavalry', 'firegaunt', 'giant', 'dragon']

/** The only way to lose, if there is but one. */
export function forcedLosses(step: LossStep, hits: Hits, start: Ranks): Losses | undefined {
  const one = lossesBy(step, hits, start, CHEAPEST)
  const other = lossesBy(step, hits, start, [...CHEAPEST].reverse())
  return one.killed.join() === other.killed.join() && one.routed.join() === other.routed.join()
    ? one
    : undefined
}
