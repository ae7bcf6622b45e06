import {
  answer,
  type Branch,
  branch,
  choice,
  type Decision,
  fields,
  inTurn,
  type Options,
  oneOf,
  type Refusal,
  refuse,
  standing,
} from '@windward/table'
import { z } from 'zod'
import { AMMUNITION } from '../data/ammunition.ts'
import { ARCS } from '../data/measures.ts'
import { SHIP_IDS, type ShipId } from '../data/ships.ts'
import { TARGET_IDS, type TargetId } from '../data/targets.ts'
import { BROADSIDES, type Broadside } from '../geometry/gunnery.ts'
import type { SailsOfGlory } from '../state.ts'
import type { AimedShot, Aims, SideAims } from './aims.ts'
import { countersBy, reachesTarget } from './shots.ts'
import { waysToFire } from './ways-to-fire.ts'
import { say } from './words.en.ts'

export interface FireBrief {
  readonly ships: readonly Aims[]
}

const aimShape = z.strictObject({
  /** Null fires at nothing (SOG 10.6.3). */
  at: z.enum(TARGET_IDS).nullable(),
  arc: z.enum(ARCS),
  /** What unloaded guns fire (SOG 12.6.2); null for loaded ones. */
  load: z.enum(AMMUNITION).nullable(),
  /** SOG 12.10.1 */
  high: z.boolean(),
})
export type Aim = z.infer<typeof aimShape>

const fireShape = z.strictObject({
  ship: z.enum(SHIP_IDS),
  /** Null holds the broadside. */
  port: aimShape.nullable(),
  starboard: aimShape.nullable(),
  muskets: z.enum(TARGET_IDS).nullable(),
})
export type Fire = z.infer<typeof fireShape>

/** SOG 10.6.3: the guns are emptied, all together. */
const AT_NOTHING: Aim = { at: null, arc: 'central', load: null, high: false }

/** SOG 7.1, SOG 7.2, SOG 7.3.1; SOG 3.2.6, SOG 7.1.3: by which of several arcs is the captain's choice. */
export const fire: Decision<SailsOfGlory, FireBrief, Fire[]> = {
  kind: 'fire',
  title: () => say('fire.title'),
  shape: z.array(fireShape).min(1).max(8),
  options: ({ brief }) => inTurn(brief.ships, fireOptions),
  check({ brief }, fires) {
    const named = new Set(fires.map(({ ship }) => ship))
    if (fires.length !== brief.ships.length || !brief.ships.every(({ ship }) => named.has(ship))) {
      return refuse('SOG 7.1.1', say('fire.ships'))
    }
    for (const aims of brief.ships) {
      const chosen = fires.find(({ ship }) => ship === aims.ship)
      const fault = chosen && fireFault(aims, chosen)
      if (fault !== undefined) return fault
    }
    return undefined
  },
  warn: ({ brief }, fires) => fires.flatMap((each) => misses(brief, each)),
  absent: ({ brief }) => brief.ships.map((aims) => bestFire(onlyLoaded(aims))),
  /** SOG 7.3.4 */
  standing: standing(say('fire.standing'), z.enum(['best', 'hold']), ({ brief }, how) =>
    brief.ships.map((aims) =>
      how === 'best' ? bestFire(aims) : { ship: aims.ship, port: null, starboard: null, muskets: null },
    ),
  ),
}

function fireOptions(aims: Aims): Options<Fire> {
  return fields<Fire>({
    ship: oneOf([aims.ship]),
    port: sideOptions(aims.port, 'port'),
    starboard: sideOptions(aims.starboard, 'starboard'),
    muskets: musketOptions(aims),
  })
}

function sideOptions(aims: SideAims | null, side: Broadside): Options<Aim | null> {
  if (aims === null) return answer(null)
  const branches: Branch<Aim | null>[] = [branch('hold', () => answer(null), say('fire.hold', { side }))]
  for (const shot of aims.shots) {
    for (const aim of waysToFire(aims, shot)) {
      const { range, rake } = shot
      const counters = countersBy(aim.load, shot)
      const label = say('fire.shot', { side, ...aim, at: shot.at, range, counters, rake })
      branches.push(branch([shot.at, aim.arc, aim.load, aim.high].join(' '), () => answer(aim), label))
    }
  }
  if (aims.mayFireAtNothing) {
    branches.push(branch('nothing', () => answer(AT_NOTHING), say('fire.empty', { side })))
  }
  return choice(branches)
}

function musketOptions({ muskets, musketry }: Aims): Options<TargetId | null> {
  if (muskets.length === 0) return answer(null)
  return oneOf<TargetId | null>([null, ...muskets], (at) => ({
    key: at ?? 'none',
    label: at === null ? say('fire.no-musketry') : say('fire.musketry', { at, counters: musketry }),
  }))
}

function fireFault(aims: Aims, chosen: Fire): Refusal | undefined {
  const { ship } = aims
  for (const side of BROADSIDES) {
    const fault = aimFault(ship, side, aims[side], chosen[side])
    if (fault !== undefined) return fault
  }
  if (chosen.muskets === null || aims.muskets.includes(chosen.muskets)) return undefined
  return refuse('SOG 7.2.1', say('fire.no-muskets', { ship }))
}

function aimFault(
  ship: ShipId,
  side: Broadside,
  aims: SideAims | null,
  aim: Aim | null,
): Refusal | undefined {
  if (aim === null) return undefined
  if (aims === null) return refuse('SOG 7.1.1', say('fire.cannot', { ship, side }))
  if (aim.at === null) {
    const plain = aim.arc === AT_NOTHING.arc && aim.load === null && !aim.high
    return aims.mayFireAtNothing && plain ? undefined : refuse('SOG 10.6.3', say('fire.at-nothing'))
  }
  const shot = shotOf(aims, aim)
  if (shot === undefined) return refuse('SOG 7.1.2', say('fire.no-shot', { ship, side }))
  const ways = waysToFire(aims, shot)
  if (!ways.some(({ load }) => load === aim.load)) {
    return refuse('SOG 12.6.2', say('fire.wrong-load', { ship, side }))
  }
  return ways.some(({ load, high }) => load === aim.load && high === aim.high)
    ? undefined
    : refuse('SOG 12.10.1', say('fire.not-high', { ship, side }))
}

export function shotOf({ shots }: SideAims, { at, arc }: Aim): AimedShot | undefined {
  return shots.find((shot) => shot.at === at && shot.arc === arc)
}

function misses({ ships }: FireBrief, chosen: Fire) {
  const aims = ships.find(({ ship }) => ship === chosen.ship)
  return BROADSIDES.flatMap((side) => {
    const aim = chosen[side]
    const own = aims?.[side]
    if (!aim || !own) return []
    const shot = shotOf(own, aim)
    const load = own.load ?? aim.load ?? 'ball'
    if (shot === undefined || reachesTarget(load, shot)) return []
    return [say('fire.misses', { ship: chosen.ship, at: shot.at, load })]
  })
}

/** SOG 7.3.3: for a captain who is away unloaded guns are reloaded rather than fired. */
function onlyLoaded(aims: Aims): Aims {
  const loaded = (side: SideAims | null) => (side?.load == null ? null : side)
  return { ...aims, port: loaded(aims.port), starboard: loaded(aims.starboard) }
}

/** SOG 7.3.3, SOG 7.3.4 */
function bestFire(aims: Aims): Fire {
  return {
    ship: aims.ship,
    port: bestAim(aims.port),
    starboard: bestAim(aims.starboard),
    muskets: aims.muskets[0] ?? null,
  }
}

function bestAim(aims: SideAims | null): Aim | null {
  let best: AimedShot | undefined
  for (const shot of aims?.shots ?? []) if (shot.counters > (best?.counters ?? 0)) best = shot
  if (best === undefined) return null
  const load = aims?.loads.find((each) => each === 'ball') ?? null
  return { at: best.at, arc: best.arc, load, high: false }
}
