import assert from 'node:assert/strict'
import * as scene from '@windward/table/scene'

export type { SceneWish } from '@windward/table/scene'

import { FACTION_IDS, type FactionId } from '../src/data/factions/factions.ts'
import { decisions } from '../src/decisions.ts'
import { optionsShape } from '../src/options.ts'
import { begin } from '../src/setup/begin.ts'
import type { Power, State, SwordsAndSails } from '../src/state.ts'
import { view } from '../src/view/view.ts'
import { en } from '../src/words.en.ts'

/** A position to try a rule on: the start of a match with these seats, in Spring 1000, changed as the test likes. */
export function position(
  seats: readonly FactionId[],
  options: object = {},
  change?: (state: State) => void,
): State {
  const state = begin(seats, optionsShape.parse(options))
  state.number = 1
  change?.(state)
  return state
}

/** The power of a seat in a position. */
export function of(state: State, faction: FactionId): Power {
  const power = state.powers[faction]
  assert.ok(power, `${faction} is not in play`)
  return power
}

const stage: scene.Stage<SwordsAndSails> = {
  seats: FACTION_IDS,
  options: optionsShape,
  view,
  words: en,
  decisions,
  ended: { winners: [], how: 'nobodyLeft', scores: {} },
}

export class Scene extends scene.Scene<SwordsAndSails> {
  constructor(start: State, piece: scene.Piece<SwordsAndSails>, wish?: scene.SceneWish) {
    super(stage, start, piece, wish)
  }
}

export function sceneGame(start: State, piece: scene.Piece<SwordsAndSails>, wish?: scene.SceneWish) {
  return scene.sceneGame(stage, start, piece, wish)
}
