import { answer, type Branch, branch, choice, type Decision, type Options, refuse } from '@windward/table'
import { z } from 'zod'
import { classOf, SHIP_IDS, type ShipId } from '../data/ships.ts'
import type { SailsOfGlory } from '../state.ts'
import { say } from './words.en.ts'

export interface FleetBrief {
  readonly points: number
  /** At least one ship for each captain, and no more than there is room for. */
  readonly least: number
  readonly most: number
  readonly ships: readonly ShipId[]
}

/** What a ship costs at least. */
export const CHEAPEST = Math.min(...SHIP_IDS.map((ship) => classOf(ship).points))

/** SOG 16.1.8 */
export const chooseFleet: Decision<SailsOfGlory, FleetBrief, ShipId[]> = {
  kind: 'choose-fleet',
  title: ({ brief }) => say('setup.fleet-title', { points: brief.points }),
  shape: z.array(z.enum(SHIP_IDS)).min(1).max(8),
  options: ({ brief }) => more(brief, []),
  check({ brief }, fleet) {
    const { points, least, most, ships } = brief
    const wrong = fleet.find((ship, index) => !ships.includes(ship) || fleet.indexOf(ship) < index)
    if (wrong !== undefined) return refuse('SOG 16.1.8', say('setup.fleet-ship', { ship: wrong }))
    if (fleet.length < least || fleet.length > most) {
      return refuse('SOG 16.1.8', say('setup.fleet-size', { least, most }))
    }
    const cost = costOf(fleet)
    return cost > points ? refuse('SOG 16.1.8', say('setup.fleet-cost', { cost, points })) : undefined
  },
  absent: ({ brief }) => ordinaryFleet(brief),
}

function more(brief: FleetBrief, fleet: ShipId[]): Options<ShipId[]> {
  const branches: Branch<ShipId[]>[] = affordable(brief, fleet).map((ship) =>
    branch(
      ship,
      () => more(brief, [...fleet, ship]),
      say('setup.fleet-take', { ship, cost: classOf(ship).points }),
    ),
  )
  if (fleet.length >= brief.least) branches.push(branch('done', () => answer(fleet), say('setup.fleet-done')))
  return choice(branches)
}

/** Ships that leave enough for those that must still be chosen. */
function affordable({ points, least, most, ships }: FleetBrief, fleet: readonly ShipId[]): ShipId[] {
  if (fleet.length >= most) return []
  const free = ships.filter((ship) => !fleet.includes(ship))
  const wanting = Math.max(0, least - fleet.length - 1)
  return free.filter((ship) => {
    const others = free.filter((other) => other !== ship).map((other) => classOf(other).points)
    const cheapest = others.toSorted((a, b) => a - b).slice(0, wanting)
    const reserve = cheapest.reduce((sum, cost) => sum + cost, 0)
    return costOf(fleet) + classOf(ship).points + reserve <= points
  })
}

/** The dearest ship that can be had, again and again. */
export function ordinaryFleet(brief: FleetBrief): ShipId[] {
  const fleet: ShipId[] = []
  for (;;) {
    const [next] = affordable(brief, fleet).toSorted((a, b) => classOf(b).points - classOf(a).points)
    if (next === undefined) return fleet
    fleet.push(next)
  }
}

export function costOf(fleet: readonly ShipId[]): number {
  return fleet.reduce((sum, ship) => sum + classOf(ship).points, 0)
}
