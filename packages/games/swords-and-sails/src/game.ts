import type { Game } from '@windward/table'
import { botsOf } from './bots/bots.ts'
import { decisions } from './decisions.ts'
import { imagine } from './imagine/imagine.ts'
import { lab } from './lab.ts'
import { migrations } from './migrations.ts'
import { opening } from './opening.ts'
import { glance } from './quick/live-view.ts'
import { season } from './season.ts'
import type { SwordsAndSails } from './state.ts'
import { trials, varieties } from './varieties.ts'
import { plant } from './view/plant-secrets.ts'
import { en } from './words.en.ts'

/** Swords & Sails: Europe from the year 1000, from its opening to its end. */
export const game: Game<SwordsAndSails> = {
  ...opening.game,
  words: en,
  decisions,
  turn: season,
  bots: botsOf(() => game),
  glance,
  imagine,
  plant,
  varieties,
  trials,
  lab,
  migrations,
}
