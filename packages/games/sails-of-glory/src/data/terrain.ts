import { COAST_IDS, COASTS } from './coasts.ts'
import { designed, type Provenance } from './provenance.ts'

export const ELEMENT_IDS = [
  'reef-1',
  'reef-2',
  'reef-3',
  'reef-4',
  'reef-5',
  'reef-6',
  'island-1',
  'island-2',
  'island-3',
  'outpost',
  ...COAST_IDS,
] as const
export type ElementId = (typeof ELEMENT_IDS)[number]

export const ELEMENT_KINDS = ['reef', 'shoal', 'island', 'coast'] as const
type ElementKind = (typeof ELEMENT_KINDS)[number]

/** SOG 13.3.1, SOG 13.3.8: coasts and islands are land, with the same rules. */
export function isLand({ kind }: { readonly kind: ElementKind }): boolean {
  return kind === 'island' || kind === 'coast'
}

/** A closed outline: micrometres to the right and up from the element's middle. */
export type Outline = readonly (readonly [x: number, y: number])[]

/** SOG 13: the outlines of the elements in the box, and of the coasts that are not. */
export const OUTLINES: Readonly<Record<ElementId, Outline>> = {
  'reef-1': [
    [-24000, -10000],
    [-10000, -17000],
    [8000, -15000],
    [23000, -6000],
    [25000, 7000],
    [9000, 16000],
    [-12000, 14000],
    [-25000, 4000],
  ],
  'reef-2': [
    [-30000, -6000],
    [-14000, -13000],
    [12000, -12000],
    [30000, -3000],
    [26000, 9000],
    [4000, 13000],
    [-20000, 10000],
  ],
  'reef-3': [
    [-18000, -16000],
    [2000, -19000],
    [18000, -10000],
    [20000, 8000],
    [6000, 19000],
    [-14000, 15000],
    [-21000, 0],
  ],
  'reef-4': [
    [-27000, -4000],
    [-16000, -14000],
    [4000, -9000],
    [20000, -14000],
    [28000, 0],
    [16000, 12000],
    [-4000, 8000],
    [-19000, 13000],
  ],
  'reef-5': [
    [-20000, -11000],
    [0, -15000],
    [20000, -9000],
    [22000, 6000],
    [2000, 15000],
    [-18000, 10000],
  ],
  'reef-6': [
    [-33000, -3000],
    [-12000, -10000],
    [14000, -9000],
    [33000, 2000],
    [16000, 11000],
    [-14000, 10000],
  ],
  'island-1': [
    [-45000, -18000],
    [-25000, -33000],
    [6000, -36000],
    [34000, -24000],
    [47000, -2000],
    [38000, 22000],
    [10000, 34000],
    [-20000, 31000],
    [-42000, 14000],
  ],
  'island-2': [
    [-38000, -22000],
    [-8000, -34000],
    [24000, -29000],
    [40000, -8000],
    [36000, 16000],
    [12000, 30000],
    [-18000, 28000],
    [-37000, 8000],
  ],
  'island-3': [
    [-60000, -14000],
    [-36000, -34000],
    [-4000, -27000],
    [22000, -38000],
    [52000, -26000],
    [63000, 2000],
    [44000, 26000],
    [14000, 22000],
    [-12000, 36000],
    [-46000, 24000],
  ],
  outpost: [
    [-58000, -20000],
    [-30000, -40000],
    [8000, -42000],
    [42000, -30000],
    [60000, -4000],
    [50000, 26000],
    [16000, 40000],
    [-24000, 38000],
    [-52000, 16000],
  ],
  ...COASTS,
}

/** SOG 13.3.6: the outpost's building, from the middle of its island. */
export const BUILDING: Outline = [
  [-11000, -8000],
  [11000, -8000],
  [11000, 8000],
  [-11000, 8000],
]

/** SOG 13.3.6: what the building bears. */
export const BUILDING_BEARS = { points: 8, crew: 4 } as const

export const TERRAIN_PROVENANCE: Provenance = designed('REF 3.6')
