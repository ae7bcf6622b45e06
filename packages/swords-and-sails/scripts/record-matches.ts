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
}

/** Whole matches of many kinds and every common end, short enough to be kept. */
const wishes: readonly Wish[] = [
  { name: 'won-by-points', seats: ['BYZ', 'HRE', 'KIE'], options: {}, bot: 'random' },
  { name: 'one-side-left', seats: ['FRA', 'ENG'], options: { length: 'campaign' }, bot: 'random' },
  {
    name: 'season-limit-with-every-extra',
    seats: ['HRE', 'NSE', 'FRA', 'ENG'],
    options: {
      length: 'long',
      seasonLimit: 5,
      leaders: 'dealt',
      lineCombat: 'on',
      maintenance: true,
      partialSiege: true,
      doubleWithdraw: true,
      mercenaries: true,
      prosperityCalamity: true,
    },
    bot: 'random',
  },
  {
    name: 'espionage-in-the-east',
    seats: ['BYZ', 'FAT', 'KIE'],
    options: { map: 'east', espionageOnly: true, seasonLimit: 6, springDiplomacy: true },
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
    seats: ['BYZ', 'FAT', 'HRE', 'KIE', 'NSE', 'FRA', 'ENG'],
    options: { learningTurn: true, seasonLimit: 30 },
    bot: 'steward',
  },
]

for (const { name, seats, options, bot } of wishes) {
  const path = new URL(`../test/records/${name}.json`, import.meta.url)
  writeFileSync(path, writeRecord(played(seats, options, botCalled(bot))))
}

function botCalled(name: string): Bot<SwordsAndSails> {
  const bot = game.bots[name]
  if (bot === undefined) throw new Error(`There is no bot ${name}.`)
  return bot
}

function played(seats: readonly string[], options: object, bot: Bot<SwordsAndSails>) {
  const laid = layTable(game, { seats, options, seed: seedFrom('recorded match', ...seats) })
  if (!laid.ok) throw new Error(JSON.stringify(laid.refusal))
  const opened = Match.open(game, laid.value)
  if (!opened.ok) throw new Error(JSON.stringify(opened.refusal))
  const match = opened.value
  playOut(match, company(match.seats, [bot], seedFrom('recorded bots', ...seats)))
  const exported = exportRecord(game, match.record())
  if (!exported.ok) throw new Error(JSON.stringify(exported.refusal))
  return exported.value
}
