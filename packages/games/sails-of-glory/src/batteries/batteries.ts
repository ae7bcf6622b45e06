import type { BatteryName } from '../data/targets.ts'
import type { Battery, State } from '../state.ts'

export function batteryOf<B extends Pick<Battery, 'id'>>(
  { batteries }: { readonly batteries: readonly B[] },
  id: BatteryName,
): B {
  const battery = batteries.find((each) => each.id === id)
  if (battery === undefined) throw new Error(`There is no ${id}.`)
  return battery
}

export function standing({ batteries }: Pick<State, 'batteries'>): Battery[] {
  return batteries.filter(({ fate }) => fate === 'standing')
}
