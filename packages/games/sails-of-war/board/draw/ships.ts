import type { RaceId, ShipKind } from '@windward/sails-of-war/facts'
import { type Drawing, flat, inked, joined, n, type Part, stroke, thin, xy } from './part.ts'

/** A mast: where it stands, where its sail begins and ends, and half of the sail's width. */
type Mast = readonly [x: number, top: number, foot: number, half: number]

/** A Trade Ship has one mast, a Transport two, a Warship three. */
const RIGS: Readonly<Record<ShipKind, { readonly long: number; readonly masts: readonly Mast[] }>> = {
  trader: { long: 30, masts: [[0, -56, -17, 17]] },
  transport: {
    long: 38,
    masts: [
      [-15, -56, -18, 13],
      [16, -50, -17, 11],
    ],
  },
  warship: {
    long: 46,
    masts: [
      [-25, -54, -19, 11],
      [2, -70, -18, 14],
      [27, -50, -19, 9],
    ],
  },
}

/** Half the length of a hull. */
export const hullOf = (kind: ShipKind): number => RIGS[kind].long

/** Points of a hull so long, each so much of half its length from the middle. */
const along =
  (long: number) =>
  (part: number, y: number): string =>
    xy(part * long, y)

const HULLS: Readonly<Record<RaceId, (long: number) => string>> = {
  knights: (l) =>
    `M${-l} -19h${n(l * 0.42)}v7h${n(l * 1.02)}l${n(l * 0.1)} -8h${n(l * 0.5)}q${n(-l * 0.06)} 16 ${n(-l * 0.4)} 22H${n(-l * 0.68)}Q${n(-l * 0.96)} -2 ${-l} -19Z`,
  elves: (l) => {
    const p = along(l)
    return `M${p(-1, -22)}Q${p(-0.86, 2)} ${p(-0.4, 2)}H${n(l * 0.4)}Q${p(0.84, 0)} ${p(0.98, -26)}Q${p(1.02, -36)} ${p(0.82, -37)}Q${p(0.93, -30)} ${p(0.84, -20)}Q${p(0.7, -8)} ${p(0.36, -10)}H${n(-l * 0.5)}Q${p(-0.84, -10)} ${p(-1, -22)}Z`
  },
  dwarves: (l) => {
    const p = along(l)
    return `M${p(-1, -15)}H${n(-l * 0.55)}V-11H${n(l * 0.6)}V-16H${n(l * 1.02)}L${p(0.9, -2)}L${p(0.66, 4)}H${n(-l * 0.8)}L${p(-0.96, -3)}Z`
  },
  barbarians: (l) => {
    const p = along(l)
    return `M${p(-1.02, -32)}Q${p(-1.12, -20)} ${p(-0.9, -8)}Q${p(-0.8, 3)} ${p(-0.5, 3)}H${n(l * 0.5)}Q${p(0.84, 3)} ${p(0.94, -10)}Q${p(1.14, -22)} ${p(1, -36)}L${p(1.16, -33)}Q${p(0.98, -44)} ${p(0.86, -32)}Q${p(0.9, -14)} ${p(0.6, -10)}H${n(-l * 0.56)}Q${p(-0.86, -14)} ${p(-1.02, -32)}Z`
  },
  orcs: (l) => {
    const p = along(l)
    return `M${p(-1.02, -17)}L${p(-0.84, 3)}H${n(l * 0.66)}L${p(0.98, -20)}L${p(0.78, -11)}L${p(0.7, -17)}L${p(0.56, -10)}L${p(0.3, -13)}L${p(0.1, -9)}L${p(-0.2, -12)}L${p(-0.46, -9)}L${p(-0.6, -19)}L${p(-0.72, -13)}L${p(-0.84, -21)}Z`
  },
  'dark-lord': (l) => {
    const p = along(l)
    return `M${p(-1, -27)}L${p(-0.84, -14)}L${p(-0.7, -20)}L${p(-0.58, -9)}H${n(l * 0.42)}L${p(0.54, -17)}L${p(0.64, -10)}L${p(1.12, -25)}L${p(0.72, 3)}H${n(-l * 0.76)}Z`
  },
}

const square = ([x, t, b, w]: Mast): string =>
  `M${xy(x - w, t)}H${n(x + w)}Q${xy(x + w * 1.55, (t + b) / 2)} ${xy(x + w * 1.05, b)}Q${xy(x, b - 5)} ${xy(x - w * 0.95, b)}Q${xy(x - w * 0.5, (t + b) / 2)} ${xy(x - w, t)}Z`

const SAILS: Readonly<Record<RaceId, (mast: Mast) => string>> = {
  knights: square,
  elves: ([x, t, b, w]) =>
    `M${xy(x - w * 0.3, t - 3)}Q${xy(x + w * 1.9, (t + b) / 2 - 2)} ${xy(x + w * 0.8, b)}Q${xy(x - w * 0.4, b + 1)} ${xy(x - w, b - 6)}Q${xy(x + w * 0.2, (t + b) / 2)} ${xy(x - w * 0.3, t - 3)}Z`,
  dwarves: ([x, t, b, w]) =>
    `M${xy(x - w * 0.8, t)}H${n(x + w * 0.9)}L${xy(x + w * 1.3, (t + b) / 2)}L${xy(x + w * 1.1, b)}H${n(x - w)}L${xy(x - w * 0.6, (t + b) / 2)}Z`,
  barbarians: ([x, t, b, w]) =>
    `M${xy(x - w * 1.25, t + 4)}H${n(x + w * 1.15)}Q${xy(x + w * 1.7, (t + b) / 2)} ${xy(x + w * 1.2, b)}Q${xy(x, b - 9)} ${xy(x - w * 1.15, b)}Q${xy(x - w * 0.7, (t + b) / 2)} ${xy(x - w * 1.25, t + 4)}Z`,
  orcs: ([x, t, b, w]) =>
    `M${xy(x - w * 1.1, t + 3)}L${xy(x + w * 1.05, t - 2)}Q${xy(x + w * 1.4, (t + b) / 2)} ${xy(x + w * 1.2, b)}L${xy(x + w * 0.7, b - 6)}L${xy(x + w * 0.3, b + 1)}L${xy(x - w * 0.1, b - 6)}L${xy(x - w * 0.5, b)}L${xy(x - w, b - 5)}Q${xy(x - w * 0.7, (t + b) / 2)} ${xy(x - w * 1.1, t + 3)}Z`,
  'dark-lord': ([x, t, b, w]) =>
    `M${xy(x - w * 0.2, t - 6)}Q${xy(x + w * 0.5, t + 2)} ${xy(x + w * 1.5, (t + b) / 2)}L${xy(x + w * 0.9, (t + b) / 2 + 1)}L${xy(x + w * 1.5, b)}L${xy(x + w * 0.6, b - 5)}L${xy(x + w * 0.1, b + 1)}L${xy(x - w * 0.4, b - 6)}L${xy(x - w, b)}Q${xy(x - w * 0.2, (t + b) / 2)} ${xy(x - w * 0.2, t - 6)}Z`,
}

/** What is broken of the light on a sail. */
const fold = ([x, t, b, w]: Mast): string =>
  `M${xy(x + w * 0.45, t + 3)}Q${xy(x + w * 1.5, (t + b) / 2)} ${xy(x + w, b - 2)}Q${xy(x + w * 0.7, (t + b) / 2)} ${xy(x + w * 0.45, t + 3)}Z`

/** Stripes on the sails of those who have them. */
const stripes = ([x, t, b, w]: Mast): string =>
  [-0.65, 0, 0.65]
    .map((at) => `M${xy(x + w * at, t + 5)}Q${xy(x + w * (at + 0.35), (t + b) / 2)} ${xy(x + w * at, b - 7)}`)
    .join('')

/** What is only on ships of that kind. */
const FITTINGS: Readonly<Record<ShipKind, (long: number) => Part[]>> = {
  trader: () => [],
  transport: () => [
    thin(
      'cut',
      [-22, -11, 0, 11, 22]
        .map((x) => `M${n(x - 4.4)} -8a4.400 4.400 0 1 0 8.800 0a4.400 4.400 0 1 0 -8.800 0`)
        .join(''),
    ),
    flat('side', [-22, -11, 0, 11, 22].map((x) => `M${x - 2} -8a2 2 0 1 0 4 0a2 2 0 1 0 -4 0`).join('')),
  ],
  warship: (long) => [
    flat('pen', [-28, -17, -6, 5, 16].map((x) => `M${x} -7h5v4h-5z`).join('')),
    inked('gold', `M${n(long * 0.66)} -3L${n(long * 1.16)} -3L${n(long * 0.7)} 2Z`),
  ],
}

/** And only on those of that race. */
const FIGUREHEADS: Partial<Record<RaceId, (long: number) => Part>> = {
  orcs: (l) =>
    inked(
      'bone',
      `M${n(l * 0.7)} -5Q${n(l * 1.08)} -8 ${n(l * 1.02)} -24Q${n(l * 0.92)} -12 ${n(l * 0.66)} -12Z`,
    ),
  elves: (l) => flat('gold', `M${n(l * 0.82)} -37l4 -3 -1 6z`),
  barbarians: (l) => flat('flame', `M${n(l * 0.97)} -36h3v3h-3z`),
}

const CRATES = inked('wheat', 'M-21 -12v-9h9v9zM-11 -12v-9h9v9zM-16 -21v-8h9v8zM9 -12v-8h9v8z')

/** Where the emblem is set on the largest sail, and how large. */
export function emblemOn(kind: ShipKind): { readonly x: number; readonly y: number; readonly size: number } {
  const [x, top, foot, half] = RIGS[kind].masts.reduce((a, b) => (b[1] < a[1] ? b : a))
  return { x: x + half * 0.22, y: (top + foot) / 2 - 1, size: half * 1.25 }
}

/** A ship of a kind and a race, its waterline at the middle of the drawing, its bow to the right. */
export function shipDrawing(race: RaceId, kind: ShipKind, laden = false): Drawing {
  const { long, masts } = RIGS[kind]
  const largest = masts.reduce((a, b) => (b[1] < a[1] ? b : a))
  const head = FIGUREHEADS[race]
  return joined([
    stroke('pen', 2.6, masts.map(([x, top]) => `M${x} -8V${top - 8}`).join('')),
    inked('side', masts.map(SAILS[race]).join('')),
    ...(race === 'barbarians' ? [stroke('cut', 2.6, masts.map(stripes).join(''))] : []),
    flat('shadow', masts.map(fold).join('')),
    thin('side', `M${largest[0]} ${largest[1] - 8}q-6 -3 -14 1q4 2 2 5q6 -3 12 0z`),
    ...(laden ? [CRATES] : []),
    inked('wood', HULLS[race](long)),
    ...FITTINGS[kind](long),
    ...(head === undefined ? [] : [head(long)]),
    stroke('foam', 2.4, `M${-long - 8} 4q6 -4 12 0${'t12 0'.repeat(long > 34 ? 6 : 4)}`),
  ])
}
