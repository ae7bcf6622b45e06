import type { About, OwnFile, Preset } from '@windward/kit/about.ts'
import { SEATS, SHIP_IDS, shipName, sideName, sideOf } from './src/facts.ts'
import { standingName } from './src/standing.en.ts'

const FLEETS = {
  british: ['hms-terpsichore', 'hms-defence', 'hms-vanguard', 'hms-meleager'],
  french: ['courageuse', 'genereux', 'aquilon', 'unite'],
}

/** What captains ask for most often once they know the Advanced rules. */
const SEASONED = {
  level: 'advanced',
  grog: true,
  continuousFire: true,
  firstBroadside: true,
  doubleShot: true,
  aimingHigh: true,
  boarding: true,
  entanglement: true,
  explosion: true,
  sinking: true,
  spreadingFires: true,
  surrenderedShips: true,
  windDirection: true,
  windStrength: true,
}

const PRESETS: readonly Preset[] = [
  {
    id: 'basic',
    name: 'Enemy in Sight, Basic',
    about:
      'Two ships against two. A card a turn, guns and muskets: the way to begin. A card you choose shows where it leads.',
    options: { trainingAids: true },
    seats: 2,
  },
  {
    id: 'standard',
    name: 'Enemy in Sight, Standard',
    about: 'Cards are laid a turn ahead and limited by the ship; ball, chain and grapeshot; raking fire.',
    options: { level: 'standard' },
    seats: 2,
  },
  {
    id: 'advanced',
    name: 'Enemy in Sight, Advanced',
    about: 'The crew does only what it is told to: sails, guns, pumps, fires and repairs.',
    options: { level: 'advanced' },
    seats: 2,
  },
  {
    id: 'seasoned',
    name: 'For seasoned captains',
    about:
      'The Advanced rules with boarding, double shot, explosions, changing winds and most other options.',
    options: SEASONED,
    seats: 2,
  },
  {
    id: 'squadrons',
    name: 'Two squadrons',
    about: 'Four ships a side, and two captains to share them.',
    options: { level: 'standard', fleets: FLEETS },
    seats: 4,
  },
  {
    id: 'shallow',
    name: 'In Shallow Waters',
    about: 'Reefs and islands that the captains themselves lay out.',
    options: { scenario: 'in-shallow-waters' },
    seats: 2,
  },
  {
    id: 'blockade',
    name: 'Force the Blockade',
    about: 'The French must get past the British and off the far edge.',
    options: { scenario: 'force-the-blockade' },
    seats: 2,
  },
  {
    id: 'outpost',
    name: 'Against the Outpost',
    about: 'A building on an island is worth more than any ship.',
    options: { scenario: 'against-the-outpost' },
    seats: 2,
  },
  {
    id: 'supplies',
    name: 'Supplies Are Coming',
    about: 'The French bring stores to a harbour, past the British. Advanced rules.',
    options: { scenario: 'supplies-are-coming', level: 'advanced' },
    seats: 2,
  },
  {
    id: 'ducks',
    name: 'Sitting Ducks, alone',
    about: 'One captain against ships at anchor that sail and fire by themselves.',
    options: { scenario: 'sitting-ducks' },
    seats: 1,
  },
  {
    id: 'guns',
    name: 'Under the Guns',
    about: 'Our own: a squadron slips out past two batteries on a rocky point.',
    options: { scenario: 'under-the-guns' },
    seats: 2,
  },
  {
    id: 'lee-shore',
    name: 'Off a Lee Shore',
    about: 'Our own: a coast to leeward with beach, cape, harbour and cliffs, and the wind setting on to it.',
    options: { scenario: 'lee-shore' },
    seats: 2,
  },
  {
    id: 'mail',
    name: 'By mail',
    about: 'The Standard rules, two captains, and days for each answer.',
    options: { level: 'standard' },
    seats: 2,
    byMail: true,
  },
]

/** SOG 16.1.1: a scenario somebody has written. */
const scenarioFile: OwnFile = {
  name: 'a scenario of your own',
  about:
    'Fleets, wind, land, batteries and what wins, from a file. To write one, save the one chosen above and change it (lengths are thousandths of a millimetre, headings of a degree).',
  async read(text) {
    const { readScenario } = await import('./src/scenario/read-scenario.ts')
    const read = readScenario(text)
    if (!read.ok) return read.faults
    const { scenario } = read
    return {
      id: 'own',
      name: scenario.name,
      about: '',
      options: { level: scenario.level, scenario },
      seats: scenario.automatic === null ? 2 : 1,
    }
  },
  async write({ scenario }) {
    const { writeScenario } = await import('./src/scenario/read-scenario.ts')
    return writeScenario(scenario)
  },
}

const SWITCHES: About['switches'] = {
  'level.basic': 'Basic',
  'level.standard': 'Standard',
  'level.advanced': 'Advanced',
  'scenario.enemy-in-sight': 'Enemy in Sight',
  'scenario.adjacent-sides': 'Enemy in Sight, adjacent sides',
  'scenario.in-shallow-waters': 'In Shallow Waters',
  'scenario.force-the-blockade': 'Force the Blockade',
  'scenario.blockade-solo': 'Force the Blockade, solo',
  'scenario.against-the-outpost': 'Against the Outpost',
  'scenario.two-outposts': 'Two Outposts',
  'scenario.supplies-are-coming': 'Supplies Are Coming',
  'scenario.sitting-ducks': 'Sitting Ducks',
  'scenario.over-the-bar': 'Over the Bar',
  'scenario.under-the-guns': 'Under the Guns',
  'scenario.lee-shore': 'Off a Lee Shore',
  points: 'Points for a skirmish',
  swapped: 'Sides swapped',
  twice: 'Played twice',
  'wind.null': 'As in the scenario',
  'wind.N': 'From the north',
  'wind.NE': 'From the north-east',
  'wind.E': 'From the east',
  'wind.SE': 'From the south-east',
  'wind.S': 'From the south',
  'wind.SW': 'From the south-west',
  'wind.W': 'From the west',
  'wind.NW': 'From the north-west',
  'wind.lot': 'Drawn by lot',
}

export const about: About = {
  name: 'Sails of Glory',
  facts: 'Two players or two teams · naval battles in the age of Napoleon',
  story:
    'Ships of the line and frigates meet on open water: a ship follows the true curve of her course, and her guns bear where they bear. Captains plan ahead, by the wind and unseen by each other.',
  place: 3,
  otherWords: {
    cannon: ['gun', 'broadside', 'firepower'],
    speed: ['veer', 'sails', 'sail'],
    steer: ['manoeuvre', 'card'],
    turn: ['manoeuvre'],
    fleet: ['ships', 'ship'],
    sink: ['sinking', 'surrender', 'eliminated'],
    point: ['score', 'scored'],
  },
  playNow: { options: { trainingAids: true }, here: 'british-1', bots: ['french-1'], setUpByBots: true },
  presets: PRESETS,
  ownFile: scenarioFile,
  switches: SWITCHES,
  /** Captains, and the ships that some switches list. */
  seatName: (name) => {
    const seat = SEATS.find((each) => each === name)
    if (seat !== undefined) return `${sideName(sideOf(seat))} ${seat.split('-')[1]}`
    return SHIP_IDS.some((ship) => ship === name) ? shipName(name) : name
  },
  seatAbout: (name) => (name.endsWith('1') ? 'Commands the fleet, or its greater part.' : ''),
  instructionWord: standingName,
}
