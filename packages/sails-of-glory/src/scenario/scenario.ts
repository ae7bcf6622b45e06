import { z } from 'zod'
import { LEVELS } from '../data/levels.ts'
import { SHIP_IDS, SIDES } from '../data/ships.ts'
import { ELEMENT_IDS } from '../data/terrain.ts'
import { WINDS } from '../data/winds.ts'
import { EDGES } from '../geometry/sea.ts'

const length = z.int().min(0).max(3_000_000)
const angle = z.int().min(0).max(359_999)

const poseShape = z.strictObject({ x: length, y: length, heading: angle })

const zoneShape = z.strictObject({ left: length, bottom: length, right: length, top: length })

/** SOG 13: an element of land or shallow water where it lies. */
export const elementShape = z.strictObject({
  element: z.enum(ELEMENT_IDS),
  kind: z.enum(['reef', 'shoal', 'island']),
  shore: z.enum(['sandy', 'rocky', 'plain']),
  /** SOG 13.3.1: how near its shore is dangerous: a ruler's width, the red part, or nowhere. */
  danger: z.enum(['width', 'red', 'none']),
  pose: poseShape,
})
export type Element = Readonly<z.infer<typeof elementShape>>

const fleetShape = z.strictObject({
  edge: z.enum(EDGES),
  zone: zoneShape,
  ships: z.array(z.enum(SHIP_IDS)).min(1).max(8),
})

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
  fleets: z.strictObject({ british: fleetShape, french: fleetShape }),
  /** SOG 15.1: the side whose ships are automatic, if one is. */
  automatic: z.enum(SIDES).nullable(),
  terrain: z.array(elementShape).max(20),
  victory: z.enum(['last-afloat']),
})
export type Scenario = z.infer<typeof scenarioShape>
export type Fleet = Scenario['fleets']['british']
