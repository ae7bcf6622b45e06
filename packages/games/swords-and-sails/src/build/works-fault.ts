import { type Refusal, refuse } from '@windward/table'
import type { FactionId } from '../data/factions/factions.ts'
import { controls, isPartlyTaken } from '../lands.ts'
import { isLearningTurn } from '../setup/learning-turn.ts'
import { type OwnPower, ownPower } from '../view/own-power.ts'
import type { View } from '../view/view.ts'
import { cityLimit } from './city-prices.ts'
import { priced, quarriesFor, type Site, siteOf, type Work, workOn } from './city-works.ts'
import { say } from './words.en.ts'

/** Why works are refused, all together (SNS 10). */
export function worksFault(view: View, seat: FactionId, works: readonly Work[]): Refusal | undefined {
  if (works.length === 0) return undefined
  const own = ownPower(view, seat)
  return (
    placesFault(view, own, works) ??
    limitFault(view, seat, works) ??
    quarryFault(view, own, works) ??
    priceFault(view, own, works)
  )
}

/** SNS 10.1.1 to SNS 10.1.3, SNS 10.1.6 */
function placesFault(view: View, own: OwnPower, works: readonly Work[]): Refusal | undefined {
  const sites = new Map<string, Site>()
  for (const each of works) {
    const { land, work } = each
    if (!controls(view, own.faction, land)) {
      const clause = isPartlyTaken(view.lands[land]) ? 'SNS 10.1.6' : 'SNS 10.1.1'
      return refuse(clause, say('cities.not-own', { land }))
    }
    const site = sites.get(land) ?? siteOf(view.lands[land], own, view.number)
    sites.set(land, site)
    if (work === 'upgrade' && site.ripe < 1) return unripe(view, each)
    workOn(site, own, each)
  }
  return undefined
}

function unripe({ lands }: View, { land }: Work): Refusal {
  const isBuilt = lands[land].cities.some(({ kind, built }) => kind === 'minor' && built !== null)
  return isBuilt
    ? refuse('SNS 10.1.3', say('cities.too-new', { land }))
    : refuse('SNS 10.1.2', say('cities.none-built', { land }))
}

/** SNS 10.1.4 */
function limitFault(view: View, seat: FactionId, works: readonly Work[]): Refusal | undefined {
  const most = cityLimit(view, seat)
  const paid = works.filter(({ quarry }) => !quarry).length
  return paid > most ? refuse('SNS 10.1.4', say('cities.too-many', { most })) : undefined
}

/** SNS 10.3.3 */
function quarryFault(view: View, { faction, hand }: OwnPower, works: readonly Work[]): Refusal | undefined {
  const needed = quarriesFor(faction, works)
  if (needed > 0 && isLearningTurn(view)) return refuse('SNS 13.1.4', say('build.no-cards-yet'))
  const held = hand.filter((card) => card === 'stoneQuarry').length
  return needed > held ? refuse('SNS 10.3.3', say('cities.quarries', { needed, held })) : undefined
}

/** SNS 9.1.5 */
function priceFault(view: View, own: OwnPower, works: readonly Work[]): Refusal | undefined {
  const price = priced(view, own, works).prices.reduce((sum, each) => sum + each, 0)
  return price > own.gold ? refuse('SNS 9.1.5', say('build.poor', { price, gold: own.gold })) : undefined
}
