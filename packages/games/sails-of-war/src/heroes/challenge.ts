import { after, answer, branch, oneOf, refuse } from '@windward/table'
import * as z from 'zod'
import type { RaceId } from '../data/races.ts'
import { deed } from '../deeds.ts'
import { heroById, heroesOf, openHero } from '../players.ts'
import type { Open, OpenHero } from '../public-state.ts'
import { duel } from './duel.ts'
import { heroShape } from './hero-shape.ts'
import { say } from './words.en.ts'

/**
 * SOW 10.1.5, SOW 10.1.6: Heroes of a seat who have done nothing yet and stand in a Realm; aboard a ship they do
 * nothing.
 */
export function idleHeroes(open: Open, race: RaceId): OpenHero[] {
  return heroesOf(open, race).filter(({ realm, done }) => realm !== null && !done)
}

function isInn({ places }: Open, { realm }: Pick<OpenHero, 'realm'>): boolean {
  return realm !== null && places[realm] === 'last-cozy-inn'
}

/** SOW 10.2.8, SOW 10.2.11, SOW 13.1: whom a Hero may challenge. */
function rivals(open: Open, { owner, realm }: OpenHero): OpenHero[] {
  if (realm === null || isInn(open, { realm })) return []
  return open.heroes.filter(
    (hero) => hero.owner !== owner && hero.realm === realm && !hero.artifacts.includes('cloak'),
  )
}

/** SOW 10.2.8 */
export const challenge = deed({
  shape: z.strictObject({ do: z.literal('challenge'), hero: heroShape, foe: heroShape }),
  options: (view, seat) => {
    const duellists = idleHeroes(view, seat).filter((hero) => rivals(view, hero).length > 0)
    if (duellists.length === 0) return []
    const named = (hero: OpenHero) => ({ key: hero.id, label: say('hero.name', { hero: hero.id }) })
    const leads = () =>
      after(oneOf(duellists, named), (hero) =>
        after(oneOf(rivals(view, hero), named), (foe) =>
          answer({ do: 'challenge' as const, hero: hero.id, foe: foe.id }),
        ),
      )
    return [branch('challenge', leads, say('hero.challenge.label'))]
  },
  fault: (view, seat, { hero: id, foe }) => {
    const hero = idleHeroes(view, seat).find((each) => each.id === id)
    if (hero === undefined) return refuse('SOW 10.1.6', say('hero.not-idle', { hero: id }))
    if (rivals(view, hero).some((rival) => rival.id === foe)) return undefined
    const rival = openHero(view, foe)
    const there = rival?.realm === hero.realm && rival.owner !== seat
    if (there && isInn(view, hero)) return refuse('SOW 10.2.11', say('hero.challenge.inn'))
    if (there) return refuse('SOW 13.1', say('hero.challenge.cloak', { foe }))
    return refuse('SOW 10.2.8', say('hero.challenge.no-rival', { foe }))
  },
  *carryOut(t, _, { hero: id, foe }) {
    yield* t.step('challenge', () => {
      const hero = heroById(t.state, id)
      hero.moved = true
      hero.done = true
    })
    yield* duel(t, id, foe)
  },
})
