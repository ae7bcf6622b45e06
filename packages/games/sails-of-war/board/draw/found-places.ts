import { type Drawing, flat, inked, stroke, thin } from './part.ts'

const SHADE = flat('shadow', 'M-28 2q28 6 56 0q-28 -6 -56 0z')
/** Mystic Lands stand on a golden ring. */
const RING = stroke('gold', 3, 'M-34 0a34 9 0 1 0 68 0a34 9 0 1 0 -68 0')

/** SOW 11.3: what quest counters turn out to be when they stay on the board. */
export const FOUND_PLACES = {
  'sky-hall': [
    RING,
    inked('snow', 'M-34 -2q-8 0 -8 -7q1 -7 9 -6q3 -9 13 -6q9 -8 19 -1q10 -5 16 3q11 -1 11 8q0 8 -10 9z'),
    inked('stone', 'M-17 -16v-22h4v22zM-7 -16v-22h4v22zM3 -16v-22h4v22zM13 -16v-22h4v22zM-21 -18h42v5h-42z'),
    inked('gold', 'M-23 -38h46L0 -54z'),
  ],
  'pit-of-flame': [
    RING,
    inked('rock-shade', 'M-30 2q-4 -14 8 -18l8 -6 12 2 10 -3 12 7q12 4 8 18q-28 8 -58 0z'),
    flat('soot', 'M-20 -6q20 -14 40 0q-20 10 -40 0z'),
    inked(
      'fire',
      'M-12 -6q-8 -14 0 -26q2 6 5 6q-2 -16 8 -26q0 12 6 16q6 6 4 14q3 0 3 -5q5 12 -4 21q-10 5 -22 0z',
    ),
    flat('flame', 'M-6 -6q-5 -9 1 -15q2 4 4 4q-1 -8 4 -13q2 8 5 12q3 7 -2 12q-6 3 -12 0z'),
  ],
  'tower-of-timorran': [
    RING,
    inked('stone', 'M-12 2l3 -52h18l3 52z'),
    flat('stone-shade', 'M2 1l1 -50h6l3 50z'),
    inked('spell', 'M-14 -50h28l-14 -26z'),
    inked(
      'gold',
      'M0 -92l2.600 6.600 7 .4 -5.400 4.400 1.800 6.800 -6 -3.800 -6 3.800 1.800 -6.800 -5.400 -4.400 7 -.4z',
    ),
    flat('pen', 'M-4 2v-9q4 -6 8 0v9zM-2 -22v-7h4v7zM-2 -38v-6h4v6z'),
  ],
  'valley-of-the-wizards': [
    RING,
    inked('rock', 'M-34 2L-28 -34L-16 -46L-6 -12L6 -12L16 -50L28 -36L34 2z'),
    flat('rock-shade', 'M-16 -46L-6 -12L-12 2H-20zM16 -50L28 -36L34 2H20z'),
    stroke('spell', 2.6, 'M0 -14q-9 -8 0 -16q9 -8 0 -16q-6 -6 0 -13'),
    thin(
      'gold-light',
      'M0 -66l1.700 4 4.300 .3 -3.300 2.800 1 4.200 -3.700 -2.300 -3.700 2.300 1 -4.200 -3.300 -2.800 4.300 -.3z',
    ),
  ],
  'crypt-of-llovar': [
    RING,
    inked('stone-shade', 'M-24 2v-28h48v28z'),
    inked('stone', 'M-28 -26L0 -46L28 -26zM-20 2v-28h6v28zM14 2v-28h6v28z'),
    flat('pen', 'M-8 2v-16q8 -10 16 0v16z'),
    thin('bone', 'M-4.500 -32q-.5 -6 4.500 -6t4.500 6l-1.500 1.500v2h-6v-2z'),
  ],
  village: [
    SHADE,
    inked('stone', 'M-25 0v-9h20v9zM4 2v-8h18v8z'),
    inked(
      'thatch',
      'M-29 -8Q-23 -22 -15 -23Q-7 -22 -1 -8Q-15 -11 -29 -8ZM0 -5Q6 -17 13 -18Q20 -17 26 -5Q13 -8 0 -5Z',
    ),
    flat('pen', 'M-17.500 0v-6h5v6zM11 2v-5h4.500v5z'),
  ],
  'last-cozy-inn': [
    SHADE,
    inked('stone', 'M-22 2v-20h44v20z'),
    inked('thatch', 'M-27 -17L-14 -36H14L27 -17z'),
    inked('stone-shade', 'M10 -30v-14h7v14z'),
    flat('flame', 'M-16 -6v-8h8v8zM8 -6v-8h8v8z'),
    flat('pen', 'M-4 2v-11h8v11z'),
    stroke('pen', 1.6, 'M22 -12h11v5M13.500 -46q-5 -4 0 -8q5 -4 1 -9'),
    thin('gold', 'M29 -7h8v8h-8z'),
  ],
  'magic-portal': [
    SHADE,
    inked('rock', 'M-22 2v-26Q-22 -50 0 -50Q22 -50 22 -26V2H12v-26Q12 -39 0 -39Q-12 -39 -12 -24V2z'),
    flat('spell', 'M-12 2v-26Q-12 -39 0 -39Q12 -39 12 -24V2z'),
    stroke('gold-light', 1.8, 'M0 -10q7 -2 6 -9q-2 -8 -9 -6q-6 3 -3 9q3 5 7 2'),
  ],
  dungeon: [
    inked('rock', 'M-24 2q-2 -20 11 -26q13 -8 25 2q13 8 11 24z'),
    flat('pen', 'M-10 2v-10q10 -14 20 0v10z'),
    stroke('stone-shade', 1.8, 'M-5 2v-13M0 2v-15M5 2v-13M-9 -5h18'),
  ],
  ruins: [
    SHADE,
    inked('stone-shade', 'M-24 1v-24l4 3 2 -6 4 4v23zM-4 1v-12l3 -3 4 4v11zM13 1v-28q9 2 9 11v17z'),
    inked('stone', 'M-14 -20q10 -13 20 -9l-1 6q-9 -2 -14 7z'),
    thin('hedge', 'M-11 2q3 -6 7 0zM5 2q3 -5 6 0z'),
  ],
  'empty-lands': [
    stroke('sand-shade', 1.8, 'M-20 0q10 -8 20 0t20 0M-12 -9q8 -6 16 0t14 0'),
    thin('hedge', 'M-4 -1q-3 -8 -8 -9q6 1 8 5q0 -8 -3 -11q6 4 6 11q3 -6 8 -6q-6 3 -6 10z'),
  ],
} as const satisfies Readonly<Record<string, Drawing>>

export type FoundPlace = keyof typeof FOUND_PLACES
const ids: ReadonlySet<string> = new Set(Object.keys(FOUND_PLACES))
export const isFoundPlace = (counter: string): counter is FoundPlace => ids.has(counter)
