import { writeFileSync } from 'node:fs'
import {
  type Bot,
  company,
  exportRecord,
  layTable,
  Match,
  playOut,
  seedFrom,
  writeRecord,
} from '@windward/table'
import { game } from '../src/game.ts'
import type { SwordsAndSails } from '../src/state.ts'

interface Wish {
  readonly name: string
  readonly seats: readonly string[]
  readonly options: object
  readonly bot: string
  /** Where the name alone makes a match too long to be kept, or one that does not show what it is kept for. */
  readonly seed?: string
}

const SEVEN = ['BYZ', 'FAT', 'HRE', 'KIE', 'NSE', 'FRA', 'ENG']

const EXTRAS = {
  lineCombat: 'on',
  maintenance: true,
  partialSiege: true,
  doubleWithdraw: true,
  mercenaries: true,
  prosperityCalamity: true,
}

/** Whole matches of many kinds and every common end, short enough to be kept. */
const wishes: readonly Wish[] = [
  { name: 'won-by-points', seats: ['BYZ', 'HRE', 'KIE'], options: {}, bot: 'random' },
  {
    name: 'one-side-left',
    seats: ['FRA', 'ENG'],
    options: { length: 'campaign' },
    bot: 'random',
    seed: 'one-side-left FRA ENG 6',
  },
  {
    name: 'season-limit-with-every-extra',
    seats: ['HRE', 'NSE', 'FRA', 'ENG'],
    options: { length: 'long', seasonLimit: 5, leaders: 'dealt', ...EXTRAS },
    bot: 'random',
  },
  {
    name: 'espionage-in-the-east',
    seats: ['BYZ', 'FAT', 'KIE'],
    options: {
      map: 'east',
      espionageOnly: true,
      seasonLimit: 6,
      springDiplomacy: true,
      fatimidByzantineBan: false,
      balancedStart: false,
    },
    bot: 'random',
  },
  {
    name: 'minor-factions-bidding',
    seats: ['BYZ', 'HRE', 'KIE', 'HUN', 'KHA'],
    options: {
      minorFactions: { HUN: 'HRE', KHA: 'KIE' },
      territoryBidding: true,
      leaders: 'chosen',
      seasonLimit: 4,
    },
    bot: 'random',
  },
  {
    name: 'stewards-after-a-learning-turn',
    seats: SEVEN,
    options: { learningTurn: true, seasonLimit: 30 },
    bot: 'steward',
  },
  {
    name: 'two-neighbours',
    seats: ['HRE', 'KIE'],
    options: { removals: true, novices: ['KIE'], seasonLimit: 8 },
    bot: 'random',
  },
  {
    name: 'three-in-the-north',
    seats: ['NSE', 'FRA', 'ENG'],
    options: { length: 'medium', seasonLimit: 7 },
    bot: 'random',
  },
  {
    name: 'four-in-the-west',
    seats: ['HRE', 'NSE', 'FRA', 'ENG'],
    options: { map: 'west', seasonLimit: 6, allianceWait: false },
    bot: 'random',
  },
  {
    name: 'five-with-leaders-dealt',
    seats: ['BYZ', 'FAT', 'HRE', 'KIE', 'NSE'],
    options: { leaders: 'dealt', seasonLimit: 5, length: 'medium' },
    bot: 'random',
  },
  {
    name: 'six-with-upkeep',
    seats: ['BYZ', 'HRE', 'KIE', 'NSE', 'FRA', 'ENG'],
    options: { maintenance: true, seasonLimit: 4, length: 'medium' },
    bot: 'random',
  },
  { name: 'seven-majors', seats: SEVEN, options: { seasonLimit: 4, length: 'long' }, bot: 'random' },
  {
    name: 'sabotage-live-between-rounds',
    seats: ['HRE', 'KIE', 'NSE', 'FRA', 'ENG'],
    options: { live: true, length: 'medium', seasonLimit: 6 },
    bot: 'random',
    seed: 'sabotage-live 5',
  },
  {
    name: 'by-the-sand-glass',
    seats: ['BYZ', 'HRE', 'KIE', 'NSE'],
    options: { clocks: { orders: 90 }, length: 'medium', seasonLimit: 5 },
    bot: 'random',
  },
  {
    name: 'lines-by-size',
    seats: ['BYZ', 'HRE', 'KIE', 'NSE'],
    options: { lineCombat: 'bySize', length: 'medium', seasonLimit: 6 },
    bot: 'random',
  },
  {
    name: 'cities-one-at-a-time',
    seats: ['BYZ', 'FAT', 'HRE'],
    options: { partialSiege: true, length: 'medium', seasonLimit: 8 },
    bot: 'random',
  },
  {
    name: 'mercenaries-and-fortune',
    seats: ['HRE', 'NSE', 'FRA'],
    options: { mercenaries: true, prosperityCalamity: true, length: 'medium', seasonLimit: 6 },
    bot: 'random',
  },
  {
    name: 'minors-allied-to-each-other',
    seats: ['BYZ', 'FAT', 'HRE', 'NSE', 'FRA', 'QUR', 'LEO'],
    options: {
      advancedMinorAllies: true,
      minorFactions: { QUR: 'LEO', LEO: 'QUR' },
      length: 'medium',
      seasonLimit: 4,
    },
    bot: 'random',
  },
  {
    name: 'eight-in-the-east',
    seats: ['BYZ', 'FAT', 'KIE', 'POL', 'HUN', 'BUL', 'KHA', 'ARM'],
    options: { map: 'east', length: 'medium', seasonLimit: 3 },
    bot: 'random',
  },
  {
    name: 'fifteen-factions',
    seats: [...SEVEN, 'POL', 'HUN', 'QUR', 'LEO', 'BUL', 'IRE', 'KHA', 'ARM'],
    options: { length: 'medium', seasonLimit: 2, leaders: 'dealt' },
    bot: 'random',
  },
  {
    name: 'rich-stewards-to-sixty-points',
    seats: ['BYZ', 'HRE', 'KIE', 'NSE'],
    options: { length: 'medium', stewardIncome: 120, stewards: ['HRE', 'NSE'], seasonLimit: 40 },
    bot: 'steward',
  },
  {
    name: 'stewards-with-every-extra',
    seats: SEVEN,
    options: { length: 'medium', leaders: 'dealt', live: true, seasonLimit: 8, ...EXTRAS },
    bot: 'steward',
  },
]

for (const { name, seats, options, bot, seed = name } of wishes) {
  const path = new URL(`../test/records/${name}.json`, import.meta.url)
  writeFileSync(path, writeRecord(played(seed, seats, options, botCalled(bot))))
}

function botCalled(name: string): Bot<SwordsAndSails> {
  const bot = game.bots[name]
  if (bot === undefined) throw new Error(`There is no bot ${name}.`)
  return bot
}

function played(seed: string, seats: readonly string[], options: object, bot: Bot<SwordsAndSails>) {
  const laid = layTable(game, { seats, options, seed: seedFrom('recorded match', seed) })
  if (!laid.ok) throw new Error(JSON.stringify(laid.refusal))
  const opened = Match.open(game, laid.value)
  if (!opened.ok) throw new Error(JSON.stringify(opened.refusal))
  const match = opened.value
  playOut(match, company(match.seats, [bot], seedFrom('recorded bots', seed)))
  const exported = exportRecord(game, match.record())
  if (!exported.ok) throw new Error(JSON.stringify(exported.refusal))
  return exported.value
}
