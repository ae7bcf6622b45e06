import { z } from 'zod'
import { type LandId, landIds } from '../data/area-ids.ts'
import { STONE_QUARRY } from '../data/cards/card-effects.ts'
import { INTRIGUE_CARDS } from '../data/cards/intrigue-cards.ts'
import type { FactionId } from '../data/factions/factions.ts'
import { countCities } from '../lands.ts'
import { leaderOf } from '../powers.ts'
import type { City, LandState } from '../state.ts'
import type { Board } from '../view/view.ts'
import { minorPrice, upgradePrice } from './city-prices.ts'
import type { Builder } from './prices.ts'

/** One city built or upgraded, for gold or by a quarry. */
export const workShape = z.strictObject({
  work: z.enum(['minor', 'upgrade']),
  land: z.enum(landIds),
  quarry: z.boolean(),
})
export type Work = z.infer<typeof workShape>

/** SNS 10.1.2, SNS 10.1.3, SNS 10.3.2: minor cities that were built in play and are old enough. */
export function isRipe({ kind, built }: City, builder: Builder, number: number): boolean {
  if (kind !== 'minor' || built === null) return false
  return built < number || leaderOf(builder).mayUpgradeAtOnce
}

/** A land while works follow one another in it (SNS 10.2.4). */
export interface Site {
  minors: number
  majors: number
  ripe: number
}

export function siteOf(land: LandState, builder: Builder, number: number): Site {
  return {
    minors: countCities(land, 'minor'),
    majors: countCities(land, 'major'),
    ripe: ripeIn(land, builder, number),
  }
}

export function ripeIn({ cities }: LandState, builder: Builder, number: number): number {
  let ripe = 0
  for (const city of cities) if (isRipe(city, builder, number)) ripe += 1
  return ripe
}

export function workPrice(builder: Builder, site: Site, { work, quarry }: Omit<Work, 'land'>): number {
  if (quarry) return 0
  return work === 'minor' ? minorPrice(builder, site.minors) : upgradePrice(builder, site.majors)
}

/** SNS 10.1.5: what the work leaves behind. */
export function workOn(site: Site, builder: Builder, { work }: Work): void {
  const atOnce = leaderOf(builder).mayUpgradeAtOnce
  if (work === 'minor') {
    site.minors += 1
    if (atOnce) site.ripe += 1
  } else {
    site.minors -= 1
    site.majors += 1
    site.ripe -= 1
  }
}

/** Works one after another: the price of each, and the sites as they are when all is done. */
export function priced(
  board: Pick<Board, 'lands' | 'number'>,
  builder: Builder,
  works: readonly Work[],
): { readonly prices: readonly number[]; readonly sites: ReadonlyMap<LandId, Site> } {
  const sites = new Map<LandId, Site>()
  const prices: number[] = []
  for (const each of works) {
    const site = sites.get(each.land) ?? siteOf(board.lands[each.land], builder, board.number)
    sites.set(each.land, site)
    prices.push(workPrice(builder, site, each))
    workOn(site, builder, each)
  }
  return { prices, sites }
}

/** SNS 10.3.3: the fewest quarries that give these works. */
export function quarriesFor(faction: FactionId, works: readonly Work[]): number {
  let upgrades = 0
  let minors = 0
  for (const { work, quarry } of works) {
    if (!quarry) continue
    if (work === 'upgrade') upgrades += 1
    else minors += 1
  }
  const more = INTRIGUE_CARDS.stoneQuarry.favoured[faction] === undefined ? 0 : STONE_QUARRY.favouredMinors
  for (let cards = Math.ceil(upgrades / STONE_QUARRY.upgrades); ; cards += 1) {
    const forMinors = cards - Math.ceil(upgrades / STONE_QUARRY.upgrades)
    if (minors <= forMinors * STONE_QUARRY.minors + cards * more) return cards
  }
}
