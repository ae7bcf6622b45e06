import { refuse } from '@windward/table'
import * as z from 'zod'
import type { RaceId } from '../data/races.ts'
import type { RealmId } from '../data/realms.ts'
import { deed, doneWith } from '../deeds.ts'
import { idleHeroes } from '../heroes/challenge.ts'
import { heroShape } from '../heroes/hero-shape.ts'
import { heroById } from '../players.ts'
import type { OpenHero } from '../public-state.ts'
import type { Hero, SowTable } from '../state.ts'
import type { View } from '../view.ts'
import { heroNamed } from './hero-named.ts'
import { reveal, takeUp } from './turn-up-counter.ts'
import { say } from './words.en.ts'

/** SOW 11.1.1, SOW 11.3.5: a face-down counter, or Ruins. */
function hasSecret({ faceDown, places }: View, realm: RealmId | null): boolean {
  return realm !== null && (faceDown.includes(realm) || places[realm] === 'ruins')
}

/** SOW 11.1.1: on a Card Quest; a prize won in a duel is none. */
function isQuesting({ quest }: OpenHero): boolean {
  return quest !== null && (quest === 'secret' || quest.card !== null)
}

/** SOW 11.1.4 */
function wasSearched({ turn }: View, realm: RealmId | null): boolean {
  return realm !== null && turn?.searched.includes(realm) === true
}

function searchers(view: View, seat: RaceId): OpenHero[] {
  return idleHeroes(view, seat).filter(
    (hero) => !isQuesting(hero) && hasSecret(view, hero.realm) && !wasSearched(view, hero.realm),
  )
}

/** SOW 11.1.1 */
export const search = deed({
  shape: z.strictObject({ do: z.literal('search'), hero: heroShape }),
  options: (view, seat) =>
    doneWith('search', say('quest.search.label'), searchers(view, seat), heroNamed, ({ id }) => ({
      do: 'search' as const,
      hero: id,
    })),
  fault: (view, seat, { hero: id }) => {
    const hero = idleHeroes(view, seat).find((each) => each.id === id)
    if (hero === undefined) return refuse('SOW 10.1.6', say('quest.not-idle', { hero: id }))
    if (isQuesting(hero)) return refuse('SOW 11.1.1', say('quest.search.questing', { hero: id }))
    if (!hasSecret(view, hero.realm)) return refuse('SOW 11.1.1', say('quest.search.nothing'))
    return wasSearched(view, hero.realm) ? refuse('SOW 11.1.4', say('quest.search.again')) : undefined
  },
  carryOut(t, _, { hero: id }) {
    const hero = heroById(t.state, id)
    hero.moved = true
    hero.done = true
    if (hero.realm === null) return
    t.state.turn?.searched.push(hero.realm)
    turnUp(t, hero, hero.realm)
  },
})

/** SOW 11.3.5: Ruins leave the game, and an unused counter takes their place. */
function turnUp(t: SowTable, hero: Hero, realm: RealmId): void {
  const { state } = t
  if (state.places[realm] === 'ruins') {
    delete state.places[realm]
    state.countersGone.push('ruins')
    const found = t.dice.draw(state.unused)
    if (found === undefined) t.tell('all', 'SOW 11.1.3', say('quest.nothing', { realm }))
    else reveal(t, hero, realm, found)
    return
  }
  const counter = takeUp(t, realm)
  if (counter !== undefined) reveal(t, hero, realm, counter)
}
