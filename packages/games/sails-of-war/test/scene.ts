import assert from 'node:assert/strict'
import * as scene from '@windward/table/scene'

export type { SceneWish } from '@windward/table/scene'

import { en } from '../src/catalogue.en.ts'
import { RACE_IDS, type RaceId } from '../src/data/races.ts'
import { decisions } from '../src/decisions.ts'
import { optionsShape } from '../src/options.ts'
import { begin } from '../src/setup/begin.ts'
import type { Player, SailsOfWar, State } from '../src/state.ts'
import { view } from '../src/view.ts'

/** A position to try a rule on: the start of a match with these seats, changed as the test likes. */
export function position(
  seats: readonly RaceId[],
  options: object = {},
  change?: (state: State) => void,
): State {
  const state = begin(seats, optionsShape.parse(options))
  state.round = 1
  change?.(state)
  return state
}

/** The player of a seat in a position. */
export function of(state: State, race: RaceId): Player {
  const player = state.players[race]
  assert.ok(player, `${race} is not in play`)
  return player
}

const stage: scene.Stage<SailsOfWar> = {
  seats: RACE_IDS,
  options: optionsShape,
  view,
  words: en,
  decisions,
  ended: { winners: [], how: 'nobodyLeft' },
  usualSides: 10,
}

export class Scene extends scene.Scene<SailsOfWar> {
  constructor(start: State, piece: scene.Piece<SailsOfWar>, wish?: scene.SceneWish) {
    super(stage, start, piece, wish)
  }
}
