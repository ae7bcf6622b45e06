import type { Ammo } from '../data/ammunition.ts'
import { reaches } from '../data/levels.ts'
import { loadsOf } from '../reloading/loads.ts'
import type { Battery, SogFlow, SogTable } from '../state.ts'
import type { Serving } from './battery-aims.ts'
import { standing } from './battery-log.ts'
import { reloadBatteriesWith } from './decide-battery-reload.ts'
import { say } from './words.en.ts'

/** SOG 9.1, SOG 14.1.1: as a broadside, with one gun box and one store. */
export function* reloadBatteries(t: SogTable, serving: Serving): SogFlow {
  const { options } = t.state
  const ready = standing(t.state).filter(({ id, guns }) => {
    const served = !reaches(options.level, 'advanced') || serving(id, 'reload')
    return guns.box === null && !guns.fired && served
  })
  const choosing = reaches(options.level, 'standard') ? ready.filter(({ captain }) => captain !== null) : []
  const due = (seat: SogTable['seats'][number]) => choosing.filter(({ captain }) => captain === seat)
  const asked = t.seats.filter((seat) => due(seat).length > 0)
  const chosen = yield* t.askAll(asked, reloadBatteriesWith, (seat) => ({
    batteries: due(seat).map(({ id }) => ({ battery: id, loads: loadsOf(options) })),
  }))
  const loads = new Map(
    asked.flatMap((seat) => chosen.get(seat) ?? []).map(({ battery, load }) => [battery, load]),
  )
  for (const battery of standing(t.state)) {
    const load = choosing.includes(battery)
      ? (loads.get(battery.id) ?? null)
      : ready.includes(battery)
        ? 'ball'
        : null
    ram(t, battery, load)
    if (battery.guns.fired) Object.assign(battery.guns, { box: null, fired: false })
  }
}

/** SOG 12.9.2, SOG 12.9.5 */
function ram(t: SogTable, battery: Battery, load: Ammo | null): void {
  const { guns } = battery
  const half = guns.doubling
  guns.doubling = false
  if (load === null) return
  if (load === 'double' && !half) {
    guns.doubling = true
    t.tell('all', 'SOG 12.9.2', say('battery.doubling', { battery: battery.id }))
    return
  }
  guns.box = load
  t.tell('all', 'SOG 9.1', say('battery.loaded', { battery: battery.id }))
}
