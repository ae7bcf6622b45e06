import { RACE_NAMES } from '../data/names.en.ts'
import { RACE_IDS } from '../data/races.ts'
import type { HeroId } from '../public-state.ts'

const ORDINALS = ['first', 'second', 'third']

/** A Hero as sentences call him: “The second Hero of the Elves of Lotharia”. */
export function heroName(hero: HeroId): string {
  const [race, , number] = hero.split('/')
  const owner = RACE_IDS.find((each) => each === race)
  return `The ${ORDINALS[Number(number) - 1] ?? ''} Hero of the ${owner === undefined ? '' : RACE_NAMES[owner]}`
}

export function woundsName(wounds: number): string {
  return wounds === 0 ? 'no wounds' : wounds === 1 ? 'one wound' : `${wounds} wounds`
}
