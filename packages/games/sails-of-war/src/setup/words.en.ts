import { type Catalogue, speaker } from '@windward/table'
import type { Zone } from '../board/zones.ts'
import type { RaceId } from '../data/races.ts'
import type { NeutralId, RealmId } from '../data/realms.ts'
import type { Goods } from '../data/resources.ts'
import { goodsName, listed, realmName, sideName, Who, who, zoneName } from '../naming.en.ts'
import type { SomeUnits } from '../pieces.ts'
import type { HeroId } from '../public-state.ts'

export const setupWords = {
  'setup.dealt': (f: { realms: NeutralId[] }) => `You were dealt ${listed(f.realms.map(realmName))}.`,
  'setup.choose.title': (f: { count: number; value: number }) =>
    f.count === 3
      ? `Which three Realms do you keep? Their values may come to ${f.value} at most.`
      : `No three of your Realms are within ${f.value}. Which two do you keep?`,
  'setup.choose.label': (f: { realms: NeutralId[]; value: number }) =>
    `${listed(f.realms.map(realmName))} (${f.value})`,
  'setup.choose.not-dealt': (f: { realm: NeutralId }) => `${realmName(f.realm)} was not dealt to you.`,
  'setup.choose.count': (f: { count: number }) => `You keep ${f.count} different Realms.`,
  'setup.choose.value': (f: { value: number; most: number }) =>
    `Their values come to ${f.value}; ${f.most} is the most.`,
  'setup.kept': (f: { race: RaceId; count: number }) => `${Who(f.race)} keep ${f.count} Realms.`,
  'setup.rolled-first': (f: { rolls: { race: RaceId; roll: number }[] }) =>
    `For the first Realm: ${listed(f.rolls.map(({ race, roll }) => `${who(race)} ${roll}`))}.`,
  'setup.lay.roll-it': () => 'Roll for its place',
  'setup.lay.lay-it': () => 'Lay it',
  'setup.lay.title': () => 'What do you lay on the board?',
  'setup.lay.roll': () => 'Roll a placement',
  'setup.lay.realm': (f: { realm: NeutralId }) => `Lay ${realmName(f.realm)}`,
  'setup.lay.home': (f: { realm: RealmId }) => `Lay your Home Realm, ${realmName(f.realm)}`,
  'setup.lay.no-pile': () => 'There is no Realm left in the pile.',
  'setup.lay.not-held': (f: { realm: NeutralId }) => `${realmName(f.realm)} is not in your hand.`,
  'setup.lay.home-laid': () => 'Your Home Realm lies on the board already.',
  'setup.lay.not-empty': (f: { zone: Zone }) => `${zoneName(f.zone)} is not an empty coastal zone.`,
  'setup.lay.too-near': (f: { zone: Zone }) => `${zoneName(f.zone)} is too near another Home Realm.`,
  'setup.lay.fits': (f: { realm: NeutralId }) => `${realmName(f.realm)} can be laid, so it is not rolled.`,
  'setup.lay.large': (f: { zone: Zone }) =>
    `${zoneName(f.zone)} touches a land-mass of more than four hexes.`,
  'setup.lay.apart': (f: { zone: Zone }) =>
    `${zoneName(f.zone)} does not touch the continent so that it fits.`,
  'setup.put-away': (f: { race: RaceId; realm: NeutralId }) =>
    `${realmName(f.realm)} fits nowhere: ${who(f.race)} put it away.`,
  'setup.lay.colours': (f: { realm: NeutralId; zone: Zone }) =>
    `Turned so, the colours of ${realmName(f.realm)} do not match at ${zoneName(f.zone)}.`,
  'setup.zone': (f: { zone: Zone }) => zoneName(f.zone),
  'setup.turned': (f: { side: number }) => `First side ${sideName(f.side)}`,
  'setup.turn.title': (f: { realm: NeutralId; zone: Zone }) =>
    `How do you turn ${realmName(f.realm)} on ${zoneName(f.zone)}?`,
  'setup.rolled': (f: { race: RaceId; realm: NeutralId; zone: Zone }) =>
    `${Who(f.race)} rolled ${zoneName(f.zone)} for ${realmName(f.realm)}.`,
  'setup.laid': (f: { race: RaceId; realm: RealmId; zone: Zone }) =>
    `${Who(f.race)} laid ${realmName(f.realm)} on ${zoneName(f.zone)}.`,
  'setup.start': (f: { race: RaceId; home: RealmId; units: SomeUnits; hero: HeroId | null; stock: Goods }) =>
    `${Who(f.race)} start in ${realmName(f.home)} with ${goodsName(f.stock)}.`,
  'setup.serpent': (f: { zone: Zone }) => `A Sea Serpent lies in ${zoneName(f.zone)}.`,
} satisfies Catalogue

export const say = speaker<typeof setupWords>()
