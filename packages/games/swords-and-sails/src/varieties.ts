import type { Trials, Variety } from '@windward/table'
import type { z } from 'zod'
import { FACTION_IDS, MINOR_IDS, MINORS } from './data/factions/factions.ts'
import { BOARDS } from './data/setups.ts'
import { GAME_LENGTHS } from './data/victory.ts'
import { hiddenFigures } from './imagine/hidden-figures.ts'
import type { optionsShape } from './options.ts'
import type { SwordsAndSails } from './state.ts'

type Wish = z.input<typeof optionsShape>

interface Table extends Variety {
  readonly options: Wish
}

/** Every number of seats on every map; each option alone; all together and in halves; each minor faction; each length. */
export function varieties(): readonly Variety[] {
  return [
    ...BOARDS.flatMap(sizes),
    ...SWITCHES.map((options) => ({ seats: 5, options: { ...BRIEF, ...options } })),
    ...mixtures(),
    ...minors(),
    ...lengths(),
  ]
}

export const trials: Trials<SwordsAndSails> = {
  short: { seats: 3, options: { seasonLimit: 2 } },
  measured: { seats: 7, options: { seasonLimit: 12 } },
  rollouts: { turn: { seats: 7, options: {}, bot: 'steward', from: 'orders' } },
  hidden: { bot: 'steward', question: 'orders', figures: hiddenFigures },
}

/** Long enough for every phase to come up in earnest, short enough to go through many. */
const BRIEF: Wish = { length: 'medium', seasonLimit: 10 }

const MOST_ON: Readonly<Record<(typeof BOARDS)[number], number>> = {
  whole: FACTION_IDS.length,
  west: 6,
  east: 8,
}

function sizes(map: (typeof BOARDS)[number]): Table[] {
  const counts = Array.from({ length: MOST_ON[map] - 1 }, (_, place) => place + 2)
  return counts.map((seats) => ({ seats, options: { map, ...(seats > 7 ? BRIEF : {}) } }))
}

/** Switches that can be on with all the others. */
const TOGETHER: readonly Wish[] = [
  { territoryBidding: true },
  { leaders: 'chosen' },
  { maintenance: true },
  { springDiplomacy: true },
  { fatimidByzantineBan: false },
  { allianceWait: false },
  { lineCombat: 'on' },
  { partialSiege: true },
  { doubleWithdraw: true },
  { mercenaries: true, prosperityCalamity: true },
  { live: true },
]

/** Every switch, with what it needs. */
const SWITCHES: readonly Wish[] = [
  ...TOGETHER,
  { balancedStart: true },
  { balancedStart: false },
  { removals: true },
  { removals: true, novices: ['BYZ', 'HRE'] },
  { leaders: 'dealt' },
  { learningTurn: true },
  { espionageOnly: true },
  { lineCombat: 'bySize' },
  { mercenaries: true },
  { clocks: {} },
  { clocks: { orders: 60 }, live: false },
  { stewardIncome: 80, stewards: ['HRE', 'KIE'] },
  { stewardIncome: 120, stewards: ['BYZ'] },
]

function mixtures(): Table[] {
  const halves = [0, 1].map((half) => TOGETHER.filter((_, place) => place % 2 === half))
  return [TOGETHER, ...halves].flatMap((wishes) =>
    [3, 5, 7].map((seats) => ({ seats, options: Object.assign({ ...BRIEF }, ...wishes) })),
  )
}

/** Each minor faction beside each ally it may begin with; pairs of minors; spies, lines and a script among many. */
function minors(): Table[] {
  const beside = MINOR_IDS.flatMap((minor) =>
    MINORS[minor].allies.map((ally) => ({
      seats: 6,
      options: { ...BRIEF, minorFactions: { [minor]: ally } },
    })),
  )
  const pairs = MINOR_IDS.flatMap((minor) =>
    MINORS[minor].advancedAllies.map((other) => ({
      seats: 6,
      options: { ...BRIEF, advancedMinorAllies: true, minorFactions: { [minor]: other } },
    })),
  )
  return [
    ...beside,
    ...pairs,
    { seats: 9, options: { ...BRIEF, espionageOnly: true, leaders: 'dealt' } },
    { seats: 10, options: { ...BRIEF, lineCombat: 'bySize', partialSiege: true } },
    { seats: 9, options: { ...BRIEF, learningTurn: true } },
  ]
}

function lengths(): Table[] {
  const ends = GAME_LENGTHS.map((length) => ({ seats: 4, options: { length, seasonLimit: 40 } }))
  return [
    ...ends,
    { seats: 2, options: { length: 'campaign', seasonLimit: 100 } },
    { seats: 3, options: { length: 'medium' } },
  ]
}
