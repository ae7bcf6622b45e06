import { limitWith } from '../build/city-prices.ts'
import { type Site, siteOf, type Work, workOn, workPrice } from '../build/city-works.ts'
import type { LandId } from '../data/area-ids.ts'
import { STONE_QUARRY } from '../data/cards/card-effects.ts'
import { INTRIGUE_CARDS } from '../data/cards/intrigue-cards.ts'
import { VICTORY } from '../data/victory.ts'
import { countCities, landsOf } from '../lands.ts'
import { type OwnPower, ownPower } from '../view/own-power.ts'
import type { View } from '../view/view.ts'
import type { Asked } from './outlook.ts'

/** SNS 15.2.8: what is cheapest for its points, as long as gold and lands allow: nothing is kept back. What a quarry gives comes first. */
export function worksToBuild(asked: Asked): Work[] {
  return worksFor(asked, ownPower(asked.view, asked.seat).gold)
}

/** The same for so much gold. */
export function worksFor({ view, seat }: Asked, most: number): Work[] {
  const own = ownPower(view, seat)
  const lands = landsOf(view, seat)
  const sites = lands.map((land) => ({ land, site: siteOf(view.lands[land], own, view.number) }))
  const works = quarried(view, own, lands)
  for (const work of works) {
    const there = sites.find(({ land }) => land === work.land)
    if (there !== undefined) workOn(there.site, own, work)
  }
  let gold = most
  for (let left = limitWith(lands.length); left > 0; left -= 1) {
    let best: Offer | undefined
    for (const { land, site } of sites)
      for (const work of site.ripe > 0 ? KINDS : MINOR_ONLY) {
        const price = workPrice(own, site, { work, quarry: false })
        const perPoint = price / GAIN[work]
        if (price <= gold && (best === undefined || perPoint < best.perPoint))
          best = { land, site, work, price, perPoint }
      }
    if (best === undefined) break
    const wish: Work = { work: best.work, land: best.land, quarry: false }
    works.push(wish)
    workOn(best.site, own, wish)
    gold -= best.price
  }
  return works
}

/** A work that could be done, and what it costs for each of its points. */
interface Offer {
  readonly land: LandId
  readonly site: Site
  readonly work: Work['work']
  readonly price: number
  readonly perPoint: number
}

const MINOR_ONLY = ['minor'] as const
const KINDS = ['minor', 'upgrade'] as const

/** SNS 11.2.2: the points a work brings. */
const GAIN: Readonly<Record<Work['work'], number>> = {
  minor: VICTORY.minorCity,
  upgrade: VICTORY.majorCity - VICTORY.minorCity,
}

/** Free minor cities go where they would cost most. */
function quarried(view: View, own: OwnPower, lands: readonly LandId[]): Work[] {
  const cards = own.hand.filter((card) => card === 'stoneQuarry').length
  if (cards === 0) return []
  const favoured = INTRIGUE_CARDS.stoneQuarry.favoured[own.faction] !== undefined
  const each = STONE_QUARRY.minors + (favoured ? STONE_QUARRY.favouredMinors : 0)
  const minors = (land: LandId) => countCities(view.lands[land], 'minor')
  const [land] = lands.toSorted((a, b) => minors(b) - minors(a))
  if (land === undefined) return []
  return Array.from({ length: cards * each }, () => ({ work: 'minor', land, quarry: true }))
}
