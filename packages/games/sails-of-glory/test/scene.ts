import assert from 'node:assert/strict'
import type { Foreseen } from '@windward/table'
import * as scene from '@windward/table/scene'

export type { SceneWish } from '@windward/table/scene'

import { actionPhase } from '../src/actions/action-phase.ts'
import { MM } from '../src/data/measures.ts'
import type { ShipId } from '../src/data/ships.ts'
import { decisions } from '../src/decisions.ts'
import { type Acting, actingIn } from '../src/gunners/gunner.ts'
import { optionsShape } from '../src/options.ts'
import { SEATS, type Seat } from '../src/seats.ts'
import { begin } from '../src/setup/begin.ts'
import { shipOf } from '../src/ships.ts'
import type { CrewActions, SailsOfGlory, Ship, SogFlow, SogTable, State } from '../src/state.ts'
import { view } from '../src/view.ts'
import { en } from '../src/words.en.ts'

export const DUEL: readonly Seat[] = ['british-1', 'french-1']

/** Where a ship lies in a test: millimetres and degrees, and whatever else the test wants of her. */
export interface Lying extends Partial<Omit<Ship, 'id' | 'side' | 'captain' | 'pose'>> {
  readonly at: readonly [x: number, y: number, heading?: number]
}

/**
 * A position to try a rule on: Enemy in Sight in its first turn. The ships named lie where they are put; the others
 * are not in play.
 */
export function position(
  lying: Readonly<Partial<Record<ShipId, Lying>>>,
  options: object = {},
  seats: readonly Seat[] = DUEL,
): State {
  const state = begin(seats, optionsShape.parse(options))
  state.number = 1
  state.phase = 'planning'
  for (const ship of state.ships) {
    const wish = lying[ship.id]
    ship.fate = wish === undefined ? 'left' : 'afloat'
    if (wish === undefined) continue
    const { at, ...rest } = wish
    Object.assign(ship, rest)
    ship.pose = poseAt(...at)
    if (wish.mustered === undefined) ship.mustered = { hull: ship.hull.length, crew: ship.crew.length }
  }
  const strangers = Object.keys(lying).filter((id) => !state.ships.some((ship) => ship.id === id))
  assert.deepEqual(strangers, [], 'these ships are not in the match')
  return state
}

export function poseAt(x: number, y: number, heading = 0) {
  return { x: x * MM, y: y * MM, heading: heading * 1000 }
}

/** Counters a test foresees, as they are drawn from their bags. */
export function draws(...faces: readonly string[]): Foreseen[] {
  return faces.map((face) => ({ draws: face }))
}

const stage: scene.Stage<SailsOfGlory> = {
  seats: SEATS,
  options: optionsShape,
  view,
  words: en,
  decisions,
  ended: { winners: [], side: null, how: 'all-lost', points: null },
}

export class Scene extends scene.Scene<SailsOfGlory> {
  constructor(start: State, piece: scene.Piece<SailsOfGlory>, wish?: scene.SceneWish) {
    super(stage, start, piece, wish)
  }

  ship(id: ShipId): Ship {
    return shipOf(this.state, id)
  }
}

/** The Action phase of crews that have planned these actions. Says who acts in the turn. */
export function* crewsAct(t: SogTable, planned: CrewActions): SogFlow<Acting> {
  t.state.planned = { ...planned }
  yield* actionPhase(t)
  return actingIn(t.state)
}

/** A piece of the rules that asks nobody, as a scene. */
export function once(deed: (t: SogTable) => void): (t: SogTable) => undefined {
  return (t) => {
    deed(t)
    return undefined
  }
}
