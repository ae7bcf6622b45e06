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
} from '@windward/table'
import { z } from 'zod'
import { AMMUNITION, type Ammo } from '../data/ammunition.ts'
import { SHIP_IDS, type ShipId } from '../data/ships.ts'
import { BROADSIDES, type Broadside } from '../geometry/gunnery.ts'
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

const reloadShape = z.strictObject({
  ship: z.enum(SHIP_IDS),
  port: z.enum(AMMUNITION).nullable(),
  starboard: z.enum(AMMUNITION).nullable(),
})
export type Reload = z.infer<typeof reloadShape>

/** SOG 9.1, SOG 10.6.4, SOG 10.6.5 */
export const reload: Decision<SailsOfGlory, ReloadBrief, Reload[]> = {
  kind: 'reload',
  title: () => say('reload.title'),
  shape: z.array(reloadShape).min(1).max(8),
  options: ({ brief }) =>
    inTurn(brief.ships, ({ ship, port, starboard }) =>
      fields<Reload>({
        ship: oneOf([ship]),
        port: sideOptions('port', port),
        starboard: sideOptions('starboard', starboard),
      }),
    ),
  check({ brief }, reloads) {
    const named = new Set(reloads.map(({ ship }) => ship))
    if (reloads.length !== brief.ships.length || !brief.ships.every(({ ship }) => named.has(ship))) {
      return refuse('SOG 9.1', say('reload.ships'))
    }
    for (const loads of brief.ships) {
      const chosen = reloads.find(({ ship }) => ship === loads.ship)
      const fault = chosen && reloadFault(loads, chosen)
      if (fault !== undefined) return fault
    }
    return undefined
  },
  absent: ({ brief }) => brief.ships.map((loads) => loadedWith(loads, 'ball')),
  /** SOG 10.6.6 */
  standing: standing(say('reload.standing'), z.enum([...AMMUNITION, 'none']), ({ brief }, load) =>
    brief.ships.map((loads) => loadedWith(loads, load)),
  ),
}

/** Each side that may be loaded with this is; the others stay empty. */
function loadedWith({ ship, port, starboard }: Loads, load: Ammo | 'none'): Reload {
  const wished = (loads: readonly Ammo[]) => loads.find((each) => each === load) ?? null
  return { ship, port: wished(port), starboard: wished(starboard) }
}

function sideOptions(side: Broadside, loads: readonly Ammo[]): Options<Ammo | null> {
  if (loads.length === 0) return answer(null)
  return oneOf<Ammo | null>([...loads, null], (load) => ({
    key: load ?? 'none',
    label: load === null ? say('reload.leave', { side }) : say('reload.with', { side, load }),
  }))
}

function reloadFault(loads: Loads, chosen: Reload): Refusal | undefined {
  for (const side of BROADSIDES) {
    const load = chosen[side]
    if (load === null) continue
    if (loads[side].length === 0) return refuse('SOG 9.1', say('reload.cannot', { ship: loads.ship, side }))
    if (!loads[side].includes(load)) return refuse('SOG 10.6.4', say('reload.load', { load }))
  }
  return undefined
}
