import { type Decision, fields, inTurn, oneOf, refuse, standing } from '@windward/table'
import { z } from 'zod'
import { faultOfEach } from '../asking/one-for-each.ts'
import { say as sayBattery } from '../batteries/words.en.ts'
import { AMMUNITION } from '../data/ammunition.ts'
import { ARCS } from '../data/measures.ts'
import { SHIP_IDS } from '../data/ships.ts'
import { BATTERY_NAMES, TARGET_IDS } from '../data/targets.ts'
import { BROADSIDES } from '../geometry/gunnery.ts'
import type { SailsOfGlory } from '../state.ts'
import {
  aimFault,
  aimOptions,
  musketFault,
  musketOptions,
  shotOf,
  strongest,
  strongestLoaded,
} from './aiming.ts'
import type { Aims, BatteryAims } from './aims.ts'
import { reachesTarget } from './shots.ts'
import { say } from './words.en.ts'

export interface FireBrief {
  readonly ships: readonly Aims[]
}

export interface BatteryFireBrief {
  readonly batteries: readonly BatteryAims[]
}

function aimShape<A extends z.ZodType>(arc: A) {
  return z.strictObject({
    at: z.enum(TARGET_IDS).nullable(),
    arc,
    load: z.enum(AMMUNITION).nullable(),
    high: z.boolean(),
  })
}

const fireShape = z.strictObject({
  ship: z.enum(SHIP_IDS),
  /** Null holds the broadside. */
  port: aimShape(z.enum(ARCS)).nullable(),
  starboard: aimShape(z.enum(ARCS)).nullable(),
  muskets: z.enum(TARGET_IDS).nullable(),
})
export type Fire = z.infer<typeof fireShape>

const batteryFireShape = z.strictObject({
  battery: z.enum(BATTERY_NAMES),
  guns: aimShape(z.int().min(0).max(7)).nullable(),
  muskets: z.enum(TARGET_IDS).nullable(),
})
export type BatteryFire = z.infer<typeof batteryFireShape>

/** SOG 7.1, SOG 7.2, SOG 7.3.1; SOG 3.2.6, SOG 7.1.3: by which of several arcs is the captain's choice. */
export const fire: Decision<SailsOfGlory, FireBrief, Fire[]> = {
  kind: 'fire',
  title: () => say('fire.title'),
  shape: z.array(fireShape).min(1).max(8),
  options: ({ brief }) =>
    inTurn(brief.ships, (aims) =>
      fields<Fire>({
        ship: oneOf([aims.ship]),
        port: aimOptions('port', aims.port, 'central'),
        starboard: aimOptions('starboard', aims.starboard, 'central'),
        muskets: musketOptions(aims),
      }),
    ),
  check: ({ brief }, fires) =>
    faultOfEach(
      brief.ships,
      fires,
      refuse('SOG 7.1.1', say('fire.ships')),
      (aims, chosen) =>
        aimFault(aims.ship, 'port', aims.port, chosen.port, 'central') ??
        aimFault(aims.ship, 'starboard', aims.starboard, chosen.starboard, 'central') ??
        musketFault(aims.ship, aims, chosen.muskets),
    ),
  warn: ({ brief }, fires) => fires.flatMap((each) => misses(brief, each)),
  absent: ({ brief }) => brief.ships.map((aims) => fired(aims, strongestLoaded)),
  /** SOG 7.3.4 */
  standing: standing(say('fire.standing'), z.enum(['best', 'hold']), ({ brief }, how) =>
    brief.ships.map((aims) =>
      how === 'best'
        ? fired(aims, strongest)
        : { ship: aims.ship, port: null, starboard: null, muskets: null },
    ),
  ),
}

/** SOG 14.1.2, SOG 14.1.3 */
export const fireBatteries: Decision<SailsOfGlory, BatteryFireBrief, BatteryFire[]> = {
  kind: 'fire-batteries',
  title: () => sayBattery('battery.fire-title'),
  shape: z.array(batteryFireShape).min(1).max(8),
  options: ({ brief }) =>
    inTurn(brief.batteries, (aims) =>
      fields<BatteryFire>({
        battery: oneOf([aims.battery]),
        guns: aimOptions('guns', aims.guns, 0),
        muskets: musketOptions(aims),
      }),
    ),
  check: ({ brief }, fires) =>
    faultOfEach(
      brief.batteries,
      fires,
      refuse('SOG 14.1.2', sayBattery('battery.all')),
      (aims, chosen) =>
        aimFault(aims.battery, 'guns', aims.guns, chosen.guns, 0) ??
        musketFault(aims.battery, aims, chosen.muskets),
    ),
  absent: ({ brief }) =>
    brief.batteries.map(({ battery, guns, muskets }) => ({
      battery,
      guns: strongestLoaded(guns),
      muskets: muskets[0] ?? null,
    })),
}

function fired({ ship, port, starboard, muskets }: Aims, aimed: typeof strongestLoaded): Fire {
  return { ship, port: aimed(port), starboard: aimed(starboard), muskets: muskets[0] ?? null }
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
