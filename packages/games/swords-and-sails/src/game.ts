import type { Game } from '@windward/table'
import { botsOf } from './bots/bots.ts'
import { FACTION_IDS } from './data/factions/factions.ts'
import { MAJORS_IN_PLAY } from './data/setups.ts'
import { decisions } from './decisions.ts'
import { mayTalk } from './diplomacy/talk.ts'
import { imagine } from './imagine/imagine.ts'
import { lab } from './lab.ts'
import { migrations } from './migrations.ts'
import { optionsShape } from './options.ts'
import { glance } from './quick/live-view.ts'
import { season } from './season.ts'
import { begin } from './setup/begin.ts'
import { chooseSeats } from './setup/choose-seats.ts'
import { seatsFault } from './setup/seats-fault.ts'
import { setup } from './setup/setup.ts'
import type { SwordsAndSails } from './state.ts'
import { trials, varieties } from './varieties.ts'
import { version } from './version.ts'
import { glimpses } from './view/glimpses.ts'
import { plant } from './view/plant-secrets.ts'
import { resample } from './view/resample.ts'
import { view, views } from './view/view.ts'
import { en } from './words.en.ts'

/** Swords & Sails: Europe from the year 1000. */
export const game: Game<SwordsAndSails> = {
  id: 'swords-and-sails',
  name: 'Swords & Sails',
  version,
  words: en,
  decisions,
  options: optionsShape,
  seats: {
    all: FACTION_IDS,
    fewest: MAJORS_IN_PLAY.fewest,
    most: FACTION_IDS.length,
    choose: chooseSeats,
    fault: seatsFault,
  },
  bots: botsOf(() => game),
  // SNS 11.6.3 knows them, so players may agree on one.
  draws: true,
  begin,
  setup,
  turn: season,
  outcome: ({ outcome }) => outcome ?? undefined,
  view,
  views,
  glance,
  resample,
  imagine,
  plant,
  glimpses,
  mayTalk,
  varieties,
  trials,
  lab,
  migrations,
}
