import type { Game } from '@windward/table'
import { botsOf } from './bots/bots.ts'
import { decisions } from './decisions.ts'
import { glimpses } from './glimpses.ts'
import { imagine } from './imagine/imagine.ts'
import { lab } from './lab.ts'
import { migrations } from './migrations.ts'
import { optionsShape } from './options.ts'
import { plant } from './plant-marks.ts'
import { glance } from './quick/live-view.ts'
import { resample } from './resample.ts'
import { SEATS, sides } from './seats.ts'
import { begin } from './setup/begin.ts'
import { chooseSeats } from './setup/choose-seats.ts'
import { setup } from './setup/setup.ts'
import { tableFault } from './setup/table-fault.ts'
import type { SailsOfGlory } from './state.ts'
import { turn } from './turn.ts'
import { trials, varieties } from './varieties.ts'
import { version } from './version.ts'
import { view, views } from './view.ts'
import { en } from './words.en.ts'

/** Sails of Glory: ships of the age of Nelson, from above. */
export const game: Game<SailsOfGlory> = {
  id: 'sails-of-glory',
  name: 'Sails of Glory',
  version,
  words: en,
  options: optionsShape,
  seats: { all: SEATS, fewest: 1, most: SEATS.length, choose: chooseSeats, fault: tableFault },
  decisions,
  bots: botsOf(() => game),
  // SOG 1.1.6 knows them, so captains may agree on one.
  draws: true,
  sides,
  begin,
  setup,
  turn,
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
