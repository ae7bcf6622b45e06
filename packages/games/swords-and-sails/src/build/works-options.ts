import type { Chooser } from '@windward/table'
import type { LandId } from '../data/area-ids.ts'
import type { FactionId } from '../data/factions/factions.ts'
import { countHeld } from '../hand.ts'
import { countCities, landsOf } from '../lands.ts'
import { isLearningTurn } from '../setup/learning-turn.ts'
import type { LandState } from '../state.ts'
import { type OwnPower, ownPower } from '../view/own-power.ts'
import type { View } from '../view/view.ts'
import { limitWith, minorPrice, upgradePrice } from './city-prices.ts'
import { quarriesFor, ripeIn, type Site, siteOf, type Work, workOn, workPrice } from './city-works.ts'
import { say } from './words.en.ts'

/** Work upon work until the seat is done; each list on the way is legal as it is. */
export function chosenWorks(choose: Chooser, view: View, seat: FactionId): Work[] {
  const yard = yardOf(view, seat)
  for (;;) {
    const way = choose.oneOf(waysOpen(yard), described)
    if (way === 'done') return yard.works
    const fit = yard.lands.filter((land) => priceAt(yard, way, land) !== undefined)
    const chosen = choose.oneOf(fit, (land) => ({
      key: land,
      label: say('cities.option.land', { land, price: priceAt(yard, way, land) ?? 0 }),
    }))
    workOnIn(yard, way, chosen)
  }
}

const WAYS = [
  { key: 'minor', work: 'minor', quarry: false },
  { key: 'upgrade', work: 'upgrade', quarry: false },
  { key: 'quarry-minor', work: 'minor', quarry: true },
  { key: 'quarry-upgrade', work: 'upgrade', quarry: true },
] as const

type Way = (typeof WAYS)[number]

function waysOpen(yard: Yard): ('done' | Way)[] {
  const open: ('done' | Way)[] = ['done']
  for (const way of WAYS) if (isOpen(yard, way)) open.push(way)
  return open
}

function described(way: 'done' | Way) {
  return way === 'done'
    ? { key: way, label: say('cities.option.done') }
    : { key: way.key, label: say('cities.option.work', way) }
}

/** What is there to build with and on while works follow one another. */
interface Yard {
  readonly view: View
  readonly own: OwnPower
  readonly works: Work[]
  readonly lands: readonly LandId[]
  /** Those of them that have been worked on. */
  readonly sites: Map<LandId, Site>
  readonly quarries: number
  gold: number
  /** SNS 10.1.4: how many more works may be paid for. */
  payable: number
}

function yardOf(view: View, seat: FactionId): Yard {
  const own = ownPower(view, seat)
  const lands = landsOf(view, seat)
  const quarries = isLearningTurn(view) ? 0 : countHeld(own, 'stoneQuarry')
  const payable = limitWith(lands.length)
  return { view, own, works: [], lands, sites: new Map(), quarries, gold: own.gold, payable }
}

function workOnIn(yard: Yard, { work, quarry }: Way, land: LandId): void {
  const { own, view, sites } = yard
  const done = { work, land, quarry }
  const site = sites.get(land) ?? siteOf(view.lands[land], own, view.number)
  sites.set(land, site)
  yard.gold -= workPrice(own, site, done)
  if (!quarry) yard.payable -= 1
  workOn(site, own, done)
  yard.works.push(done)
}

/** Whether a work of this kind may follow, and there is a land for it. */
function isOpen(yard: Yard, way: Way): boolean {
  const { own, works, lands, quarries, payable } = yard
  const { work, quarry } = way
  if (!quarry && payable <= 0) return false
  const [first] = lands
  if (first === undefined) return false
  if (
    quarry &&
    (quarries === 0 || quarriesFor(own.faction, [...works, { work, land: first, quarry }]) > quarries)
  )
    return false
  for (const each of lands) if (priceAt(yard, way, each) !== undefined) return true
  return false
}

/** What the work costs in this land, if it can be done and paid there. */
function priceAt({ view, own, sites, gold }: Yard, way: Way, id: LandId): number | undefined {
  const site = sites.get(id)
  const land = view.lands[id]
  if (way.work === 'upgrade' && (site?.ripe ?? ripeIn(land, own, view.number)) === 0) return undefined
  const price = way.quarry ? 0 : paidPrice(own, land, site, way.work)
  return price > gold ? undefined : price
}

/** What it costs in gold, by what stands in the land when the works before it are done. */
function paidPrice(own: OwnPower, land: LandState, site: Site | undefined, work: Work['work']): number {
  return work === 'minor'
    ? minorPrice(own, site?.minors ?? countCities(land, 'minor'))
    : upgradePrice(own, site?.majors ?? countCities(land, 'major'))
}
