import type { Catalogue } from '@windward/table'
import type { LandId } from '../data/area-ids.ts'
import type { FactionId } from '../data/factions/factions.ts'
import { names } from '../data/names.en.ts'
import { area, Does } from '../naming.en.ts'

type Kind = 'minor' | 'upgrade'

const quarry = names.cards.stoneQuarry.name

/** What is said about cities. */
export const cityWords = {
  'cities.title': (f: { gold: number; most: number }) =>
    `Build cities: you have ${f.gold} gold, for at most ${f.most} ${f.most === 1 ? 'build' : 'builds'}`,
  'cities.option.done': () => 'That is all',
  'cities.option.work': (f: { work: Kind; quarry: boolean }) =>
    `${f.work === 'minor' ? 'A minor city' : 'An upgrade to a major city'}${f.quarry ? ` by ${quarry}` : ''}`,
  'cities.option.land': (f: { land: LandId; price: number }) =>
    `in ${area(f.land)}${f.price === 0 ? ', free' : ` for ${f.price} gold`}`,
  'cities.not-own': (f: { land: LandId }) =>
    `You can build only in land that is wholly yours, and ${area(f.land)} is not.`,
  'cities.none-built': (f: { land: LandId }) =>
    `In ${area(f.land)} there is no minor city that was built in play, and one printed on the map cannot be upgraded.`,
  'cities.too-new': (f: { land: LandId }) =>
    `In ${area(f.land)} no further minor city is old enough: it can be upgraded from the season after it was built.`,
  'cities.too-many': (f: { most: number }) =>
    `You may pay for ${f.most} ${f.most === 1 ? 'build' : 'builds'} this season, upgrades included, and no more.`,
  'cities.quarries': (f: { needed: number; held: number }) =>
    `What is to be free takes ${f.needed} of the card ${quarry}, and you hold ${f.held === 0 ? 'none' : f.held}.`,
  'cities.warn.quarry': () => `${quarry} would give you a further minor city.`,
  'cities.quarry': (f: { faction: FactionId }) => `${Does(f.faction, 'plays', 'play')} ${quarry}.`,
  'cities.built': (f: { faction: FactionId; work: Kind; land: LandId; price: number }) => {
    const deed =
      f.work === 'minor'
        ? `${Does(f.faction, 'builds', 'build')} a minor city in ${area(f.land)}`
        : `${Does(f.faction, 'makes', 'make')} a minor city in ${area(f.land)} a major one`
    return `${deed}${f.price === 0 ? ', free' : ` for ${f.price} gold`}.`
  },
} satisfies Catalogue
