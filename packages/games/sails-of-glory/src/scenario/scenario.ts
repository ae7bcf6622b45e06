import { z } from 'zod'
import { BATTERY_IDS } from '../data/batteries.ts'
import { LEVELS } from '../data/levels.ts'
import { SHIP_IDS, SIDES } from '../data/ships.ts'
import { ELEMENT_IDS, ELEMENT_KINDS } from '../data/terrain.ts'
import { STRENGTHS, WINDS } from '../data/winds.ts'
import { EDGES } from '../geometry/sea.ts'
import { limitShape } from './distance-limits.ts'

const length = z.int().min(0).max(3_000_000)
const angle = z.int().min(0).max(359_999)
const side = z.enum(SIDES)
const edge = z.enum(EDGES)

const poseShape = z.strictObject({ x: length, y: length, heading: angle })

/** A rectangle of water, or a band of this depth along the own edge. */
const zoneShape = z.union([
  z.strictObject({ band: length }),
  z.strictObject({ left: length, bottom: length, right: length, top: length }),
])

const pieceFields = {
  element: z.enum(ELEMENT_IDS),
  kind: z.enum(ELEMENT_KINDS),
  shore: z.enum(['sandy', 'rocky', 'plain']),
  /** SOG 13.3.1: how near its shore is dangerous: a ruler's width, the red part, or nowhere. */
  danger: z.enum(['width', 'red', 'none']),
  /** SOG 13.3.6: the side whose building stands on it. */
  building: side.nullable().default(null),
}

/** SOG 13: an element of land or shallow water where it lies. */
const elementShape = z.strictObject({ ...pieceFields, pose: poseShape })
export type Element = Readonly<z.infer<typeof elementShape>>

/** An element that a captain is to place, and how far from what. */
const pieceShape = z.strictObject({ ...pieceFields, limits: z.array(limitShape).max(6) })
export type Piece = z.infer<typeof pieceShape>

/** SOG 14.1.1: a battery; its pose is its dot and the way it looks out to sea. */
const batteryShape = z.strictObject({ type: z.enum(BATTERY_IDS), side, pose: poseShape })

const fleetShape = z.strictObject({
  edge,
  /** The edge her ships have their backs to when they are placed; their own unless said otherwise. */
  backTo: edge.nullable().default(null),
  zone: zoneShape,
  limits: z.array(limitShape).max(4).default([]),
  /** Given places, one for each ship, in place of a choice. */
  berths: z.array(poseShape).max(8).nullable().default(null),
  /** SOG 15.1.5 */
  anchored: z.boolean().default(false),
  ships: z.array(z.enum(SHIP_IDS)).min(1).max(8),
})

/** SOG 16.1.3: one thing after the other that is laid on the table. */
const stepShape = z.discriminatedUnion('step', [
  z.strictObject({ step: z.literal('ships'), sides: z.array(side).min(1).max(2) }),
  /** By one side, or by both in turn, the first by lot (SOG 16.1.5). */
  z.strictObject({
    step: z.literal('terrain'),
    by: z.union([side, z.literal('in-turn')]),
    pieces: z.array(pieceShape).min(1).max(12),
  }),
  /** SOG 16.3.2: the sides' edges, and with them the wind, are drawn. */
  z.strictObject({ step: z.literal('edges') }),
])
export type Step = z.infer<typeof stepShape>

/** What wins, each kind by its own clause. */
const victoryShape = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('last-afloat') }),
  z.strictObject({ kind: z.literal('break-through'), runners: side }),
  z.strictObject({ kind: z.literal('outpost'), attackers: z.array(side).min(1).max(2) }),
  z.strictObject({ kind: z.literal('supplies'), supplied: side }),
  z.strictObject({ kind: z.literal('unscathed'), by: side }),
])
export type Victory = z.infer<typeof victoryShape>

/** SOG 16.1.1: a scenario, as it stands in a file. */
export const scenarioShape = z.strictObject({
  id: z.string().regex(/^[a-z][a-z0-9-]{0,39}$/),
  name: z.string().min(1).max(60),
  level: z.enum(LEVELS),
  sea: z.strictObject({
    width: z.int().min(700_000).max(3_000_000),
    length: z.int().min(700_000).max(3_000_000),
  }),
  wind: z.union([z.enum(WINDS), z.literal('lot')]),
  /** SOG 12.20.3: how strong the wind is at the start, where its strength is played. */
  strength: z.enum(STRENGTHS).default('medium'),
  fleets: z.strictObject({ british: fleetShape, french: fleetShape }),
  /** SOG 15.1: the side whose ships are automatic, if one is. */
  automatic: side.nullable().default(null),
  terrain: z.array(elementShape).max(20).default([]),
  batteries: z.array(batteryShape).max(8).default([]),
  placing: z
    .array(stepShape)
    .min(1)
    .max(8)
    .default([{ step: 'ships', sides: [...SIDES] }]),
  victory: victoryShape.default({ kind: 'last-afloat' }),
})
export type Scenario = z.infer<typeof scenarioShape>
/** A scenario as somebody writes it: what is left out is as usual. */
export type ScenarioFile = z.input<typeof scenarioShape>
export type Fleet = Scenario['fleets']['british']
