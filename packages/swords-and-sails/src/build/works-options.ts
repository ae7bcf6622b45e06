import { after, answer, branch, choice, type Options, oneOf } from '@windward/table'
import type { FactionId } from '../data/factions.ts'
import { landsOf } from '../lands.ts'
import { type OwnPower, ownPower } from '../own-view.ts'
import { isLearningTurn } from '../setup/learning-turn.ts'
import type { View } from '../view.ts'
import { cityLimit } from './city-prices.ts'
import { priced, quarriesFor, siteOf, type Work, workPrice } from './city-works.ts'
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

function further(view: View, own: OwnPower, works: readonly Work[]): Options<Work[]> {
  const done = branch('done', () => answer([...works]), say('cities.option.done'))
  const next = WAYS.flatMap(({ key, work, quarry }) => {
    const possible = nextWorks(view, own, works, { work, quarry })
    if (possible.length === 0) return []
    const leads = () =>
      after(
        oneOf(possible, ({ each: { land }, price }) => ({
          key: land,
          label: say('cities.option.land', { land, price }),
        })),
        ({ each }) => further(view, own, [...works, each]),
      )
    return [branch(key, leads, say('cities.option.work', { work, quarry }))]
  })
  return choice([done, ...next])
}

/** Where the next work of this kind can be done. */
function nextWorks(
  view: View,
  own: OwnPower,
  works: readonly Work[],
  wish: Pick<Work, 'work' | 'quarry'>,
): { readonly each: Work; readonly price: number }[] {
  const { prices, sites } = priced(view, own, works)
  const paid = works.filter(({ quarry }) => !quarry).length
  if (!wish.quarry && paid >= cityLimit(view, own.faction)) return []
  const gold = own.gold - prices.reduce((sum, price) => sum + price, 0)
  const quarries = isLearningTurn(view) ? 0 : own.hand.filter((card) => card === 'stoneQuarry').length
  return landsOf(view, own.faction).flatMap((land) => {
    const each = { ...wish, land }
    const site = sites.get(land) ?? siteOf(view.lands[land], own, view.number)
    const price = workPrice(own, site, each)
    const isOpen = wish.work === 'minor' || site.ripe > 0
    const isPaid = price <= gold && quarriesFor(own.faction, [...works, each]) <= quarries
    return isOpen && isPaid ? [{ each, price }] : []
  })
}
