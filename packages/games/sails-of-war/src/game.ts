import { type Game, randomBot } from '@windward/table'
import { botsOf } from './bots/bots.ts'
import { en } from './catalogue.en.ts'
import { RACE_IDS } from './data/races.ts'
import { decisions } from './decisions.ts'
import { glimpses } from './glimpses.ts'
import { imagine } from './imagine/imagine.ts'
import { lab } from './lab.ts'
import { migrations } from './migrations.ts'
import { optionsShape } from './options.ts'
import { plant } from './plant-marks.ts'
import { glance } from './quick/live-view.ts'
import { resample } from './resample.ts'
import { round } from './round.ts'
import { begin } from './setup/begin.ts'
import { chooseSeats } from './setup/choose-seats.ts'
import { setup } from './setup/setup.ts'
import type { SailsOfWar } from './state.ts'
import { trials, varieties } from './varieties.ts'
import { version } from './version.ts'
import { view, views } from './view.ts'

/** The Sails of War, with the BattleMist game under it. */
export const game: Game<SailsOfWar> = {
  id: 'sails-of-war',
  name: 'Sails of War',
  version,
  words: en,
  options: optionsShape,
  seats: { all: RACE_IDS, fewest: 2, most: RACE_IDS.length, choose: chooseSeats },
  decisions,
  bots: { random: randomBot, ...botsOf(() => game) },
  // SOW 15.1.3 always parts equal players.
  draws: false,
  begin,
  setup,
  turn: round,
  outcome: ({ outcome }) => outcome ?? undefined,
  view,
  views,
  glance,
  resample,
  imagine,
  plant,
  glimpses,
  varieties,
  trials,
  lab,
  migrations,
}
