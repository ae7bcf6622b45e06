import * as z from 'zod'
import { LAND_ROW_IDS } from '../battle/line-combat.ts'
import { CITY_SCHEDULES } from '../costs.ts'
import { fractionSchema } from '../fraction.ts'
import { provenanceSchema } from '../provenance.ts'
import { SHIP_IDS } from '../ships.ts'
import { UNIT_IDS } from '../units.ts'

const unit = z.enum(UNIT_IDS)
const units = z.array(unit).min(1).readonly()
const kind = z.enum([...UNIT_IDS, ...SHIP_IDS])
const by = provenanceSchema

/** One thing in which a faction differs from all others. */
export const specialSchema = z.discriminatedUnion('kind', [
  z
    .strictObject({ kind: z.literal('price'), of: kind, gold: z.int().positive().multipleOf(5), by })
    .readonly(),
  z
    .strictObject({
      kind: z.literal('maintenance'),
      of: z.array(kind).readonly(),
      add: z.int().negative(),
      by,
    })
    .readonly(),
  z.strictObject({ kind: z.literal('morale'), of: units, add: z.int().positive(), by }).readonly(),
  z.strictObject({ kind: z.literal('moraleTimes'), of: units, times: z.int().min(2), by }).readonly(),
  /** Quick combat's hit value rises; line combat uses another row. */
  z
    .strictObject({
      kind: z.literal('attack'),
      of: unit,
      hit: z.int().positive(),
      row: z.enum(LAND_ROW_IDS),
      by,
    })
    .readonly(),
  z.strictObject({ kind: z.literal('shield'), of: unit, shield: z.int().nonnegative(), by }).readonly(),
  z.strictObject({ kind: z.literal('ranged'), of: unit, by }).readonly(),
  z
    .strictObject({
      kind: z.literal('fightingTransports'),
      dice: z.int().positive(),
      hit: z.int().positive(),
      by,
    })
    .readonly(),
  z.strictObject({ kind: z.literal('mediumCavalry'), by }).readonly(),
  z.strictObject({ kind: z.literal('peasants'), share: fractionSchema, by }).readonly(),
  z.strictObject({ kind: z.literal('minorCities'), schedule: z.enum(CITY_SCHEDULES), by }).readonly(),
  z.strictObject({ kind: z.literal('homeSiege'), add: z.int().positive(), by }).readonly(),
  z.strictObject({ kind: z.literal('capitalSiege'), add: z.int().positive(), by }).readonly(),
  z.strictObject({ kind: z.literal('freeEspionage'), attempts: z.int().positive(), by }).readonly(),
])
export type Special = z.infer<typeof specialSchema>
