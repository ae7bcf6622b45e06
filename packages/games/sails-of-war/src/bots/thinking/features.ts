import { homeOf } from '../../board/realms.ts'
import type { RaceId } from '../../data/races.ts'
import { RESOURCE_IDS } from '../../data/resources.ts'
import { VICTORY } from '../../data/victory.ts'
import { priceFor } from '../../economy/guild.ts'
import { yieldOf } from '../../economy/yields.ts'
import { noGoods, sumOf } from '../../goods.ts'
import { heroesOf, openPlayer } from '../../players.ts'
import type { Open } from '../../public-state.ts'
import { mysticLands, starsOf } from '../../stars.ts'
import { type Chart, chartOf } from '../chart.ts'
import { chanceOf, defendersOf, strengthOf, wallsOf } from '../odds.ts'
import { threatTo } from '../rivals.ts'

/** What tells who is going to win, of one player: each about 0 to 1. */
export const FEATURES = [
  'stars',
  'oneStarLeft',
  'purse',
  'stock',
  'income',
  'poorestIncome',
  'army',
  'danger',
  'starCarried',
  'heroes',
  'quest',
  'homeLost',
  'mysticLands',
  'ships',
  'cards',
] as const
export type Feature = (typeof FEATURES)[number]

export function featuresOf(
  open: Open,
  race: RaceId,
  chart: Chart = chartOf(open),
): Readonly<Record<Feature, number>> {
  const player = openPlayer(open, race)
  const stars = starsOf(open, race)
  const stock = player.stock ?? noGoods()
  const price = priceFor(open, race)
  const income = noGoods()
  let army = 0
  for (const realm of chart.realms) {
    army += strengthOf(realm.forces[race]?.units ?? {})
    if (realm.owner !== race) continue
    const yielded = yieldOf(open, realm)
    for (const kind of RESOURCE_IDS) income[kind] += yielded[kind]
  }
  const ships = open.ships.filter(({ owner }) => owner === race)
  for (const ship of ships) army += strengthOf(ship.units) / 2
  const heroes = heroesOf(open, race)
  const quests = heroes.flatMap(({ quest }) => (quest === null || quest === 'secret' ? [] : [quest]))
  return {
    stars: stars / VICTORY.stars,
    oneStarLeft: stars >= VICTORY.stars - 1 ? 1 : 0,
    purse: price === undefined ? 0 : Math.min(1, ...RESOURCE_IDS.map((kind) => stock[kind] / price)),
    stock: sumOf(stock) / 60,
    income: sumOf(income) / 40,
    poorestIncome: Math.min(...RESOURCE_IDS.map((kind) => income[kind])) / 10,
    army: Math.min(2, army / 12),
    danger: dangerAtHome(open, race, chart) * (stars / VICTORY.stars),
    starCarried: quests.some(({ prize }) => prize === 'star') ? 1 : 0,
    heroes: heroes.length / 3,
    quest: Math.max(0, ...quests.map(({ stage }) => stage)) / 3,
    homeLost: open.realms[homeOf(race)]?.owner === race ? 0 : 1,
    mysticLands: mysticLands(open, race) / 4,
    ships: Math.min(1, ships.length / 4),
    cards: (typeof player.hand === 'number' ? player.hand : player.hand.length) / 7,
  }
}

/** The chance that somebody takes his Home Realm in his next turn. */
function dangerAtHome(open: Open, race: RaceId, chart: Chart): number {
  const home = open.realms[homeOf(race)]
  if (home === undefined || home.owner !== race) return 0
  const threat = threatTo({ view: open, seat: race, chart }, home)
  if (threat === undefined) return 0
  return chanceOf(threat.race, threat.units, race, defendersOf(home, race), wallsOf(home, race))
}
