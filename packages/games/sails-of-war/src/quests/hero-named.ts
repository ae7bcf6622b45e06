import type { Named } from '../deeds.ts'
import type { OpenHero } from '../public-state.ts'
import { say } from './words.en.ts'

/** How a Hero is named who may be chosen for a quest. */
export function heroNamed({ id }: OpenHero): Named {
  return { key: id, label: say('quest.hero', { hero: id }) }
}
