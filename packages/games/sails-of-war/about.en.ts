import type { About } from '@windward/kit/about.ts'
import { RACE_IDS, RACE_NAMES, type RaceId } from './src/facts.ts'
import { standingName } from './src/standing.en.ts'

const ABOUT: Readonly<Record<RaceId, string>> = {
  knights: 'The best Cavalry, and a second card every Spring.',
  elves: 'Deadly Archers, whom no forest stops.',
  dwarves: 'Tough Footmen that rally well, whom no mountain stops.',
  barbarians: 'Fierce Footmen, and twice the loot from a pillage.',
  orcs: 'Three Footmen bring a fourth for nothing; they rally badly.',
  'dark-lord': 'Rallies best of all; trades with nobody, and the Guild asks him more.',
}

const raceOf = (seat: string) => RACE_IDS.find((race) => race === seat)

export const about: About = {
  name: 'Sails of War',
  facts: 'Two to six players · a world of magic, laid anew each time',
  story:
    'Six peoples share one ocean whose islands the players lay before the first turn. Armies alone do not decide it: heroes leave on quests, serpents cross the shipping lanes, and five Stars win.',
  place: 2,
  otherWords: {
    fleet: ['ship', 'ships'],
    boat: ['ship'],
    money: ['stock', 'resource'],
    gold: ['resource', 'grain', 'wood', 'iron'],
    soldier: ['unit', 'footman'],
    island: ['realm'],
    countr: ['realm'],
    point: ['star'],
    magic: ['spell', 'starpower'],
  },
  playNow: { options: { roundLimit: 12 }, here: 'knights', bots: ['orcs'], setUpByBots: true },
  presets: [
    {
      id: 'duel',
      name: 'Two races',
      about: 'One against one, twelve rounds at most: an evening’s first acquaintance.',
      options: { roundLimit: 12 },
      seats: 2,
    },
    {
      id: 'four',
      name: 'Four races',
      about: 'Room for leagues and for treason; until somebody has five Stars.',
      options: {},
      seats: 4,
    },
    {
      id: 'full',
      name: 'The whole ocean',
      about: 'All six races.',
      options: {},
      seats: 6,
    },
    {
      id: 'base',
      name: 'Without the sea',
      about: 'The land game by itself: no ships, and votes on what the events bring.',
      options: { mode: 'base' },
      seats: 4,
    },
    {
      id: 'mail',
      name: 'By mail',
      about: 'Four races with hidden stocks, and days for each answer.',
      options: { stocks: 'hidden' },
      seats: 4,
      byMail: true,
    },
  ],
  seatName: (seat) => {
    const race = raceOf(seat)
    return race === undefined ? seat : RACE_NAMES[race]
  },
  seatAbout: (seat) => {
    const race = raceOf(seat)
    return race === undefined ? '' : ABOUT[race]
  },
  switches: {
    mode: 'What is played',
    'mode.sails': 'land and sea',
    'mode.base': 'the land alone',
    presenceHarvest: 'Harvest only where units stand',
  },
  instructionWord: standingName,
}
