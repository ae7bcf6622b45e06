import {
  answer,
  type Decision,
  fields,
  inTurn,
  type Options,
  oneOf,
  type Refusal,
  refuse,
  standing,
  turned,
} from '@windward/table'
import { z } from 'zod'
import { faultOfEach } from '../asking/one-for-each.ts'
import { say as sayBattery } from '../batteries/words.en.ts'
import { AMMUNITION, type Ammo } from '../data/ammunition.ts'
import { SHIP_IDS, type ShipId } from '../data/ships.ts'
import { BATTERY_NAMES, type BatteryName } from '../data/targets.ts'
import type { GunnerId, Post } from '../gunners/gunner.ts'
import type { SailsOfGlory } from '../state.ts'
import { say } from './words.en.ts'

/** What a ship may load on each side; nothing where she cannot. */
export interface Loads {
  readonly ship: ShipId
  readonly port: readonly Ammo[]
  readonly starboard: readonly Ammo[]
}

export interface ReloadBrief {
  readonly ships: readonly Loads[]
}

export interface BatteryReloadBrief {
  readonly batteries: readonly { readonly battery: BatteryName; readonly loads: readonly Ammo[] }[]
}

const reloadShape = z.strictObject({
  ship: z.enum(SHIP_IDS),
  port: z.enum(AMMUNITION).nullable(),
  starboard: z.enum(AMMUNITION).nullable(),
})
export type Reload = z.infer<typeof reloadShape>

const batteryReloadShape = z.strictObject({
  battery: z.enum(BATTERY_NAMES),
  load: z.enum(AMMUNITION).nullable(),
})
export type BatteryReload = z.infer<typeof batteryReloadShape>

/** SOG 9.1, SOG 10.6.4, SOG 10.6.5 */
export const reload: Decision<SailsOfGlory, ReloadBrief, Reload[]> = {
  kind: 'reload',
  title: () => say('reload.title'),
  shape: z.array(reloadShape).min(1).max(8),
  options: ({ brief }) =>
    inTurn(brief.ships, ({ ship, port, starboard }) =>
      fields<Reload>({
        ship: oneOf([ship]),
        port: loadOptions('port', port),
        starboard: loadOptions('starboard', starboard),
      }),
    ),
  check: ({ brief }, reloads) =>
    faultOfEach(
      brief.ships,
      reloads,
      refuse('SOG 9.1', say('reload.ships')),
      ({ ship, port, starboard }, chosen) =>
        loadFault(ship, 'port', port, chosen.port) ??
        loadFault(ship, 'starboard', starboard, chosen.starboard),
    ),
  absent: ({ brief }) => brief.ships.map((loads) => loadedWith(loads, 'ball')),
  /** SOG 10.6.6 */
  standing: standing(say('reload.standing'), z.enum([...AMMUNITION, 'none']), ({ brief }, load) =>
    brief.ships.map((loads) => loadedWith(loads, load)),
  ),
}

/** SOG 10.6.4, SOG 14.1.8 */
export const reloadBatteries: Decision<SailsOfGlory, BatteryReloadBrief, BatteryReload[]> = {
  kind: 'reload-batteries',
  title: () => sayBattery('battery.reload-title'),
  shape: z.array(batteryReloadShape).min(1).max(8),
  options: ({ brief }) =>
    inTurn(brief.batteries, ({ battery, loads }) =>
      turned(loadOptions('guns', loads), (load) => ({ battery, load })),
    ),
  check: ({ brief }, reloads) =>
    faultOfEach(
      brief.batteries,
      reloads,
      refuse('SOG 9.1', sayBattery('battery.all')),
      ({ battery, loads }, { load }) => loadFault(battery, 'guns', loads, load),
    ),
  absent: ({ brief }) => brief.batteries.map(({ battery }) => ({ battery, load: 'ball' as const })),
}

/** Each side that may be loaded with this is; the others stay empty. */
function loadedWith({ ship, port, starboard }: Loads, load: Ammo | 'none'): Reload {
  const wished = (loads: readonly Ammo[]) => loads.find((each) => each === load) ?? null
  return { ship, port: wished(port), starboard: wished(starboard) }
}

function loadOptions(side: Post, loads: readonly Ammo[]): Options<Ammo | null> {
  if (loads.length === 0) return answer(null)
  return oneOf<Ammo | null>([...loads, null], (load) => ({
    key: load ?? 'none',
    label: load === null ? say('reload.leave', { side }) : say('reload.with', { side, load }),
  }))
}

function loadFault(
  ship: GunnerId,
  side: Post,
  loads: readonly Ammo[],
  load: Ammo | null,
): Refusal | undefined {
  if (load === null || loads.includes(load)) return undefined
  return loads.length === 0
    ? refuse('SOG 9.1', say('reload.cannot', { ship, side }))
    : refuse('SOG 10.6.4', say('reload.load', { load }))
}
