import type { RaceId } from '@windward/sails-of-war/facts'
import { type Drawing, flat, inked, stroke } from './part.ts'

const SHADE = flat('shadow', 'M-66 6q66 14 132 0q-66 -12 -132 0z')

/** The Home Realms: a castle, a hall among trees, a gate in the rock, a longhouse, a stockade and black spires. */
export const HOMES: Readonly<Record<RaceId, Drawing>> = {
  knights: [
    SHADE,
    inked('stone-shade', 'M-12 -18v-40h24v40zM-40 -8v-34h16v34zM24 -8v-34h16v34z'),
    inked('side', 'M-16 -58L0 -84L16 -58ZM-43 -42l11 -22 11 22zM21 -42l11 -22 11 22z'),
    inked(
      'stone',
      'M-65 5v-32h5v5h5v-5h5v5h5v-5h4v14h12v-5h5v5h8v-5h5v5h20v-5h5v5h8v-5h5v5h12v-14h5v5h5v-5h5v5h5v-5h4v32z',
    ),
    flat('stone-shade', 'M-47 4v-18h6v18zM55 4v-18h6v18zM18 4v-12h18v12z'),
    inked('stone-shade', 'M-13 5v-28h26v28z'),
    flat(
      'pen',
      'M-7 5v-13q7 -10 14 0v13zM-55 -14v-6h3v6zM50 -14v-6h3v6zM-33.500 -28v-7h3v7zM30.500 -28v-7h3v7zM-1.500 -42v-8h3v8z',
    ),
    stroke('stone-shade', 1.2, 'M-60 -4h10M-56 -8h8M-30 -2h9M-24 -6h7M24 -1h9M46 -3h7'),
  ],
  elves: [
    SHADE,
    inked(
      'tree',
      'M-66 -2q-14 -18 0 -28q2 -18 20 -16q10 -20 26 -10q18 -16 34 -2q18 -8 26 8q22 0 20 20q14 12 2 28q-64 14 -128 0z',
    ),
    flat(
      'tree-shade',
      'M30 -58q16 -4 22 10q22 0 20 20q14 12 2 28q-20 4 -40 5q22 -10 14 -26q-2 -14 -18 -16q8 -12 0 -21z',
    ),
    inked(
      'stone',
      'M-8 6L-6 -50Q0 -66 6 -50L8 6zM-34 6L-32 -30Q-27 -44 -22 -30L-20 6zM20 6L22 -30Q27 -44 32 -30L34 6z',
    ),
    flat(
      'stone-shade',
      'M1 5L2 -55Q5 -54 6 -48L7 5zM-26 5V-34Q-23 -32 -22 -28L-21 5zM28 5V-34Q31 -32 32 -28L33 5z',
    ),
    inked(
      'side',
      'M-10 -46Q-4 -62 0 -84Q4 -62 10 -46Q0 -52 -10 -46zM-36 -27Q-30 -40 -27 -58Q-24 -40 -18 -27Q-27 -32 -36 -27zM18 -27Q24 -40 27 -58Q30 -40 36 -27Q27 -32 18 -27z',
    ),
    inked('stone', 'M-46 6Q-46 -10 -27 -11Q-10 -24 0 -24Q10 -24 27 -11Q46 -10 46 6z'),
    flat(
      'pen',
      'M-7 6Q-7 -10 0 -14Q7 -10 7 6zM-33 6q0 -9 4.500 -11q4.500 2 4.500 11zM24 6q0 -9 4.500 -11q4.500 2 4.500 11zM-1.400 -32v-8h2.800v8z',
    ),
  ],
  dwarves: [
    SHADE,
    inked('rock-light', 'M-70 6L-58 -26L-46 -22L-30 -58L-18 -50L0 -86L16 -52L28 -62L46 -24L56 -30L70 6z'),
    flat(
      'rock-shade',
      'M0 -86L16 -52L28 -62L46 -24L56 -30L70 6H34L30 -30L12 -44zM-30 -58L-18 -50L-26 -30L-34 6H-46L-40 -28z',
    ),
    flat('snow', 'M0 -86L-9 -68L-3 -70L1 -62L5 -70L9 -66ZM28 -62L22 -57L27 -54L32 -54Z'),
    inked('stone', 'M-30 6v-34l8 -9h44l8 9v34z'),
    inked('side', 'M-30 -28l8 -9h44l8 9z'),
    inked('stone-shade', 'M-26 6v-28h7v28zM19 6v-28h7v28z'),
    flat('pen', 'M-13 6v-16q13 -15 26 0v16z'),
    stroke('gold', 2, 'M0 5v-20M-8 4v-14M8 4v-14'),
    flat('flame', 'M-50 2v-8h5v8zM46 0v-8h5v8z'),
  ],
  barbarians: [
    SHADE,
    inked('trunk', 'M-58 5v-18h116v18z'),
    inked('thatch', 'M-66 -11Q-46 -44 -34 -52H34Q46 -44 66 -11Z'),
    stroke('trunk', 1.6, 'M-48 -14l14 -34M-24 -14l6 -36M24 -14l-6 -36M48 -14l-14 -34'),
    inked('side', 'M-24 5v-28L0 -56L24 -23v28z'),
    inked('stone-shade', 'M-17 5v-26L0 -44L17 -21v26z'),
    inked('trunk', 'M-27 -18L4 -66l5 3L-22 -15zM27 -18L-4 -66l-5 3L22 -15z'),
    inked(
      'bone',
      'M-9 -62Q-30 -66 -30 -86Q-20 -74 -7 -72zM9 -62Q30 -66 30 -86Q20 -74 7 -72zM-9 -58q-1 -14 9 -14t9 14l-3 3v4h-12v-4z',
    ),
    flat('pen', 'M-8 5v-16q8 -10 16 0v16zM-5 -63h3.500v3h-3.500zM1.500 -63h3.500v3h-3.500z'),
    flat('flame', 'M-46 4q-6 -10 0 -18q6 8 0 18zM46 4q-6 -10 0 -18q6 8 0 18z'),
  ],
  orcs: [
    SHADE,
    inked('rock', 'M-40 -8L-30 -44L-18 -56L-8 -50L0 -72L12 -54L22 -58L34 -40L44 -8z'),
    flat('rock-shade', 'M0 -72L12 -54L22 -58L34 -40L44 -8L14 -6L18 -28L6 -44z'),
    inked('side', 'M-26 -10v-22l10 -14 10 14v22zM8 -10v-18l10 -12 10 12v18z'),
    inked(
      'trunk',
      'M-64 6v-26l4 -9 4 9v-2l4 -9 4 9v-3l4 -9 4 9v-2l4 -9 4 9v-2l4 -9 4 9v30zM64 6v-26l-4 -9 -4 9v-2l-4 -9 -4 9v-3l-4 -9 -4 9v-2l-4 -9 -4 9v-2l-4 -9 -4 9v30zM-24 6v-34h10v34zM14 6v-34h10v34z',
    ),
    stroke(
      'pen',
      1,
      'M-56 5v-24M-48 5v-24M-40 5v-26M-32 5v-26M56 5v-24M48 5v-24M40 5v-26M32 5v-26M-64 -6h40M24 -6h40',
    ),
    flat('pen', 'M-14 6v-24h28v24z'),
    inked(
      'bone',
      'M-22 -26Q-26 -50 -8 -52Q-18 -44 -12 -26zM22 -26Q26 -50 8 -52Q18 -44 12 -26zM-9 -18q-1 -14 9 -14t9 14l-3 3v4h-12v-4z',
    ),
    flat(
      'pen',
      'M-5.500 -22a2.300 2.600 0 1 0 4.600 0a2.300 2.600 0 1 0 -4.600 0M1 -22a2.300 2.600 0 1 0 4.600 0a2.300 2.600 0 1 0 -4.600 0',
    ),
  ],
  'dark-lord': [
    SHADE,
    inked('rock-shade', 'M-62 6L-50 -14L-40 -8L-30 -26L-18 -12L0 -30L18 -12L32 -28L42 -8L52 -16L64 6z'),
    inked(
      'soot',
      'M-14 4L-12 -46L-20 -60L-11 -56L-8 -74L-3 -60L0 -86L4 -60L9 -74L12 -56L20 -60L13 -46L16 4zM-46 5L-43 -26L-50 -40L-41 -36L-37 -54L-33 -36L-25 -40L-31 -26L-27 5zM28 5L31 -22L24 -36L33 -32L37 -50L41 -32L49 -36L43 -22L47 5z',
    ),
    flat('side', 'M-11 3L-9 -44L-3 -46L-5 3zM-43 4L-40 -25L-37 -26L-38 4zM31 4L34 -21L37 -22L36 4z'),
    flat(
      'flame',
      'M-3 -36q3.500 -5 7 0q-3.500 4 -7 0zM-39 -19q2 -3.500 4 0q-2 3 -4 0zM35.500 -15q2 -3.500 4 0q-2 3 -4 0zM-6 4v-9q6.500 -12 13 0v9z',
    ),
    flat('pen', 'M-.6 -36q1.100 -2.500 2.200 0q-1.100 2.500 -2.200 0zM-3 4v-7q3.500 -7 7 0v7z'),
  ],
}
