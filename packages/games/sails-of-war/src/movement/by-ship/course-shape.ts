import * as z from 'zod'
import { zoneShape } from '../../board/zones.ts'
import { portShape } from './ship-shape.ts'

const LONGEST_COURSE = 24

/** The parts of an answer that say where ships go. */
export const courseParts = {
  path: z.array(zoneShape).max(LONGEST_COURSE),
  port: portShape.nullable(),
  origin: portShape.optional(),
}
