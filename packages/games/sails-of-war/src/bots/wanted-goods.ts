import { type Goods, RESOURCE_IDS, type ResourceId } from '../data/resources.ts'
import { priceFor } from '../economy/guild.ts'
import { noGoods } from '../goods.ts'
import { ownStock } from '../players.ts'
import { dueFor, keepOf } from '../supply/what-is-due.ts'
import type { Mind } from './mind.ts'

/** What supply will ask this round; Wood or Iron is kept of both. */
export function reserveOf({ view, seat }: Pick<Mind, 'view' | 'seat'>): Goods {
  if (view.weather.noSupply) return noGoods()
  const due = dueFor(view, seat, keepOf(view, seat))
  const half = Math.ceil(due.either / 2)
  return { grain: due.grain, wood: half, iron: due.iron + half }
}

/** What he needs in hand to buy a Star and still pay supply; nothing where none is for sale. */
export function starNeeds(mind: Pick<Mind, 'view' | 'seat'>): Goods | undefined {
  const price = priceFor(mind.view, mind.seat)
  if (price === undefined) return undefined
  const { grain, wood, iron } = reserveOf(mind)
  return { grain: grain + price, wood: wood + price, iron: iron + price }
}

/** So many resources, of what he lacks most for the next Star. */
export function mixFor(mind: Pick<Mind, 'view' | 'seat'>, count: number): Goods {
  const needs = starNeeds(mind) ?? noGoods()
  const stock = ownStock(mind.view, mind.seat)
  const mix: Record<ResourceId, number> = noGoods()
  for (let taken = 0; taken < count; taken += 1) {
    const [scarcest = 'grain'] = RESOURCE_IDS.toSorted(
      (a, b) => stock[a] + mix[a] - needs[a] - (stock[b] + mix[b] - needs[b]),
    )
    mix[scarcest] += 1
  }
  return mix
}
