import { cityLimit } from '../build/city-prices.ts'
import { siteOf, type Work, workOn, workPrice } from '../build/city-works.ts'
import type { LandId } from '../data/area-ids.ts'
import { STONE_QUARRY } from '../data/cards/card-effects.ts'
import { INTRIGUE_CARDS } from '../data/cards/intrigue-cards.ts'
import { VICTORY } from '../data/victory.ts'
import { landsOf } from '../lands.ts'
import { type OwnPower, ownPower } from '../view/own-power.ts'
import type { View } from '../view/view.ts'
import type { Asked } from './outlook.ts'
import { STEWARD } from './steward-figures.ts'

/** SNS 15.2.8: what is cheapest for its points, as long as gold and lands allow; what a quarry gives comes first. */
export function worksToBuild({ view, seat }: Asked): Work[] {
  const own = ownPower(view, seat)
  const sites = new Map(landsOf(view, seat).map((land) => [land, siteOf(view.lands[land], own, view.number)]))
  const works = quarried(view, own)
  for (const work of works) {
    const site = sites.get(work.land)
    if (site !== undefined) workOn(site, own, work)
  }
  let gold = own.gold * STEWARD.citiesShare
  for (let left = cityLimit(view, seat); left > 0; left -= 1) {
    const offers = [...sites].flatMap(([land, site]) =>
      (site.ripe > 0 ? KINDS : MINOR_ONLY).map((work) => {
        const wish: Work = { work, land, quarry: false }
        return { wish, site, price: workPrice(own, site, wish) }
      }),
    )
    const affordable = offers.filter(({ price }) => price <= gold)
    const [best] = affordable.toSorted((a, b) => a.price / GAIN[a.wish.work] - b.price / GAIN[b.wish.work])
    if (best === undefined) break
    works.push(best.wish)
    workOn(best.site, own, best.wish)
    gold -= best.price
  }
  return works
}

const MINOR_ONLY = ['minor'] as const
const KINDS = ['minor', 'upgrade'] as const

/** SNS 11.2.2: the points a work brings. */
const GAIN: Readonly<Record<Work['work'], number>> = {
  minor: VICTORY.minorCity,
  upgrade: VICTORY.majorCity - VICTORY.minorCity,
}

/** Free minor cities go where they would cost most. */
function quarried(view: View, own: OwnPower): Work[] {
  const cards = own.hand.filter((card) => card === 'stoneQuarry').length
  const favoured = INTRIGUE_CARDS.stoneQuarry.favoured[own.faction] !== undefined
  const each = STONE_QUARRY.minors + (favoured ? STONE_QUARRY.favouredMinors : 0)
  const minors = (land: LandId) => view.lands[land].cities.filter(({ kind }) => kind === 'minor').length
  const [land] = landsOf(view, own.faction).toSorted((a, b) => minors(b) - minors(a))
  if (land === undefined) return []
  return Array.from({ length: cards * each }, () => ({ work: 'minor', land, quarry: true }))
}
