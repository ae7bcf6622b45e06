import type { RaceId } from '../data/races.ts'
import type { Goods } from '../data/resources.ts'
import type { ArmyUnitId } from '../data/units.ts'
import { UNIT_SUPPLY } from '../data/units.ts'
import type { Payment } from './payment.ts'
import { type Fed, grainFor, type Keep } from './what-is-due.ts'

/** What is supplied first. */
export type Care = 'units' | 'buildings' | 'ships'
export const CARES: readonly Care[] = ['units', 'buildings', 'ships']

const DEAREST_FIRST: readonly ArmyUnitId[] = ['cavalry', 'archer', 'footman']

/** SOW 14.6: all that can be paid is, in this order, in Wood before Iron. */
export function usualPayment(race: RaceId, keep: Keep, stock: Goods, first: Care = 'units'): Payment {
  const purse = { ...stock }
  let iron = 0
  const unpaid: {
    units: Fed[]
    buildings: Keep['buildings'][number][]
    ports: Keep['ports'][number][]
    ships: Keep['ships'][number][]
  } = { units: [], buildings: [], ports: [], ships: [] }
  const payEither = (): boolean => {
    if (purse.wood > 0) purse.wood -= 1
    else if (purse.iron > 0) {
      purse.iron -= 1
      iron += 1
    } else return false
    return true
  }
  const pays: Readonly<Record<Care, () => void>> = {
    units: () => {
      for (const unit of DEAREST_FIRST) {
        for (const fed of keep.units.filter((each) => each.unit === unit && !isLost(each))) feed(fed)
      }
    },
    buildings: () => {
      unpaid.buildings.push(...keep.buildings.filter(() => !payEither()))
      unpaid.ports.push(...keep.ports.filter(() => !payEither()))
    },
    ships: () => unpaid.ships.push(...keep.ships.filter(() => !payEither())),
  }
  const isLost = ({ ship }: Fed) => ship !== null && unpaid.ships.includes(ship)
  const feed = (fed: Fed): void => {
    const grain = grainFor(race, fed.unit)
    const metal = UNIT_SUPPLY[fed.unit].iron
    const fedByGrain = grain === 0 ? fed.count : Math.floor(purse.grain / grain)
    const count = Math.min(fed.count, fedByGrain, metal === 0 ? fed.count : Math.floor(purse.iron / metal))
    purse.grain -= count * grain
    purse.iron -= count * metal
    if (count < fed.count) unpaid.units.push({ ...fed, count: fed.count - count })
  }
  for (const care of [first, ...CARES.filter((each) => each !== first)]) pays[care]()
  return { unpaid: { ...unpaid, units: unpaid.units.filter((fed) => !isLost(fed)) }, iron }
}
