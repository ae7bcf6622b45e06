import {
  answer,
  type Branch,
  branch,
  type Clause,
  choice,
  type Options,
  oneOf,
  type Refusal,
  refuse,
} from '@windward/table'
import type { Ammo } from '../data/ammunition.ts'
import type { Arc } from '../data/measures.ts'
import { isShip, type TargetId } from '../data/targets.ts'
import type { GunnerId, Post } from '../gunners/gunner.ts'
import type { AimedShot, MusketAims, PositionAims } from './aims.ts'
import { countersBy } from './shots.ts'
import { say } from './words.en.ts'

/** How the guns of a position are fired. */
export interface Aim<A = Arc> {
  /** Null fires at nothing (SOG 10.6.3). */
  readonly at: TargetId | null
  readonly arc: A
  /** What unloaded guns fire (SOG 12.6.2); null for loaded ones. */
  readonly load: Ammo | null
  /** SOG 12.10.1 */
  readonly high: boolean
}

type AnyArc = Arc | number

/** SOG 10.6.3: the guns are emptied, all together, whatever their arcs: the one that stands for all is named. */
function atNothing<A>(arc: A): Aim<A> {
  return { at: null, arc, load: null, high: false }
}

/** The ways one shot may be fired: with each load at hand, and high where that is allowed (SOG 12.6.2, SOG 12.10.1). */
function waysToFire<A>({ loads, mayAimHigh }: PositionAims<A>, { at, arc }: AimedShot<A>): Aim<A>[] {
  const chosen = loads.length === 0 ? [null] : loads
  return chosen.flatMap((load) => {
    const plain = { at, arc, load, high: false }
    return mayAimHigh && isShip(at) && (load === null || load === 'ball')
      ? [plain, { ...plain, high: true }]
      : [plain]
  })
}

export function aimOptions<A extends AnyArc>(
  side: Post,
  aims: PositionAims<A> | null,
  anyArc: A,
): Options<Aim<A> | null> {
  if (aims === null) return answer(null)
  const branches: Branch<Aim<A> | null>[] = [branch('hold', () => answer(null), say('fire.hold', { side }))]
  for (const shot of aims.shots) {
    for (const aim of waysToFire(aims, shot)) {
      const { at, range, rake } = shot
      const label = say('fire.shot', { side, ...aim, at, range, counters: countersBy(aim.load, shot), rake })
      branches.push(branch([at, aim.arc, aim.load, aim.high].join(' '), () => answer(aim), label))
    }
  }
  if (aims.mayFireAtNothing) {
    branches.push(branch('nothing', () => answer(atNothing(anyArc)), say('fire.empty', { side })))
  }
  return choice(branches)
}

export function musketOptions({ muskets, musketry }: MusketAims): Options<TargetId | null> {
  if (muskets.length === 0) return answer(null)
  return oneOf<TargetId | null>([null, ...muskets], (at) => ({
    key: at ?? 'none',
    label: at === null ? say('fire.no-musketry') : say('fire.musketry', { at, counters: musketry }),
  }))
}

/** Why guns may not be fired so; whatever it is with a battery, SOG 14.1.2 speaks of it, but for aiming high. */
export function aimFault<A extends AnyArc>(
  ship: GunnerId,
  side: Post,
  aims: PositionAims<A> | null,
  aim: Aim<A> | null,
  anyArc: A,
): Refusal | undefined {
  const by = (clause: Clause) => (side === 'guns' ? 'SOG 14.1.2' : clause)
  if (aim === null) return undefined
  if (aims === null) return refuse(by('SOG 7.1.1'), say('fire.cannot', { ship, side }))
  if (aim.at === null) {
    const plain = aim.arc === anyArc && aim.load === null && !aim.high
    return aims.mayFireAtNothing && plain ? undefined : refuse(by('SOG 10.6.3'), say('fire.at-nothing'))
  }
  const shot = shotOf(aims, aim)
  if (shot === undefined) return refuse(by('SOG 7.1.2'), say('fire.no-shot', { ship, side }))
  const ways = waysToFire(aims, shot).filter(({ load }) => load === aim.load)
  if (ways.length === 0) return refuse(by('SOG 12.6.2'), say('fire.wrong-load', { ship, side }))
  return ways.some(({ high }) => high === aim.high)
    ? undefined
    : refuse('SOG 12.10.1', say('fire.not-high', { ship, side }))
}

/** SOG 7.2.1, SOG 14.1.3 */
export function musketFault(
  ship: GunnerId,
  { muskets }: MusketAims,
  chosen: TargetId | null,
): Refusal | undefined {
  if (chosen === null || muskets.includes(chosen)) return undefined
  return refuse(isShip(ship) ? 'SOG 7.2.1' : 'SOG 14.1.3', say('fire.no-muskets', { ship }))
}

export function shotOf<A>({ shots }: PositionAims<A>, { at, arc }: Aim<A>): AimedShot<A> | undefined {
  return shots.find((shot) => shot.at === at && shot.arc === arc)
}

/** The shot that draws the most counters, and at least so many; unloaded guns fire ball (SOG 7.3.3, SOG 7.3.4, SOG 15.2.1). */
export function strongest<A>(aims: PositionAims<A> | null, least = 1): Aim<A> | null {
  const [best] = (aims?.shots ?? [])
    .filter(({ counters }) => counters >= least)
    .sort((one, other) => other.counters - one.counters)
  if (best === undefined) return null
  const load = aims?.loads.find((each) => each === 'ball') ?? null
  return { at: best.at, arc: best.arc, load, high: false }
}

/** SOG 7.3.3: for a captain who is away unloaded guns are reloaded rather than fired. */
export function strongestLoaded<A>(aims: PositionAims<A> | null): Aim<A> | null {
  return aims?.load == null ? null : strongest(aims)
}
