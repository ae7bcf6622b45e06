import type { Viewer } from '@windward/table'
import { AMMUNITION } from '../data/ammunition.ts'
import { STRAIGHT_VEER } from '../data/cards.ts'
import { BROADSIDES } from '../geometry/gunnery.ts'
import { veerValue } from '../planning/veer.ts'
import type { Guns, SailsOfGlory, State } from '../state.ts'

/** SOG 17.1: what others hide: for each loaded box whether it is this load, and the veer of the card laid for each ship. */
export function hiddenFigures(state: State, viewer: Viewer<SailsOfGlory>): Record<string, number[]> {
  const ships = state.ships.filter(({ captain, fate }) => captain !== viewer && fate === 'afloat')
  const batteries = state.batteries.filter(({ captain }) => captain !== viewer)
  const guns = [
    ...ships.flatMap((ship) => BROADSIDES.map((side) => ship.guns[side])),
    ...batteries.map((battery) => battery.guns),
  ]
  return {
    loads: guns.filter(isHidden).flatMap(({ box }) => AMMUNITION.map((load) => (load === box ? 1 : 0))),
    veers: ships.flatMap((ship) => {
      const { now } = ship.plan
      return now === null ? [] : [veerValue(ship, now) ?? STRAIGHT_VEER]
    }),
  }
}

function isHidden({ box, fired }: Guns): boolean {
  return box !== null && !fired
}
