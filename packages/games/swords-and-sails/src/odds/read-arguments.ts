import { type Given, Misread, textIn } from '@windward/search/odds'
import { type Phrase, textOf } from '@windward/table'
import { type LandId, landIds } from '../data/area-ids.ts'
import { FACTION_IDS, type FactionId } from '../data/factions/factions.ts'
import { LEADER_IDS, type LeaderId } from '../data/factions/leaders.ts'
import { SHIP_IDS } from '../data/ships.ts'
import { UNIT_IDS } from '../data/units.ts'
import type { Ships, Units } from '../pieces.ts'
import type { Front } from './exchange-odds.ts'
import { oddsWords, say } from './words.en.ts'

/** What was asked cannot be read, and why. */
export class Unreadable extends Misread {
  constructor(why: Phrase) {
    super(textOf(why, oddsWords))
  }
}

export function neededText(given: Given, flag: string): string {
  const text = textIn(given, flag)
  if (text === undefined || text === '') throw new Unreadable(say('odds.no-value', { flag }))
  return text
}

export function factionNamed(word: string): FactionId {
  const found = FACTION_IDS.find((id) => id === word.toUpperCase())
  if (found === undefined) throw new Unreadable(say('odds.no-faction', { word, known: [...FACTION_IDS] }))
  return found
}

export function landNamed(word: string): LandId {
  const found = landIds.find((id) => id === word.toLowerCase())
  if (found === undefined) throw new Unreadable(say('odds.no-land', { word }))
  return found
}

export function leaderIn(given: Given, flag: string): LeaderId | null {
  const word = textIn(given, flag)
  if (word === undefined) return null
  const found = LEADER_IDS.find((id) => id.toLowerCase() === word.toLowerCase())
  if (found === undefined) throw new Unreadable(say('odds.no-leader', { word, known: [...LEADER_IDS] }))
  return found
}

export function numberIn(given: Given, flag: string, most: number): number {
  const text = textIn(given, flag)
  if (text === undefined) return 0
  const number = /^\d{1,6}$/.test(text) ? Number(text) : Number.NaN
  if (number >= 0 && number <= most) return number
  throw new Unreadable(say('odds.no-number', { flag, least: 0, most }))
}

/** `KN:1,HI:4` */
export function unitsIn(text: string): Partial<Units> {
  return counted(text, UNIT_IDS)
}

/** `WS:2,TR:3` */
export function shipsIn(text: string): Partial<Ships> {
  return counted(text, SHIP_IDS)
}

/** `minor:2,major:1` */
export function counted<K extends string>(text: string, kinds: readonly K[]): Partial<Record<K, number>> {
  const counts: Partial<Record<K, number>> = {}
  for (const part of text.split(',')) {
    const [word = '', number = ''] = part.split(':').map((each) => each.trim())
    const kind = kinds.find((each) => each.toLowerCase() === word.toLowerCase())
    if (kind === undefined) throw new Unreadable(say('odds.no-kind', { word, known: [...kinds] }))
    if (!/^[1-9]\d?$|^1\d\d$|^200$/.test(number)) throw new Unreadable(say('odds.no-count', { word: part }))
    if (counts[kind] !== undefined) throw new Unreadable(say('odds.twice', { kind }))
    counts[kind] = Number(number)
  }
  return counts
}

/** `BYZ KN:1,HI:4`: a faction and what follows it. */
export function factionAnd(given: Given, flag: string): { faction: FactionId; rest: string } {
  const [first = '', ...others] = neededText(given, flag).split(/\s+/)
  const rest = others.join('')
  if (rest === '') throw new Unreadable(say('odds.no-force', { flag }))
  return { faction: factionNamed(first), rest }
}

/** `NSE HI`, `BYZ TR` */
export function frontIn(given: Given, flag: string): Front {
  const [first = '', word = '', more] = neededText(given, flag).split(/\s+/)
  const kind = [...UNIT_IDS, ...SHIP_IDS].find((id) => id === word.toUpperCase())
  if (kind === undefined || more !== undefined) throw new Unreadable(say('odds.no-front', { flag }))
  return { faction: factionNamed(first), kind, loaded: given['loaded'] === true }
}
