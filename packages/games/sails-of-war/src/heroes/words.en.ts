import { type Catalogue, speaker } from '@windward/table'
import type { FoeId } from '../data/heroes.ts'
import { ARTIFACT_NAMES, FOE_NAMES } from '../data/names.en.ts'
import type { RaceId } from '../data/races.ts'
import type { RealmId } from '../data/realms.ts'
import { dice, realmName } from '../naming.en.ts'
import type { HeroId, Prize } from '../public-state.ts'
import { heroName, woundsName } from './naming.en.ts'

const prizeName = (prize: Prize) => (prize === 'star' ? 'a Star of Timorran' : `the ${ARTIFACT_NAMES[prize]}`)

export const heroWords = {
  'hero.name': (f: { hero: HeroId }) => heroName(f.hero),
  'hero.realm': (f: { realm: RealmId }) => realmName(f.realm),
  'hero.stop': () => 'Stay in this Realm',
  'hero.dead': (f: { hero: HeroId; race: RaceId; questing: boolean }) =>
    `${heroName(f.hero)} is dead${f.questing ? ', and his quest with him' : ''}.`,
  'hero.not-ready': (f: { hero: HeroId }) => `${heroName(f.hero)} cannot set out now.`,
  'hero.not-idle': (f: { hero: HeroId }) => `${heroName(f.hero)} can do nothing more this turn.`,
  'hero.walk.label': () => 'Walk with a Hero',
  'hero.walk.too-far': () => 'A Hero cannot go that way this turn.',
  'hero.walked': (f: { hero: HeroId; realm: RealmId }) =>
    `${heroName(f.hero)} walks to ${realmName(f.realm)}.`,
  'hero.journey.label': () => 'Travel from Port to Port',
  'hero.journey.no-port': (f: { from: RealmId; to: RealmId }) =>
    `There is no open Port both in ${realmName(f.from)} and in another Realm ${realmName(f.to)}.`,
  'hero.travelled': (f: { hero: HeroId; realm: RealmId }) =>
    `${heroName(f.hero)} travels by sea to ${realmName(f.realm)}.`,
  'hero.challenge.label': () => 'Challenge a foreign Hero',
  'hero.challenge.no-rival': (f: { foe: HeroId }) => `${heroName(f.foe)} cannot be challenged there.`,
  'hero.challenge.cloak': (f: { foe: HeroId }) =>
    `${heroName(f.foe)} wears the Cloak; nobody challenges him.`,
  'hero.challenge.inn': () => 'Nobody is challenged in the Last Cozy Inn.',
  'hero.challenges': (f: { hero: HeroId; foe: HeroId }) =>
    `${heroName(f.hero)} challenges ${heroName(f.foe).replace('The', 'the')}.`,
  'hero.won-duel': (f: { hero: HeroId; foe: HeroId; wounds: number }) =>
    `${heroName(f.hero)} has beaten ${heroName(f.foe).replace('The', 'the')} and has ${woundsName(f.wounds)}.`,
  'hero.prize.hint': () => 'What is carried counts only when it has been brought home.',
  'hero.prize.title': (f: { hero: HeroId; prize: Prize }) =>
    `The loser carried ${prizeName(f.prize)}. Does ${heroName(f.hero)} take it? He gives up a quest and a prize of his own for it.`,
  'hero.prize.none': () => 'The loser carried nothing.',
  'hero.prize.take': () => 'Take it',
  'hero.prize.leave': () => 'Leave it',
  'hero.meets': (f: { hero: HeroId; foe: FoeId }) => `${heroName(f.hero)} meets: ${FOE_NAMES[f.foe]}.`,
  'hero.round': (f: { hero: HeroId; rolled: number[]; against: number[]; wounds: number }) =>
    `${heroName(f.hero)} rolls ${dice(f.rolled)} against ${dice(f.against)}; he has ${woundsName(f.wounds)}.`,
  'hero.beats': (f: { hero: HeroId; foe: FoeId }) => `${heroName(f.hero)} wins. Beaten: ${FOE_NAMES[f.foe]}.`,
  'hero.heals': (f: { hero: HeroId; healed: number }) =>
    `${heroName(f.hero)} heals ${f.healed === 1 ? 'a wound' : `${f.healed} wounds`}.`,
} satisfies Catalogue

export const say = speaker<typeof heroWords>()
