import type { Capacity } from '../damage/place.ts'
import { BATTERIES, type BatteryColumn } from '../data/batteries.ts'
import type { BatteryName } from '../data/targets.ts'
import type { Battery, State } from '../state.ts'

export function batteryOf({ batteries }: Pick<State, 'batteries'>, id: BatteryName): Battery {
  const battery = batteries.find((each) => each.id === id)
  if (battery === undefined) throw new Error(`There is no ${id}.`)
  return battery
}

export function standing({ batteries }: Pick<State, 'batteries'>): Battery[] {
  return batteries.filter(({ fate }) => fate === 'standing')
}

/** SOG 14.1.1: the fortification is to a battery what the burden is to a ship. */
export function capacityOfBattery({ type }: Pick<Battery, 'type'>): Capacity {
  const { fortification, log } = BATTERIES[type]
  return { burden: fortification, boxes: log.length }
}

function columnAt({ type }: Pick<Battery, 'type'>, place: number): BatteryColumn | undefined {
  return BATTERIES[type].log[place]
}

/** SOG 14.1.2 */
export function batteryFirepower(battery: Battery, arc: number): number {
  return columnAt(battery, battery.mustered.hull)?.guns[arc] ?? 0
}

export function batteryMusketry(battery: Battery): number {
  return columnAt(battery, battery.mustered.crew)?.musketry ?? 0
}

/** SOG 11.2.1, SOG 14.1.8 */
export function batteryCrewActions(battery: Pick<Battery, 'type' | 'hull' | 'crew'>): number {
  return columnAt(battery, Math.max(battery.hull.length, battery.crew.length))?.actions ?? 0
}
