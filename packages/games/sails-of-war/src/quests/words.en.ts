import { type Catalogue, speaker } from '@windward/table'
import { ARTIFACT_NAMES, COUNTER_NAMES, QUEST_NAMES } from '../data/names.en.ts'
import type { QuestId } from '../data/quest-cards.ts'
import type { QuestCounter } from '../data/quest-counters.ts'
import type { RaceId } from '../data/races.ts'
import type { RealmId } from '../data/realms.ts'
import type { Goods } from '../data/resources.ts'
import { heroName, woundsName } from '../heroes/naming.en.ts'
import { agrees, goodsName, realmName, unitsName, Who, who } from '../naming.en.ts'
import { countOf, type SomeUnits } from '../pieces.ts'
import type { HeroId, Prize } from '../public-state.ts'

const prizeName = (prize: Prize) => (prize === 'star' ? 'a Star of Timorran' : `the ${ARTIFACT_NAMES[prize]}`)

export const questWords = {
  'quest.hero': (f: { hero: HeroId }) => heroName(f.hero),
  'quest.taken': (f: { hero: HeroId }) => `${heroName(f.hero)} sets out on a quest.`,
  'quest.none': (f: { hero: HeroId }) =>
    `No Quest Card is left for ${heroName(f.hero).replace('The', 'the')}.`,
  'quest.card': (f: { card: QuestId }) => `The quest is ${QUEST_NAMES[f.card]}.`,
  'quest.take.label': () => 'Send a Hero on a quest',
  'quest.take.cannot': (f: { hero: HeroId }) => `${heroName(f.hero)} cannot take a Quest Card now.`,
  'quest.exchange.hint': () => 'With an exchange you draw no Action Card this time.',
  'quest.exchange.title': () => 'Do you draw an Action Card, or exchange your Quest Card for another?',
  'quest.exchange.cannot': () => 'You have no Quest Card to exchange now.',
  'quest.exchange.draw': () => 'Draw an Action Card',
  'quest.exchange.exchange': () => 'Exchange the Quest Card',
  'quest.not-idle': (f: { hero: HeroId }) => `${heroName(f.hero)} can do nothing more this turn.`,
  'quest.search.label': () => 'Search a Realm',
  'quest.search.questing': (f: { hero: HeroId }) => `${heroName(f.hero)} is on a quest and does not search.`,
  'quest.search.nothing': () => 'There is nothing to search there.',
  'quest.search.again': () => 'That Realm has been searched this turn.',
  'quest.found': (f: { hero: HeroId; realm: RealmId; counter: QuestCounter }) =>
    `${heroName(f.hero)} searches ${realmName(f.realm)} and finds: ${COUNTER_NAMES[f.counter]}.`,
  'quest.nothing': (f: { realm: RealmId }) => `Nothing more is to be found in ${realmName(f.realm)}.`,
  'quest.star': (f: { race: RaceId }) => `${Who(f.race)} gain a Star of Timorran.`,
  'quest.no-star': (f: { race: RaceId }) => `No Star is left for ${who(f.race)}.`,
  'quest.crypt': (f: { realm: RealmId }) =>
    `The Crypt of Llovar is open: everybody and everything in ${realmName(f.realm)} is destroyed.`,
  'quest.stage.label': () => 'Try the next stage of a quest',
  'quest.stage.not-here': (f: { hero: HeroId }) =>
    `No stage of a quest awaits ${heroName(f.hero).replace('The', 'the')} here.`,
  'quest.stage.die': (f: { hero: HeroId; realm: RealmId; die: number; needed: number }) =>
    `${heroName(f.hero)} is tried in ${realmName(f.realm)}: ${f.die}, needing ${f.needed}.`,
  'quest.stage.tried': (f: { hero: HeroId; realm: RealmId }) =>
    `${heroName(f.hero)} follows his quest in ${realmName(f.realm)}.`,
  'quest.stage.wounded': (f: { hero: HeroId; wounds: number }) =>
    `${heroName(f.hero)} comes out of it with ${woundsName(f.wounds)}.`,
  'quest.stage.failed': (f: { hero: HeroId }) => `${heroName(f.hero)} fails.`,
  'quest.stage.done': (f: { hero: HeroId; realm: RealmId }) =>
    `${heroName(f.hero)} has done what was to do in ${realmName(f.realm)}.`,
  'quest.carries': (f: { hero: HeroId; prize: Prize }) =>
    `${heroName(f.hero)} carries ${prizeName(f.prize)}: bring it home.`,
  'quest.delivered': (f: { hero: HeroId; prize: Prize }) =>
    `${heroName(f.hero)} brings home ${prizeName(f.prize)}.`,
  'quest.won': (f: { hero: HeroId; prize: Prize }) => `${heroName(f.hero)} gains ${prizeName(f.prize)}.`,
  'quest.ended': (f: { hero: HeroId }) =>
    `The quest of ${heroName(f.hero).replace('The', 'the')} is at an end.`,
  'quest.goods': (f: { race: RaceId; goods: Goods }) => `${Who(f.race)} gain ${goodsName(f.goods)}.`,
  'quest.no-home': (f: { race: RaceId; home: RealmId }) =>
    `${Who(f.race)} do not hold ${realmName(f.home)}: nobody comes.`,
  'quest.nobody': (f: { race: RaceId; home: RealmId }) =>
    `Nobody is free to join ${who(f.race)} in ${realmName(f.home)}, or there is no room.`,
  'quest.units': (f: { race: RaceId; home: RealmId; units: SomeUnits }) =>
    `${unitsName(f.units)} ${agrees(countOf(f.units), 'joins', 'join')} ${who(f.race)} in ${realmName(f.home)}.`,
} satisfies Catalogue

export const say = speaker<typeof questWords>()
