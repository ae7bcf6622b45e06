import { after, answer, branch, choice, type Options, oneOf } from '@windward/table'
import type { LandId } from '../data/area-ids.ts'
import type { FactionId } from '../data/factions.ts'
import { countHeld } from '../hand.ts'
import { landsOf } from '../lands.ts'
import { type OwnPower, ownPower } from '../own-view.ts'
import { isLearningTurn } from '../setup/learning-turn.ts'
import type { View } from '../view.ts'
import { limitWith } from './city-prices.ts'
import { priced, quarriesFor, type Site, siteOf, type Work, workPrice } from './city-works.ts'
import { say } from './words.en.ts'

/** Work upon work until the seat is done; each list on the way is legal as it is. */
export function worksOptions(view: View, seat: FactionId): Options<Work[]> {
  return further(view, ownPower(view, seat), [])
}

const WAYS = [
  { key: 'minor', work: 'minor', quarry: false },
  { key: 'upgrade', work: 'upgrade', quarry: false },
  { key: 'quarry-minor', work: 'minor', quarry: true },
  { key: 'quarry-upgrade', work: 'upgrade', quarry: true },
] as const

type Way = (typeof WAYS)[number]

function further(view: View, own: OwnPower, works: readonly Work[]): Options<Work[]> {
  const done = branch('done', () => answer([...works]), say('cities.option.done'))
  const yard = yardOf(view, own, works)
  const branches = [done]
  for (const way of WAYS) {
    if (isOpen(yard, way))
      branches.push(branch(way.key, () => placeOptions(yard, way), say('cities.option.work', way)))
  }
  return choice(branches)
}

/** What is there to build with and on when some works are done. */
interface Yard {
  readonly view: View
  readonly own: OwnPower
  readonly works: readonly Work[]
  readonly lands: readonly LandId[]
  readonly sites: ReadonlyMap<LandId, Site>
  readonly gold: number
  readonly quarries: number
  /** SNS 10.1.4: whether one more work may be paid for. */
  readonly mayPay: boolean
}

function yardOf(view: View, own: OwnPower, works: readonly Work[]): Yard {
  const { prices, sites } = priced(view, own, works)
  const gold = prices.reduce((left, price) => left - price, own.gold)
  const quarries = isLearningTurn(view) ? 0 : countHeld(own, 'stoneQuarry')
  const paid = works.filter(({ quarry }) => !quarry).length
  const lands = landsOf(view, own.faction)
  return { view, own, works, lands, sites, gold, quarries, mayPay: paid < limitWith(lands.length) }
}

/** Whether a work of this kind may follow, and there is a land for it. */
function isOpen(yard: Yard, way: Way): boolean {
  const { own, works, lands, quarries, mayPay } = yard
  const { work, quarry } = way
  if (!quarry && !mayPay) return false
  const [land] = lands
  if (land === undefined) return false
  if (quarry && (quarries === 0 || quarriesFor(own.faction, [...works, { work, land, quarry }]) > quarries))
    return false
  return lands.some((each) => priceAt(yard, way, each) !== undefined)
}

/** What the work costs in this land, if it can be done and paid there. */
function priceAt({ view, own, sites, gold }: Yard, way: Way, land: LandId): number | undefined {
  const site = sites.get(land) ?? siteOf(view.lands[land], own, view.number)
  if (way.work === 'upgrade' && site.ripe === 0) return undefined
  const price = workPrice(own, site, way)
  return price > gold ? undefined : price
}

function placeOptions(yard: Yard, way: Way): Options<Work[]> {
  const { view, own, works, lands } = yard
  const { work, quarry } = way
  const places = oneOf(
    lands.filter((land) => priceAt(yard, way, land) !== undefined),
    (land) => ({
      key: land,
      label: say('cities.option.land', { land, price: priceAt(yard, way, land) ?? 0 }),
    }),
  )
  return after(places, (land) => further(view, own, [...works, { work, land, quarry }]))
}
