import { designed, printed, type TableProvenance } from './provenance.ts'

/** SOW 13.1: these stay with one Hero. */
export const HERO_ARTIFACTS = [
  'bright-blade',
  'deep-mail',
  'wind-boots',
  'warding-stone',
  'last-banner',
  'cloak',
] as const
/** SOW 13.2: these stay with the player. */
export const PLAYER_ARTIFACTS = ['hill-horn', 'lantern', 'seed', 'axe', 'ledger', 'staff'] as const
export const ARTIFACT_IDS = [...HERO_ARTIFACTS, ...PLAYER_ARTIFACTS] as const
export type HeroArtifact = (typeof HERO_ARTIFACTS)[number]
export type PlayerArtifact = (typeof PLAYER_ARTIFACTS)[number]
export type ArtifactId = (typeof ARTIFACT_IDS)[number]

/** SOW 11.5: found on counters, used once. */
export const RELIC_IDS = [
  'scroll-of-sight',
  'wand-of-time',
  'purple-sail',
  'tooth-of-the-sea',
  'silver-flute',
  'chest-of-lumii',
  'horn-of-war',
] as const
export type RelicId = (typeof RELIC_IDS)[number]

export const BLADE_DICE = 1
export const MAIL_LIFE = 2
export const BOOTS_MOVE = 5
export const WARDED_HITS = 1
export const BANNER_REROLLS = 2
export const HILL_HORN_RALLY = 1
export const FIELD_BONUS = 2
export const LEDGER_RATE = 2
export const STAFF_STARPOWER = 1

export const SCROLL_COUNTERS = 3
export const SAIL_WARSHIPS = 2
export const CHEST_CARDS = 4
export const HORN_UNITS = 5

export const ARTIFACTS_PROVENANCE: TableProvenance<'quests' | 'relics'> = {
  quests: designed('B 3.13'),
  relics: printed('S quest counter chart'),
}
