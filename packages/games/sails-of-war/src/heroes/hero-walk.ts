import { answer, type Branch, branch, choice, type Options, refuse } from '@windward/table'
import * as z from 'zod'
import type { RaceId } from '../data/races.ts'
import { REALM_IDS, type RealmId } from '../data/realms.ts'
import { deed } from '../deeds.ts'
import {
  follow,
  type Gait,
  joinedTo,
  stepsFrom,
  type Walk,
  walkFrom,
} from '../movement/over-land/follow-way.ts'
import { withinRoads } from '../movement/over-land/pace.ts'
import { heroById, heroesOf } from '../players.ts'
import type { HeroId, Open, OpenHero } from '../public-state.ts'
import type { View } from '../view.ts'
import { moveOf } from './fighter.ts'
import { heroShape } from './hero-shape.ts'
import { say } from './words.en.ts'

const LONGEST_WAY = 12

export interface HeroWalk {
  readonly do: 'walk'
  readonly hero: HeroId
  readonly path: readonly RealmId[]
}

/** SOW 10.1.1, SOW 10.1.4: nothing stops a Hero but a Dungeon. */
function gaitIn({ places }: Open): Gait {
  return { stopsIn: (realm) => places[realm] === 'dungeon', hinders: () => false }
}

/** Heroes of a seat who have neither moved nor done anything, by the Realms they stand in. */
export function freshHeroes(
  open: Open,
  race: RaceId,
): { readonly hero: OpenHero; readonly realm: RealmId }[] {
  return heroesOf(open, race).flatMap((hero) =>
    hero.realm === null || hero.moved || hero.done ? [] : [{ hero, realm: hero.realm }],
  )
}

/** SOW 10.1.1 */
export const walk = deed<HeroWalk>({
  shape: z.strictObject({
    do: z.literal('walk'),
    hero: heroShape,
    path: z.array(z.enum(REALM_IDS)).min(1).max(LONGEST_WAY),
  }),
  options: (view, seat) => {
    const walkers = freshHeroes(view, seat).filter(({ realm }) => joinedTo(view, realm).length > 0)
    if (walkers.length === 0) return []
    const leads = () =>
      choice(
        walkers.map(({ hero, realm }) =>
          branch(hero.id, () => ways(view, hero, realm), say('hero.name', { hero: hero.id })),
        ),
      )
    return [branch('walk', leads, say('hero.walk.label'))]
  },
  fault: (view, seat, { hero: id, path }) => {
    const found = freshHeroes(view, seat).find(({ hero }) => hero.id === id)
    if (found === undefined) return refuse('SOW 10.1.1', say('hero.not-ready', { hero: id }))
    const way = follow(view, walkFrom(found.realm, withinRoads(view, moveOf(found.hero))), path, gaitIn(view))
    return way === undefined ? refuse('SOW 10.1.1', say('hero.walk.too-far')) : undefined
  },
  carryOut(t, _, { hero: id, path }) {
    const hero = heroById(t.state, id)
    hero.realm = path.at(-1) ?? hero.realm
    hero.moved = true
    if (hero.realm !== null) t.tell('all', 'SOW 10.1.1', say('hero.walked', { hero: id, realm: hero.realm }))
  },
})

function ways(view: View, hero: OpenHero, from: RealmId): Options<HeroWalk> {
  const gait = gaitIn(view)
  const on = (at: Walk): Options<HeroWalk> => {
    const path = at.path.slice(1)
    const branches: Branch<HeroWalk>[] = stepsFrom(view, at, gait).map((next) =>
      branch(next.at, () => on(next), say('hero.realm', { realm: next.at })),
    )
    if (path.length === 0) return choice(branches)
    return choice([
      branch('stop', () => answer({ do: 'walk', hero: hero.id, path }), say('hero.stop')),
      ...branches,
    ])
  }
  return on(walkFrom(from, withinRoads(view, moveOf(hero))))
}
