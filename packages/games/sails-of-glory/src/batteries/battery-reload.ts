import type { Ammo } from '../data/ammunition.ts'
import { reaches } from '../data/levels.ts'
import { type Loading, loadsOf } from '../reloading/loads.ts'
import type { Battery, SogFlow, SogTable } from '../state.ts'
import type { Serving } from './battery-aims.ts'
import { standing } from './battery-log.ts'
import { reloadBatteriesWith } from './decide-battery-reload.ts'
import { say } from './words.en.ts'

/** SOG 9.1, SOG 14.1.1: as a broadside, with one gun box and one store. */
export function* chooseForBatteries(t: SogTable, serving: Serving): SogFlow<Loading> {
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
  const loadOf = (battery: Battery): Ammo | null => {
    if (choosing.includes(battery)) return loads.get(battery.id) ?? null
    return ready.includes(battery) ? 'ball' : null
  }
  return (table) => {
    for (const battery of standing(table.state)) {
      ram(table, battery, loadOf(battery))
      if (battery.guns.fired) Object.assign(battery.guns, { box: null, fired: false })
    }
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
