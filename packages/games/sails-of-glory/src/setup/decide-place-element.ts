import { type Decision, oneOf } from '@windward/table'
import { z } from 'zod'
import type { Pose } from '../geometry/pose.ts'
import type { Piece } from '../scenario/scenario.ts'
import type { SailsOfGlory } from '../state.ts'
import { elementFault } from './element-fault.ts'
import { say } from './words.en.ts'

export interface ElementBrief {
  readonly piece: Piece
  /** Some of the places that would do. */
  readonly places: readonly Pose[]
}

const coordinate = z.int().min(0).max(3_000_000)

/** SOG 16.3.1, SOG 16.5.1, SOG 16.6.1 */
export const placeElement: Decision<SailsOfGlory, ElementBrief, Pose> = {
  kind: 'place-element',
  title: ({ brief }) => say('setup.element-title', { kind: brief.piece.kind }),
  shape: z.strictObject({ x: coordinate, y: coordinate, heading: z.int().min(0).max(359_999) }),
  openEnded: true,
  options: ({ brief }) =>
    oneOf(brief.places, ({ x, y, heading }) => ({
      key: `${x} ${y} ${heading}`,
      label: say('setup.element-place', { x, y, degrees: heading / 1000 }),
    })),
  check: ({ brief, view }, pose) => elementFault(view, brief.piece, pose),
  absent({ brief: { places } }) {
    const ordinary = places[Math.floor(places.length / 2)]
    if (ordinary === undefined) throw new Error('There is no place left for it.')
    return ordinary
  },
}
