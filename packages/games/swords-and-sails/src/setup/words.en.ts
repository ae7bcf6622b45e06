import { type Catalogue, speaker } from '@windward/table'
import { type CityKind, citiesText } from '../cities.en.ts'
import type { LandId } from '../data/area-ids.ts'
import type { FactionId } from '../data/factions/factions.ts'
import type { LeaderId } from '../data/factions/leaders.ts'
import { names } from '../data/names.en.ts'
import { area, Does, does, Faction, faction, factions, headed } from '../naming.en.ts'

const markers = (count: number): string => (count === 1 ? '1 marker' : `${count} markers`)
const back = (f: { faction: FactionId }): string =>
  `${faction(f.faction)} ${does([f.faction], 'gets', 'get')}`
const leader = (id: LeaderId): string => `the ${names.leaders[id].name}`

export const setupWords = {
  'setup.teams': (f: { members: FactionId[] }) => `${headed(factions(f.members))} begin as a team.`,
  'setup.leader.title': () => 'Choose your leader for the whole match',
  'setup.leader.name': (f: { leader: LeaderId }) => names.leaders[f.leader].name,
  'setup.leader.taken': (f: { leader: LeaderId; by: FactionId }) =>
    `${names.leaders[f.leader].name} is taken: ${faction(f.by)} ${does([f.by], 'has', 'have')} chosen him.`,
  'setup.leader.chosen': (f: { faction: FactionId; leader: LeaderId }) =>
    `${Does(f.faction, 'chooses', 'choose')} ${leader(f.leader)}.`,
  'setup.leader.dealt': (f: { faction: FactionId; leader: LeaderId }) =>
    `${Does(f.faction, 'is', 'are')} dealt ${leader(f.leader)}.`,
  'setup.bid.title': (f: { markers: number }) => `Bid for land: you have ${markers(f.markers)}`,
  'setup.bid.hint': () =>
    'A land goes to the most markers, if they reach its cost; equal bids to the older. Beaten and short bids come back to be placed again.',
  'setup.bid.beside': () => 'Land beside your home',
  'setup.bid.pass': () => 'Place none',
  'setup.bid.land': (f: { land: LandId }) => headed(area(f.land)),
  'setup.bid.note': (f: { cost: number; cities: CityKind[]; most: number }) =>
    [`costs ${f.cost}`, citiesText(f.cities), f.most === 0 ? '' : `${f.most} bid`]
      .filter(Boolean)
      .join(' · '),
  'setup.bid.confirm': () => 'Place the markers',
  'setup.bid.markers': () => 'How many markers',
  'setup.bid.too-many': (f: { markers: number }) => `You have only ${markers(f.markers)} left to place.`,
  'setup.bid.not-neutral': (f: { land: LandId }) =>
    `${headed(area(f.land))} is not neutral land open to bids.`,
  'setup.bid.not-beside': (f: { land: LandId }) =>
    `${headed(area(f.land))} does not border your home by land, and land won by other bids does not help.`,
  'setup.bid.placed': (f: { faction: FactionId; land: LandId; markers: number; there: number }) =>
    f.markers === f.there
      ? `${Does(f.faction, 'puts', 'put')} ${markers(f.markers)} on ${area(f.land)}.`
      : `${Does(f.faction, 'puts', 'put')} ${markers(f.markers)} more on ${area(f.land)}, ${f.there} in all.`,
  'setup.bid.passed': (f: { faction: FactionId }) => `${Does(f.faction, 'passes', 'pass')}.`,
  'setup.bid.won': (f: { faction: FactionId; land: LandId; markers: number }) =>
    `${Does(f.faction, 'wins', 'win')} ${area(f.land)} with ${markers(f.markers)}.`,
  'setup.bid.beaten': (f: { faction: FactionId; land: LandId; markers: number; winner: FactionId }) =>
    `${Faction(f.winner)} bid more for ${area(f.land)}, or as much and earlier: ${back(f)} ${markers(f.markers)} back.`,
  'setup.bid.short': (f: { faction: FactionId; land: LandId; markers: number; cost: number }) =>
    `${headed(area(f.land))} costs ${markers(f.cost)}: ${back(f)} ${markers(f.markers)} back.`,
  'setup.bid.over': () => 'The bidding is over.',
} satisfies Catalogue

export const say = speaker<typeof setupWords>()
