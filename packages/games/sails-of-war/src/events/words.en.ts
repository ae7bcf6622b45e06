import { type Catalogue, speaker } from '@windward/table'
import type { Zone } from '../board/zones.ts'
import type { EventCardId } from '../data/action-cards.ts'
import type { EventId } from '../data/events.ts'
import { BUILDING_NAMES, CARD_NAMES, EVENT_NAMES, RESOURCE_NAMES, TERRAIN_NAMES } from '../data/names.en.ts'
import type { RaceId } from '../data/races.ts'
import type { RealmId, Terrain } from '../data/realms.ts'
import type { Goods, ResourceId } from '../data/resources.ts'
import type { ShipKind } from '../data/ships.ts'
import {
  agrees,
  goodsName,
  listed,
  realmName,
  shipName,
  sideName,
  unitsName,
  Who,
  who,
  zoneName,
} from '../naming.en.ts'
import { countOf, type SomeUnits } from '../pieces.ts'
import type { ShipId } from '../public-state.ts'

/** What an EVENT card does in base mode, carried and rejected. */
const LAW_TEXTS: Readonly<Record<EventCardId, { readonly carried: string; readonly rejected: string }>> = {
  'open-markets': {
    carried: 'The Free Merchants trade at 2 for 1.',
    rejected: 'The Free Merchants are closed.',
  },
  'war-tithe': {
    carried: 'Everybody pays 1 Wood and 1 Iron for each City.',
    rejected: 'Who has most Cities gains 5 of one resource.',
  },
  'truce-of-the-moon': { carried: 'There are no battles.', rejected: 'Everybody gains a Footman at home.' },
  'edict-on-monsters': {
    carried: 'All Giants and Firegaunts leave.',
    rejected: 'Everybody draws up to three cards, until he has a monster.',
  },
  'heroes-pardon': { carried: 'All Heroes are healed.', rejected: 'Every Hero takes a wound.' },
  'guild-discount': { carried: 'Stars cost 3 less of each resource.', rejected: 'The Grey Guild is closed.' },
  conscription: {
    carried: 'A Footman costs 1 Wood or 1 Iron.',
    rejected: 'A Footman costs 1 Wood and 2 Iron.',
  },
  'grain-law': { carried: 'Grain for supply is halved.', rejected: 'The harvest of Grain is halved.' },
  'burning-of-books': { carried: 'Hands are reduced to two cards.', rejected: 'Everybody draws a card.' },
  'roads-of-the-realm': {
    carried: 'Units leaving own Towns and Cities move one more.',
    rejected: 'Nobody moves more than two.',
  },
  'hunt-for-the-dark': {
    carried: 'In one Realm each evil army loses a unit.',
    rejected: 'Every evil player gains a Footman at home.',
  },
  'masons-charter': {
    carried: 'Towns and Cities cost 3 Wood and 3 Iron.',
    rejected: 'Nothing is built.',
  },
}

/** What an event brings, where nothing that follows it at once says so. */
const EVENT_TEXTS: Readonly<Partial<Record<EventId, string>>> = {
  'good-year': ' Every Realm but Wastelands yields two more in this harvest.',
  'trade-winds': ' Trade Ships sail two zones further this round.',
  'dark-breath': ' The good and the neutral discard down to one Action Card.',
  'yellow-moon': ' The good and the neutral draw two Action Cards and have a Starpower more this round.',
  'sign-in-the-sky': ' Nobody pays supply this round.',
}

export const eventWords = {
  'event.rolled': (f: { number: number; event: EventId }) =>
    `An event is rolled, ${f.number}: ${EVENT_NAMES[f.event]}.${EVENT_TEXTS[f.event] ?? ''}`,
  'event.burn': (f: { realms: RealmId[]; terrain: Terrain }) =>
    `${TERRAIN_NAMES[f.terrain]} is laid waste: ${listed(f.realms.map(realmName))}.`,
  'event.burnt-down': (f: { realm: RealmId; what: 'town' | 'city' | 'port'; side: number | null }) =>
    `The ${BUILDING_NAMES[f.what]} in ${realmName(f.realm)} is destroyed.`,
  'event.died': (f: { race: RaceId; realm: RealmId; units: SomeUnits }) =>
    `${unitsName(f.units)} of ${who(f.race)} ${agrees(countOf(f.units), 'dies', 'die')} in ${realmName(f.realm)}.`,
  'event.serpents': (f: { zones: Zone[] }) => `The Sea Serpents come up in ${listed(f.zones.map(zoneName))}.`,
  'event.wild': () => 'All Giants, Firegaunts and Dragons go back to the wild.',
  'event.drifts': (f: { realm: RealmId; from: Zone; to: Zone }) =>
    `${realmName(f.realm)} drifts from ${zoneName(f.from)} to ${zoneName(f.to)}.`,
  'event.stays': (f: { realm: RealmId }) => `${realmName(f.realm)} trembles and stays.`,
  'event.tempest': (f: { side: number | null }) =>
    f.side === null ? 'The tempest dies down.' : `The tempest drives all ships to the ${sideName(f.side)}.`,
  'event.wrecked': (f: { race: RaceId; ship: ShipId; kind: ShipKind; zone: Zone; die: number | null }) =>
    `A ${shipName(f.kind)} of ${who(f.race)} in ${zoneName(f.zone)} is ${f.die === null ? 'driven off the map' : `driven aground (${f.die})`} and lost.`,
  'event.realm': (f: { realm: RealmId }) => realmName(f.realm),
  'event.vote.title': (f: { card: EventCardId; votes: number }) =>
    `The Council votes on ${CARD_NAMES[f.card]}: you have ${f.votes === 1 ? 'one vote' : `${f.votes} votes`}.`,
  'event.tie.title': (f: { card: EventCardId }) =>
    `The votes on ${CARD_NAMES[f.card]} are equal, and you drew it. What shall be?`,
  'event.vote.hint': () => 'What has more votes becomes law for this round.',
  'event.vote.confirm': (f: { vote: 'carry' | 'reject' }) =>
    `Vote ${f.vote === 'carry' ? 'for' : 'against'} it`,
  'event.tie.hint': () => 'The votes are equal: your word decides.',
  'event.tie.confirm': (f: { vote: 'carry' | 'reject' }) => (f.vote === 'carry' ? 'Carry it' : 'Reject it'),
  'event.vote.carry': (f: { card: EventCardId }) => `For: ${LAW_TEXTS[f.card].carried}`,
  'event.vote.reject': (f: { card: EventCardId }) => `Against: ${LAW_TEXTS[f.card].rejected}`,
  'event.vote.cast': (f: { race: RaceId; vote: 'carry' | 'reject'; votes: number }) =>
    `${Who(f.race)} vote ${f.vote === 'carry' ? 'for' : 'against'} it with ${f.votes}.`,
  'event.voted': (f: { card: EventCardId; carried: boolean }) =>
    `${CARD_NAMES[f.card]} is ${f.carried ? 'carried' : 'rejected'}. ${LAW_TEXTS[f.card][f.carried ? 'carried' : 'rejected']}`,
  'event.footmen': (f: { race: RaceId; realm: RealmId; units: SomeUnits }) =>
    `${Who(f.race)} gain ${unitsName(f.units)} in ${realmName(f.realm)}.`,
  'event.tithe.title': (f: { count: number }) =>
    `You have most Cities and gain ${f.count} of one resource. Which?`,
  'event.tithe.kind': (f: { kind: ResourceId }) => RESOURCE_NAMES[f.kind],
  'event.tithe.confirm': (f: { kind: ResourceId }) => `Gain ${RESOURCE_NAMES[f.kind]}`,
  'event.tithe.paid': (f: { race: RaceId; goods: Goods }) => `${Who(f.race)} pay ${goodsName(f.goods)}.`,
  'event.tithe.gained': (f: { race: RaceId; goods: Goods }) => `${Who(f.race)} gain ${goodsName(f.goods)}.`,
  'event.hunt.hint': () => 'Each evil army there loses a unit.',
  'event.hunt.title': () => 'In which Realm is the Dark hunted?',
  'event.hunt.confirm': (f: { realm: RealmId }) => `Hunt in ${realmName(f.realm)}`,
  'event.hunt.none': (f: { realm: RealmId }) => `No evil army stands in ${realmName(f.realm)}.`,
} satisfies Catalogue

export const say = speaker<typeof eventWords>()
