import { type Catalogue, speaker } from '@windward/table'
import { RESOURCE_NAMES } from './data/names.en.ts'
import type { ResourceId } from './data/resources.ts'

/** What is said in more than one chapter. */
export const commonWords = {
  'deed.done': () => 'That is all',
  'goods.kind': (f: { kind: ResourceId }) => RESOURCE_NAMES[f.kind],
} satisfies Catalogue

export const say = speaker<typeof commonWords>()
