import * as z from 'zod'
import { landIds, seaIds } from './area-ids.ts'
import { provenanceSchema } from './provenance.ts'

/** The seven factions whose home land is coloured on the board. */
const majorSchema = z.enum(['BYZ', 'FAT', 'HRE', 'KIE', 'NSE', 'FRA', 'ENG'])
/** The eight factions whose home land is neutral when nobody plays them. */
const minorSchema = z.enum(['POL', 'HUN', 'QUR', 'LEO', 'BUL', 'IRE', 'KHA', 'ARM'])

const land = z.enum(landIds)
const sea = z.enum(seaIds)
const half = z.enum(['west', 'east'])

/** A capital is a major city for every purpose, so `major` counts it. */
const cities = z.strictObject({ minor: z.int().min(0), major: z.int().min(0) }).readonly()

const landSchema = z
  .strictObject({
    id: land,
    name: z.string().min(1),
    region: z.string().min(1),
    half,
    start: majorSchema.nullable(),
    home: minorSchema.nullable(),
    capitalOf: z.union([majorSchema, minorSchema]).nullable(),
    cities,
    balanced: cities.optional(),
  })
  .readonly()

const seaSchema = z.strictObject({ id: sea, name: z.string().min(1), half }).readonly()

const straitSchema = z
  .strictObject({
    id: z.enum(['bosporus', 'danish', 'gibraltar', 'messina']),
    name: z.string().min(1),
    shores: z.array(z.tuple([land, land]).readonly()).readonly(),
    armyCrossing: z.boolean(),
    passages: z.array(z.tuple([sea, sea]).readonly()).readonly(),
    keptBy: z.array(land).readonly(),
  })
  .readonly()

const provenance = provenanceSchema.unwrap().extend({ of: z.string().min(1) })

export const mapSchema = z.strictObject({
  provenance: z.record(z.string(), z.array(provenance)),
  lands: z.array(landSchema).readonly(),
  seas: z.array(seaSchema).readonly(),
  straits: z.array(straitSchema).readonly(),
  borders: z.strictObject({
    land: z.array(z.tuple([land, land])).readonly(),
    coast: z.array(z.tuple([land, sea])).readonly(),
    sea: z.array(z.tuple([sea, sea])).readonly(),
  }),
})

export type Land = z.infer<typeof landSchema>
export type Sea = z.infer<typeof seaSchema>
export type Strait = z.infer<typeof straitSchema>
export type Half = z.infer<typeof half>
