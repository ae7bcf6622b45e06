import { type Decision, oneOf, refuse } from '@windward/table'
import * as z from 'zod'
import type { RaceId } from '../data/races.ts'
import type { RealmId } from '../data/realms.ts'
import { heroShape } from '../heroes/hero-shape.ts'
import { heroesOf } from '../players.ts'
import type { HeroId, Open } from '../public-state.ts'
import type { SailsOfWar } from '../state.ts'
import { say } from './words.en.ts'

/** SOW 8.1.4: which Hero takes part, if one does. */
export const joinBattle: Decision<SailsOfWar, { readonly realm: RealmId }, HeroId | 'nobody'> = {
  kind: 'join-battle',
  title: ({ brief: { realm } }) => say('battle.hero.title', { realm }),
  hint: () => say('battle.hero.hint'),
  shape: z.union([z.literal('nobody'), heroShape]),
  options: ({ view, seat, brief: { realm } }) =>
    oneOf<HeroId | 'nobody'>(['nobody', ...heroesThere(view, seat, realm)], (hero) => ({
      key: hero,
      label: hero === 'nobody' ? say('battle.hero.nobody') : say('battle.hero.joins', { hero }),
    })),
  check: ({ view, seat, brief: { realm } }, hero) =>
    hero === 'nobody' || heroesThere(view, seat, realm).includes(hero)
      ? undefined
      : refuse('SOW 8.1.4', say('battle.hero.not-there', { realm })),
  absent: () => 'nobody',
}

export function heroesThere(open: Open, race: RaceId, realm: RealmId): HeroId[] {
  return heroesOf(open, race)
    .filter((hero) => hero.realm === realm)
    .map(({ id }) => id)
}
