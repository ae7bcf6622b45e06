import * as z from 'zod'
import { designed, inferred, type TableProvenance } from './provenance.ts'
import { HOME_IDS, type HomeId } from './races.ts'
import type { ResourceId } from './resources.ts'

const TERRAINS = ['plain', 'forest', 'mountain', 'wasteland'] as const
export type Terrain = (typeof TERRAINS)[number]

/** What a terrain yields; a Wasteland yields nothing. */
export const TERRAIN_YIELDS: Readonly<Record<Terrain, ResourceId | null>> = {
  plain: 'grain',
  forest: 'wood',
  mountain: 'iron',
  wasteland: null,
}

export const NEUTRAL_IDS = [
  'mellon',
  'goodland',
  'ashford-downs',
  'harrowmere',
  'long-acre',
  'sunder-vale',
  'kingsreach',
  'windmarch',
  'larkfield',
  'thornwood',
  'greywold',
  'elderbough',
  'nightpine',
  'hollow-weald',
  'silverleaf',
  'briarfen',
  'wolfsgarth',
  'oldroot',
  'stormtop',
  'deathpeak',
  'iron-teeth',
  'cragmoor',
  'hammerhold',
  'rimegate',
  'giants-stair',
  'copperhorn',
  'blackscar',
  'bone-flats',
  'the-scour',
  'salt-reach',
  'cinder-plain',
  'forsaken-mile',
] as const
export type NeutralId = (typeof NEUTRAL_IDS)[number]

export const REALM_IDS = [...HOME_IDS, ...NEUTRAL_IDS] as const
export type RealmId = HomeId | NeutralId

export const neutralSchema = z.strictObject({
  terrain: z.enum(TERRAINS),
  value: z.int().min(0).max(6),
  /** Colours of the six sides, clockwise: b blue, r red, y yellow. */
  edges: z.string().regex(/^[bry]{6}$/),
})
export type Neutral = Readonly<z.infer<typeof neutralSchema>>

const realm = (terrain: Terrain, value: number, edges: string): Neutral => ({ terrain, value, edges })

/** SOW 2.2.1 */
export const NEUTRALS: Readonly<Record<NeutralId, Neutral>> = {
  mellon: realm('plain', 4, 'brrryy'),
  goodland: realm('plain', 5, 'bbrybr'),
  'ashford-downs': realm('plain', 3, 'brrbry'),
  harrowmere: realm('plain', 3, 'bryryy'),
  'long-acre': realm('plain', 4, 'byyrry'),
  'sunder-vale': realm('plain', 2, 'bbryby'),
  kingsreach: realm('plain', 6, 'bbyrry'),
  windmarch: realm('plain', 3, 'brrrby'),
  larkfield: realm('plain', 4, 'bbrrry'),
  thornwood: realm('forest', 3, 'bbybrr'),
  greywold: realm('forest', 4, 'brryyr'),
  elderbough: realm('forest', 6, 'bbryyr'),
  nightpine: realm('forest', 2, 'bbryry'),
  'hollow-weald': realm('forest', 3, 'byrryr'),
  silverleaf: realm('forest', 4, 'bbyyyr'),
  briarfen: realm('forest', 3, 'brbyrr'),
  wolfsgarth: realm('forest', 4, 'bbrbyr'),
  oldroot: realm('forest', 5, 'bryyry'),
  stormtop: realm('mountain', 5, 'bbbyry'),
  deathpeak: realm('mountain', 4, 'bybyrr'),
  'iron-teeth': realm('mountain', 6, 'brbryy'),
  cragmoor: realm('mountain', 3, 'bbrbyy'),
  hammerhold: realm('mountain', 4, 'brryyy'),
  rimegate: realm('mountain', 3, 'brbyyy'),
  'giants-stair': realm('mountain', 2, 'bbyryr'),
  copperhorn: realm('mountain', 3, 'bbybyr'),
  blackscar: realm('mountain', 4, 'bbyrby'),
  'bone-flats': realm('wasteland', 0, 'byryyr'),
  'the-scour': realm('wasteland', 0, 'brryby'),
  'salt-reach': realm('wasteland', 0, 'bybyyr'),
  'cinder-plain': realm('wasteland', 0, 'brbrby'),
  'forsaken-mile': realm('wasteland', 0, 'byryrr'),
}

export const REALMS_PROVENANCE: TableProvenance<'terrains' | 'number' | 'names' | 'values' | 'edges'> = {
  terrains: inferred('B 1.5'),
  number: inferred('B 1.3'),
  names: designed('B 3.3'),
  values: designed('B 3.3'),
  edges: designed('B 3.3'),
}
