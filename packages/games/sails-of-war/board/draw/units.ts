import type { RaceId, UnitId } from '@windward/sails-of-war/facts'
import { type Drawing, flat, inked, joined, n, type Part, stroke, thin, xy } from './part.ts'

/** Feet at the middle of the drawing, a Footman about fifty high. The first part lifts a figure off what lies behind it. */
type Spot = readonly [x: number, y: number, scale: number]

const lift = (d: string): Part => flat('halo', d)

/** What is worn on the head: races are told apart by it, not only by their colours. */
const HELMS: Readonly<Record<RaceId, (spot: Spot) => Part[]>> = {
  knights: ([x, y, s]) => [
    inked(
      'steel',
      `M${xy(x - 6 * s, y)}v${n(-4 * s)}Q${xy(x - 5 * s, y - 13 * s)} ${xy(x, y - 15 * s)}Q${xy(x + 6 * s, y - 13 * s)} ${xy(x + 6 * s, y - 4 * s)}V${n(y)}Q${xy(x, y + 2 * s)} ${xy(x - 6 * s, y)}Z`,
    ),
    flat('pen', `M${xy(x + 0.5 * s, y - 6.5 * s)}h${n(5 * s)}v${n(2.6 * s)}h${n(-5 * s)}z`),
  ],
  elves: ([x, y, s]) => [
    inked('skin', `M${xy(x - 4 * s, y)}v${n(-9 * s)}h${n(9 * s)}v${n(7 * s)}l${xy(-4 * s, 3 * s)}z`),
    inked(
      'steel',
      `M${xy(x - 7 * s, y - 3 * s)}Q${xy(x - 6 * s, y - 13 * s)} ${xy(x + 2 * s, y - 21 * s)}Q${xy(x + 3 * s, y - 13 * s)} ${xy(x + 7 * s, y - 8 * s)}L${xy(x - 1 * s, y - 8 * s)}L${xy(x - 3 * s, y)}Z`,
    ),
  ],
  dwarves: ([x, y, s]) => [
    inked(
      'steel',
      `M${xy(x - 7 * s, y - 5 * s)}Q${xy(x - 6 * s, y - 15 * s)} ${xy(x, y - 15 * s)}Q${xy(x + 7 * s, y - 15 * s)} ${xy(x + 7 * s, y - 5 * s)}Z`,
    ),
    inked(
      'fire',
      `M${xy(x - 6 * s, y - 5 * s)}h${n(12 * s)}q${xy(1 * s, 8 * s)} ${xy(-4 * s, 15 * s)}q${xy(-7 * s, -5 * s)} ${xy(-8 * s, -15 * s)}z`,
    ),
  ],
  barbarians: ([x, y, s]) => [
    inked('skin', `M${xy(x - 5 * s, y)}v${n(-9 * s)}h${n(10 * s)}v${n(7 * s)}l${xy(-4 * s, 3 * s)}z`),
    inked(
      'bone',
      `M${xy(x - 5 * s, y - 9 * s)}Q${xy(x - 13 * s, y - 10 * s)} ${xy(x - 12 * s, y - 19 * s)}Q${xy(x - 8 * s, y - 15 * s)} ${xy(x - 3 * s, y - 14 * s)}ZM${xy(x + 5 * s, y - 9 * s)}Q${xy(x + 13 * s, y - 10 * s)} ${xy(x + 12 * s, y - 19 * s)}Q${xy(x + 8 * s, y - 15 * s)} ${xy(x + 3 * s, y - 14 * s)}Z`,
    ),
    inked(
      'steel',
      `M${xy(x - 7 * s, y - 7 * s)}Q${xy(x - 5 * s, y - 16 * s)} ${xy(x, y - 16 * s)}Q${xy(x + 6 * s, y - 16 * s)} ${xy(x + 7 * s, y - 7 * s)}Z`,
    ),
  ],
  orcs: ([x, y, s]) => [
    inked('skin', `M${xy(x - 6 * s, y)}v${n(-9 * s)}h${n(12 * s)}v${n(6 * s)}l${xy(-3 * s, 4 * s)}z`),
    flat(
      'bone',
      `M${xy(x + 1 * s, y - 1 * s)}l${xy(1.2 * s, -5 * s)}l${xy(1.4 * s, 5 * s)}zM${xy(x + 4 * s, y - 2 * s)}l${xy(1 * s, -4 * s)}l${xy(1 * s, 4 * s)}z`,
    ),
    inked(
      'steel',
      `M${xy(x - 8 * s, y - 7 * s)}L${xy(x - 5 * s, y - 14 * s)}L${xy(x, y - 22 * s)}L${xy(x + 4 * s, y - 14 * s)}L${xy(x + 8 * s, y - 7 * s)}Z`,
    ),
  ],
  'dark-lord': ([x, y, s]) => [
    inked(
      'steel',
      `M${xy(x - 9 * s, y + 1 * s)}Q${xy(x - 9 * s, y - 15 * s)} ${xy(x + 1 * s, y - 18 * s)}Q${xy(x + 8 * s, y - 14 * s)} ${xy(x + 7 * s, y - 6 * s)}Z`,
    ),
    inked(
      'skin',
      `M${xy(x - 3 * s, y - 5 * s)}q${xy(0, -7 * s)} ${xy(5 * s, -7 * s)}q${xy(5 * s, 0)} ${xy(5 * s, 6 * s)}l${xy(-2 * s, 3 * s)}v${n(3 * s)}h${n(-5 * s)}z`,
    ),
    flat(
      'pen',
      `M${xy(x + 0.5 * s, y - 8 * s)}h${n(2.4 * s)}v${n(3 * s)}h${n(-2.4 * s)}zM${xy(x + 4.2 * s, y - 8 * s)}h${n(2 * s)}v${n(3 * s)}h${n(-2 * s)}z`,
    ),
  ],
}

const shield = ([x, y, s]: Spot): Part[] => [
  inked(
    'side',
    `M${xy(x - 8 * s, y - 10 * s)}q${xy(8 * s, -3.5 * s)} ${xy(16 * s, 0)}v${n(9 * s)}q${xy(0, 9 * s)} ${xy(-8 * s, 13 * s)}q${xy(-8 * s, -4 * s)} ${xy(-8 * s, -13 * s)}z`,
  ),
  stroke(
    'cut',
    1.6,
    `M${xy(x - 5.2 * s, y - 8 * s)}q${xy(5.2 * s, -2 * s)} ${xy(10.4 * s, 0)}v${n(7 * s)}q${xy(0, 6.5 * s)} ${xy(-5.2 * s, 9.5 * s)}q${xy(-5.2 * s, -3 * s)} ${xy(-5.2 * s, -9.5 * s)}z`,
  ),
]

const LEGS = 'M-8 0l2 -16h11l4 16h-6l-3.500 -11 -2.500 11z'

const UNITS: Readonly<Record<UnitId, (race: RaceId) => readonly Part[]>> = {
  footman: (race) => [
    lift('M-17 2V-34L-11 -38L-10 -56L8 -57L8 -62H17V2Z'),
    stroke('pen', 2, 'M12 1V-48'),
    inked('steel', 'M12 -62l4 11 -4 6 -4 -6z'),
    inked('trunk', LEGS),
    inked('side', 'M-10 -12q-1 -18 5 -22h9q8 3 6 22q-10 4 -20 0z'),
    ...HELMS[race]([0, -33, 1]),
    ...shield([-6, -20, 0.95]),
  ],
  archer: (race) => [
    lift('M-14 2L-15 -30L-11 -48L0 -53L8 -47L14 -50L28 -30L28 -22L14 -1L8 2Z'),
    inked('trunk', LEGS),
    inked('side', 'M-11 -11q-1 -18 6 -23h7q7 4 5 23q-9 4 -18 0z'),
    inked('skin', 'M-5 -33q-1 -9 5 -10q6 1 6 6q0 6 -5 7zM14 -30h5v6h-5z'),
    ...(race === 'dwarves' ? [inked('fire', 'M-3 -35h9q0 8 -5 13q-5 -4 -4 -13z')] : []),
    inked('side', 'M-9 -30Q-10 -46 -1 -49Q6 -48 7 -40Q1 -42 -1 -38Q0 -32 -3 -29Z'),
    stroke('pen', 1.2, 'M13 -47L-3 -27L13 -5M-5 -27H25M25 -27l-5 -3M25 -27l-5 3'),
    stroke('trunk', 2.8, 'M13 -47Q28 -26 13 -5'),
    inked('side', 'M-4 -31L14 -29.500V-25L-3 -24Z'),
  ],
  cavalry: (race) => [
    lift(
      'M-35 2L-39 -18L-22 -34L-15 -32L-12 -50L-8 -67L9 -67L11 -54L24 -54L44 -62L47 -52L28 -42L36 -32L30 -24L26 -8L22 2Z',
    ),
    inked(
      'trunk',
      'M-27 -23Q-38 -20 -35 -5Q-30 -11 -26 -17ZM-24 -25Q-19 -31 -9 -29L7 -29Q12 -38 18 -44L17 -50L22 -46Q28 -42 33 -33L30 -29L25 -31Q22 -29 21 -25Q22 -18 18 -15L25 -8L20 0L16 -1L19 -8L12 -13L12 0L7 0L7 -12Q-4 -10 -13 -13L-12 -7L-15 0L-20 0L-18 -9L-21 -12L-24 -6L-27 0L-32 0L-28 -10L-28 -18Q-28 -23 -24 -25Z',
    ),
    inked(
      'side',
      'M-24 -26Q-18 -31 -8 -30L8 -30Q14 -29 19 -24Q20 -16 17 -12L12 -8L6 -11L-2 -6L-9 -11L-17 -6L-25 -12ZM-9 -27q-1 -17 5 -21h7q8 4 6 21z',
    ),
    ...HELMS[race]([1, -47, 0.95]),
    stroke('pen', 2.4, 'M-16 -26L38 -54'),
    inked('steel', 'M36 -56l9 -2 -6 7z'),
    inked(
      'side',
      'M22 -46l4 -13 6 7zM-9.800 -42.200q5.800 -2.500 11.600 0v6.500q0 6.500 -5.800 9.400q-5.800 -2.900 -5.800 -9.400z',
    ),
  ],
  giant: () => [
    lift(
      'M-20 2L-20 -16L-31 -20L-30 -40L-11 -58L-9 -78L10 -78L13 -60L22 -56L24 -80L40 -82L32 -34L20 -22L20 2Z',
    ),
    inked('trunk', 'M18 -30L24 -76Q34 -84 38 -72L26 -30Z'),
    inked('skin', 'M-16 0q-3 -14 0 -26l16 -2 14 2q4 12 2 26h-11l-4 -16 -5 16z'),
    inked(
      'skin',
      'M-17 -20Q-22 -46 -14 -54Q-2 -60 12 -55Q22 -48 17 -20Q0 -14 -17 -20ZM-14 -53Q-26 -48 -28 -30Q-28 -20 -22 -18L-17 -24Q-18 -36 -12 -42ZM13 -54Q26 -50 28 -38L25 -26L18 -28L19 -36L11 -42Z',
    ),
    inked('side', 'M-17 -27Q0 -20 17 -27L18 -10L10 -13L5 -6L-1 -12L-7 -6L-11 -13L-18 -10Z'),
    inked('skin', 'M-7 -54q-3 -17 7 -18q10 1 8 16q-7 8 -15 2z'),
    inked(
      'trunk',
      'M-8 -62q-1 -14 9 -14q10 1 8 13q-3 -7 -9 -6q-5 1 -8 7zM-5 -56q6 5 12 -1q0 9 -6 10q-6 -1 -6 -9z',
    ),
    flat('pen', 'M.5 -62h2.400v2.400h-2.400zM5 -62h2v2.400h-2z'),
  ],
  firegaunt: () => [
    lift('M-17 1L-24 -18L-18 -38L-9 -60L6 -76L15 -56L24 -46L27 -22L17 1Z'),
    inked(
      'fire',
      'M-14 -2Q-24 -16 -16 -30Q-15 -24 -11 -24Q-18 -42 -7 -56Q-7 -48 -2 -46Q-4 -60 6 -72Q5 -60 11 -54Q17 -48 15 -38Q19 -40 19 -46Q26 -30 18 -18Q20 -8 14 -2Q0 4 -14 -2Z',
    ),
    flat(
      'flame',
      'M-9 -4Q-15 -16 -8 -26Q-6 -20 -3 -20Q-6 -34 3 -46Q4 -36 9 -30Q13 -20 10 -12Q11 -6 8 -3Q0 0 -9 -4Z',
    ),
    inked(
      'soot',
      'M-5 -2L-4 -18L-13 -12L-17 -18L-6 -26L-5 -31Q-9 -42 0 -46Q9 -42 6 -31L8 -26L18 -30L20 -24L9 -18L7 -2L2 -2L1 -13L-1 -2Z',
    ),
    flat('flame', 'M-4 -37l4 2 -1 2 -4 -1zM5 -37l-3 2 0 2 4 -1zM-1.500 -29h4l-2 2z'),
    stroke('side', 3, 'M-6 -20q7 5 14 0'),
  ],
  dragon: () => [
    lift('M-30 2L-53 -10L-51 -46L-33 -74L-10 -50L1 -52L0 -82L32 -71L57 -54L40 -34L28 -14L30 2Z'),
    inked(
      'side',
      'M6 -34Q14 -62 2 -78Q24 -74 34 -58Q44 -62 52 -52Q40 -52 38 -42Q30 -44 28 -34Q20 -36 14 -26Z',
    ),
    inked(
      'side',
      'M-12 -8Q-30 -2 -44 -10Q-52 -16 -46 -24Q-44 -16 -38 -15Q-28 -13 -20 -22Q-10 -34 4 -32Q8 -40 6 -50Q4 -62 14 -66L12 -72L19 -68Q30 -68 36 -58L34 -54L24 -54Q20 -54 21 -46Q23 -34 17 -24Q20 -14 24 -4L28 0H16L14 -8L8 -10L6 0H-6L-3 -8Z',
    ),
    flat('serpent-light', 'M7 -12Q16 -22 15 -34Q14 -44 16 -52L20 -53Q18 -46 20 -38Q21 -30 16 -22L17 -15Z'),
    inked('side', 'M-2 -30Q-12 -60 -32 -70Q-46 -62 -48 -44Q-40 -48 -36 -40Q-30 -44 -26 -34Q-20 -36 -14 -22Z'),
    stroke(
      'pen',
      0.9,
      'M-4 -30Q-16 -52 -32 -70M-8 -27Q-22 -40 -36 -40M8 -34Q22 -56 2 -78M10 -32Q26 -46 34 -58',
    ),
    inked('fire', 'M37 -56q7 -5 9 -1q4 -3 7 1q-4 4 -8 3q-5 3 -8 -3z'),
    flat('flame', 'M22 -63l5 1 -2 2.500z'),
    thin('bone', 'M4 -52l-5 -3 5 -4zM5 -60l-5 -4 6 -2zM3 -44l-5 -2 5 -4zM-46 -24l-6 -4 8 -4z'),
  ],
}

/** One unit of a race. */
export const unitDrawing = (race: RaceId, unit: UnitId): Drawing => joined(UNITS[unit](race))
