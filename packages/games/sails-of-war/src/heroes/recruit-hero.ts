import { homeOf } from '../board/realms.ts'
import { MOST_HEROES } from '../data/heroes.ts'
import type { RaceId } from '../data/races.ts'
import type { HeroId, Open } from '../public-state.ts'
import type { Hero, State } from '../state.ts'

/** SOW 1.4.4: a Hero not in play, or nothing. */
export function freeHero({ heroes }: Pick<Open, 'heroes'>, race: RaceId): HeroId | undefined {
  for (let number = 1; number <= MOST_HEROES; number += 1) {
    const id: HeroId = `${race}/hero/${number}`
    if (!heroes.some((hero) => hero.id === id)) return id
  }
  return undefined
}

/** A new Hero stands in his Home Realm. */
export function recruitHero(state: State, owner: RaceId): Hero | undefined {
  const id = freeHero(state, owner)
  if (id === undefined) return undefined
  const hero: Hero = {
    id,
    owner,
    realm: homeOf(owner),
    ship: null,
    wounds: 0,
    artifacts: [],
    moved: false,
    done: false,
    quest: null,
  }
  state.heroes.push(hero)
  return hero
}
