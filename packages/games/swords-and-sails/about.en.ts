import type { About } from '@windward/kit/about.ts'
import { FACTION_IDS, names } from './src/facts.ts'
import { standingName } from './src/standing.en.ts'

/** What the switches of the rules and their values are called, where their own names would not do. */
const switches: Readonly<Record<string, string>> = {
  length: 'Length of the match',
  'length.short': 'short: 40 points',
  'length.medium': 'medium: 60 points',
  'length.long': 'long: 100 points',
  'length.campaign': 'to the last',
  map: 'Part of the map',
  'map.whole': 'all of it',
  'map.west': 'the western half',
  'map.east': 'the eastern half',
  balancedStart: 'A smaller Byzantium',
  removals: 'Fewer pieces beside empty realms',
  novices: 'New to the game',
  territoryBidding: 'Bidding for land',
  minorFactions: 'Minor realms',
  advancedMinorAllies: 'Minor realms allied to each other',
  leaders: 'Leader cards',
  'leaders.none': 'none',
  'leaders.dealt': 'dealt',
  'leaders.chosen': 'chosen',
  learningTurn: 'A season to learn by',
  maintenance: 'Pay for units',
  espionageOnly: 'Spies instead of cards',
  springDiplomacy: 'Diplomacy in Spring only',
  fatimidByzantineBan: 'Fatimids and Byzantium kept apart',
  allianceWait: 'No victory soon after a change of sides',
  lineCombat: 'Battles in lines',
  'lineCombat.off': 'never',
  'lineCombat.bySize': 'small ones',
  'lineCombat.on': 'always',
  partialSiege: 'Cities taken one at a time',
  doubleWithdraw: 'Leaving with two Withdraw cards',
  mercenaries: 'Mercenaries, privateers and revolts',
  prosperityCalamity: 'Prosperity and Calamity',
  clocks: 'Timer',
  'clocks.untimed': 'none',
  live: 'Sabotage between the rounds of a battle',
  seasonLimit: 'Most seasons',
  stewardIncome: 'Bot income',
  'stewardIncome.80': '80 per cent',
  'stewardIncome.100': '100 per cent',
  'stewardIncome.120': '120 per cent',
}

const factionOf = (seat: string) => {
  const id = FACTION_IDS.find((each) => each === seat)
  return id && names.factions[id]
}

const capital = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`

export const about: About = {
  name: 'Swords & Sails',
  facts: 'Two to seven players · Europe, from the year 1000',
  story:
    'Seven realms from England to Byzantium gather harvests, raise armies and fleets, and besiege each other’s cities. Talk is free until the sand runs out; then every ruler writes orders, and all are read at the same moment.',
  place: 1,
  playNow: {
    options: { length: 'short', map: 'west' },
    here: 'ENG',
    bots: ['FRA', 'HRE', 'NSE'],
  },
  presets: [
    {
      id: 'first',
      name: 'First game',
      about: 'Four realms on the western half of the map, to forty points.',
      options: { length: 'short', map: 'west' },
      seats: 4,
    },
    {
      id: 'short',
      name: 'Short',
      about: 'All seven realms, to forty points: an evening.',
      options: { length: 'short' },
      seats: 7,
    },
    {
      id: 'full',
      name: 'Full',
      about:
        'To a hundred points, with leaders, mercenaries, fortune and battles in lines where they are small.',
      options: {
        length: 'long',
        leaders: 'dealt',
        mercenaries: true,
        prosperityCalamity: true,
        lineCombat: 'bySize',
        partialSiege: true,
      },
      seats: 7,
    },
    {
      id: 'mail',
      name: 'By mail',
      about: 'To sixty points with Diplomacy in Spring only, and days for each answer.',
      options: { length: 'medium', springDiplomacy: true },
      seats: 7,
      byMail: true,
    },
  ],
  seatName: (seat) => capital(factionOf(seat)?.short ?? seat),
  seatAbout: (seat) => factionOf(seat)?.about ?? '',
  switches,
  otherWords: {
    knight: ['kn'],
    cavalry: ['hc', 'lc', 'kn'],
    horse: ['hc', 'lc', 'cavalry'],
    infantry: ['hi', 'li'],
    peasant: ['ps'],
    warship: ['ws'],
    raider: ['rd'],
    transport: ['tr'],
    all: ['team'],
    alliance: ['team'],
    king: ['leader'],
    casualt: ['cp'],
    boat: ['fleet', 'ws', 'tr'],
    spy: ['espionage'],
  },
  seated: (bots) => ({ stewards: bots }),
  instructionWord: standingName,
}
