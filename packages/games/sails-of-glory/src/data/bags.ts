import type { FaceId } from './faces.ts'
import { designed, type Provenance } from './provenance.ts'

export const LETTERS = ['A', 'B', 'C', 'D', 'E'] as const
export type Letter = (typeof LETTERS)[number]

/** How many counters of each face a bag holds when the table is laid (SOG 2.3.1). */
export type Bag = Readonly<Partial<Record<FaceId, number>>>

export const BAGS: Readonly<Record<Letter, Bag>> = {
  A: { 0: 36, 1: 20, '1s': 3, 2: 10, '2c': 2, '2l': 2, '2r': 1, '1m': 1, '1f': 1, 3: 4, 4: 1, c: 9 },
  B: {
    0: 24,
    1: 14,
    '1s': 2,
    2: 12,
    '2c': 5,
    '2m': 2,
    '2f': 2,
    3: 8,
    '3l': 3,
    '3r': 2,
    4: 5,
    5: 2,
    6: 3,
    c: 6,
  },
  C: { 0: 22, 1: 6, '1s': 17, 2: 1, '2s': 4, '1m': 3, '2m': 2, '1c': 2, c: 3 },
  D: { 0: 22, 1: 6, '1c': 7, '1s': 2, '1f': 1, 2: 1, '2c': 1, c: 20 },
  E: { 0: 54, c: 36 },
}

/** The number of counters of each letter is printed; their faces never were but on the counters themselves. */
export const BAGS_PROVENANCE: Provenance = designed('REF 3.2')
