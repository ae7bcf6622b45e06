import { DEGREE } from '../data/measures.ts'
import type { Side } from '../data/ships.ts'
import { OUTLINES } from '../data/terrain.ts'
import { shoreOf } from '../geometry/outline.ts'
import type { Pose } from '../geometry/pose.ts'
import { placesFor } from '../scenario/places-worth-a-look.ts'
import type { Piece, Step } from '../scenario/scenario.ts'
import { captainsOf, enemyOf } from '../seats.ts'
import type { SogFlow, SogTable } from '../state.ts'
import { placeElement } from './decide-place-element.ts'
import { drawFirstSide } from './draw-first-side.ts'
import { elementFault } from './element-fault.ts'
import { say } from './words.en.ts'

type TerrainStep = Extract<Step, { step: 'terrain' }>

/** SOG 16.3.1, SOG 16.5.1: one element after the other, by one side or by both in turn. */
export function* placeTerrain(t: SogTable, { by, pieces }: TerrainStep): SogFlow {
  const first = yield* t.step('first', () => (by === 'in-turn' ? drawFirstSide(t) : by))
  yield* t.each(
    'elements',
    () => pieces.map((piece, index) => ({ piece, ...placerOf(by, first, index) })),
    ({ piece, side, turns }) => placeOne(t, piece, side, turns),
  )
}

/** The side that places an element, and how many it has placed before. */
function placerOf(by: TerrainStep['by'], first: Side, index: number): { side: Side; turns: number } {
  if (by !== 'in-turn') return { side: first, turns: index }
  return { side: index % 2 === 0 ? first : enemyOf(first), turns: Math.floor(index / 2) }
}

/** The captains of a side take turns; where a side has none, lots decide. */
function* placeOne(t: SogTable, piece: Piece, side: Side, turns: number): SogFlow {
  const places = placesOf(t, piece)
  const captains = captainsOf(t.seats, side)
  const captain = captains[turns % captains.length]
  if (places.length === 0) {
    t.tell('all', 'SOG 16.1.11', say('setup.no-place', { kind: piece.kind }))
    return
  }
  const pose =
    captain === undefined ? t.dice.pick(places) : yield* t.ask(captain, placeElement, { piece, places })
  const { limits: _, ...element } = piece
  t.state.terrain.push({ ...element, pose })
  t.tell('all', 'SOG 16.1.11', say('setup.element-placed', { side, kind: piece.kind }))
}

const HEADINGS = [0, 90 * DEGREE]

function placesOf({ state }: SogTable, piece: Piece): Pose[] {
  const { sea } = state
  const wanted = {
    zone: { left: 0, bottom: 0, right: sea.width, top: sea.length },
    limits: piece.limits,
    headings: HEADINGS,
    shape: (pose: Pose) => shoreOf(OUTLINES[piece.element], pose),
  }
  return placesFor(state, wanted).filter((pose) => elementFault(state, piece, pose) === undefined)
}
