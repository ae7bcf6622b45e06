import { FOE_NAMES, heroName, RACE_IDS, type RaceId } from '@windward/sails-of-war/facts'
import type { SeenLine } from '@windward/table'

/** One who fights: a Hero of a race, or whatever he meets. */
export interface Fighting {
  readonly name: string
  readonly race: RaceId | undefined
  readonly dice: readonly number[]
}

/** SOW 10.2: a fight of a Hero as far as it has been told. */
export interface Bout {
  readonly hero: Fighting
  readonly foe: Fighting
  /** The Hero's, after this round; nothing before the first. */
  readonly wounds: number | undefined
  /** How it ended, once it has. */
  readonly winner: 'hero' | 'foe' | undefined
}

const BEGINS = ['hero.meets', 'hero.challenges']
const ENDS = ['hero.beats', 'hero.won-duel', 'hero.dead']

/** The fight a line belongs to: it is found again by whoever began it last. */
export function boutOf(line: SeenLine, before: readonly SeenLine[]): Bout | undefined {
  const { key, fields } = line.what
  if (key !== 'hero.round' && !BEGINS.includes(key) && !ENDS.includes(key)) return undefined
  const begun = [...before, line].findLast(
    ({ what }) =>
      BEGINS.includes(what.key) &&
      [what.fields['hero'], what.fields['foe']].some((each) => each === fields['hero']),
  )
  if (begun === undefined || isOver(begun, line, before)) return undefined
  const hero = `${begun.what.fields['hero']}`
  const { wounds } = fields
  return {
    hero: fighting(hero, fields['rolled']),
    foe: fighting(`${begun.what.fields['foe']}`, fields['against']),
    wounds: fields['hero'] === hero && typeof wounds === 'number' ? wounds : undefined,
    winner: ENDS.includes(key) ? winnerOf(key, fields['hero'] === hero) : undefined,
  }
}

/** A Hero may die of something else later on. */
function isOver(begun: SeenLine, line: SeenLine, before: readonly SeenLine[]): boolean {
  if (line.what.key !== 'hero.dead') return false
  const since = before.slice(before.indexOf(begun) + 1)
  return since.some(({ what }) => what.key !== 'hero.round')
}

function winnerOf(key: string, isHero: boolean): 'hero' | 'foe' {
  return isHero === (key !== 'hero.dead') ? 'hero' : 'foe'
}

function fighting(id: string, dice: unknown): Fighting {
  const race = RACE_IDS.find((each) => id.startsWith(`${each}/`))
  const number = Number(id.split('/').at(-1))
  const names: Readonly<Record<string, string>> = FOE_NAMES
  const name = race === undefined ? (names[id] ?? id) : heroName(`${race}/hero/${number}`)
  const numbers = Array.isArray(dice) ? dice.filter((die) => typeof die === 'number') : []
  return { name, race, dice: numbers }
}
