import * as z from 'zod'
import { landIds, seaIds } from './area-ids.ts'

const point = z.tuple([z.number(), z.number()]).readonly()

/** Who a line divides; `frame` is the edge of the board. */
const neighbour = z.enum([...landIds, ...seaIds, 'waste', 'far_water', 'frame'])

const lineSchema = z
  .strictObject({
    between: z.tuple([neighbour, neighbour]).readonly(),
    /** A first point and then steps from point to point, in parts of a unit as fine as the grain. */
    steps: z.array(z.int()).readonly(),
  })
  .readonly()

const labelSchema = z
  .strictObject({
    at: point,
    size: z.number().positive(),
    /** Degrees, clockwise. */
    turn: z.number(),
    lines: z.array(z.string().min(1)).min(1).readonly(),
  })
  .readonly()

/** Where the things of an area stand, so that none covers another. */
const placesSchema = z
  .strictObject({
    label: labelSchema,
    /** Pieces, cities and ports shrink by this where an area is small. */
    scale: z.number().positive().max(1),
    /** Armies in a land, fleets in a sea zone; the first is used first. */
    pieces: z.array(point).min(2).readonly(),
    cities: z.array(point).readonly(),
    capital: point.optional(),
    /** Where a docked fleet lies. */
    port: point.optional(),
    /** A box beside an area too small for its pieces, and the point in the area it speaks of. */
    callOut: z
      .strictObject({ at: point, width: z.number(), height: z.number(), to: point })
      .readonly()
      .optional(),
  })
  .readonly()

/** Where an army steps over a strait, or where one may look for the ferry in vain. */
const crossingSchema = z
  .strictObject({
    strait: z.enum(['bosporus', 'danish', 'gibraltar', 'messina']),
    lands: z.tuple([z.enum(landIds), z.enum(landIds)]).readonly(),
    from: point,
    to: point,
  })
  .readonly()

export const mapShapesSchema = z.strictObject({
  /** Fingerprint of the script and the facts it was drawn from. */
  drawnFrom: z.string(),
  width: z.int(),
  height: z.int(),
  grain: z.int(),
  lines: z.array(lineSchema).readonly(),
  /** Closed ways along the lines, by number; -1 - number for a line walked backwards. */
  rings: z.record(
    z.enum([...landIds, ...seaIds, 'waste', 'far_water']),
    z.array(z.array(z.int()).readonly()).readonly(),
  ),
  places: z.record(z.enum([...landIds, ...seaIds]), placesSchema),
  crossings: z.array(crossingSchema).readonly(),
  rivers: z.array(z.array(z.int()).readonly()).readonly(),
  lakes: z.array(z.array(z.int()).readonly()).readonly(),
  peaks: z.array(point).readonly(),
})

export type MapShapes = z.infer<typeof mapShapesSchema>
export type ShapeLine = z.infer<typeof lineSchema>
export type Places = z.infer<typeof placesSchema>
export type Label = z.infer<typeof labelSchema>
