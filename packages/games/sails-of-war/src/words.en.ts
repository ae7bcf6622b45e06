import { type Catalogue, speaker } from '@windward/table'
import { CARD_NAMES, RELIC_NAMES, RESOURCE_NAMES } from './data/names.en.ts'
import type { ResourceId } from './data/resources.ts'

/** How a segment ends for whoever does nothing more in it, and what that comes to. */
const ENDS = {
  council: ['Leave the Council', 'you leave the Council'],
  'harvest-cards': ['On to the harvest', 'no more cards are played'],
  recruit: ['End my recruitment', 'nothing more is recruited or built'],
  move: ['End my movement', 'nothing more is moved'],
  pillage: ['Pillage nothing more', 'nothing more is pillaged'],
} as const
export type SegmentKind = keyof typeof ENDS

const DEEDS: Readonly<Record<string, string>> = {
  units: 'Recruit them',
  hero: 'Recruit the Hero',
  town: 'Build the Town',
  city: 'Build the City',
  port: 'Build the Port',
  ship: 'Build the ship',
  exchange: 'Exchange',
  quest: 'Send him',
  march: 'March',
  fly: 'Fly',
  sail: 'Sail',
  load: 'Load',
  unload: 'Land them',
  walk: 'Walk',
  journey: 'Travel',
  search: 'Search',
  stage: 'Try it',
  challenge: 'Challenge',
  portals: 'Open them',
  'extra-card': 'Draw it',
  pillage: 'Pillage it',
}

/** Cards and relics are played by their names. */
const PLAYED: Readonly<Record<string, string>> = { ...CARD_NAMES, ...RELIC_NAMES }

/** What is said in more than one chapter. */
export const commonWords = {
  'deed.done': () => 'That is all',
  'deed.end': (f: { segment: SegmentKind }) => ENDS[f.segment][0],
  'deed.unanswered': (f: { segment: SegmentKind }) => ENDS[f.segment][1],
  'deed.confirm': (f: { deed: string }) => DEEDS[f.deed] ?? `Play ${PLAYED[f.deed] ?? 'it'}`,
  'goods.kind': (f: { kind: ResourceId }) => RESOURCE_NAMES[f.kind],
} satisfies Catalogue

export const say = speaker<typeof commonWords>()
