import { type Drawing, flat, inked, joined, n, type Part, stroke, xy } from './part.ts'

/** A hump of its back: the middle of it, half its width and its height above the water. */
type Hump = readonly [x: number, half: number, high: number]
const WATER = 22

const HUMPS: readonly Hump[] = [
  [-36, 15, 26],
  [-4, 19, 36],
]

function hump([x, w, h]: Hump): Part[] {
  return [
    inked(
      'serpent-shade',
      `M${xy(x - w * 0.55, WATER - h * 0.84)}l${n(-w * 0.1)} -7 ${n(w * 0.35)} 4M${xy(x - w * 0.12, WATER - h)}l${n(w * 0.05)} -8 ${n(w * 0.28)} 6.500M${xy(x + w * 0.32, WATER - h * 0.95)}l${n(w * 0.2)} -6 ${n(w * 0.14)} 8`,
    ),
    inked(
      'serpent',
      `M${x - w} ${WATER}C${xy(x - w, WATER - h * 1.35)} ${xy(x + w, WATER - h * 1.35)} ${x + w} ${WATER}H${n(x + w * 0.45)}C${xy(x + w * 0.4, WATER - h * 0.55)} ${xy(x - w * 0.4, WATER - h * 0.55)} ${n(x - w * 0.45)} ${WATER}Z`,
    ),
  ]
}

const belly = ([x, w, h]: Hump): string =>
  [-0.62, -0.4, -0.14, 0.14, 0.4, 0.62]
    .map((t) => `M${xy(x + w * t * 0.62, WATER - h * (0.6 - t * t * 0.5))}l${xy(w * t * 0.26, -h * 0.2)}`)
    .join('')

/** A Sea Serpent: its back, its neck and its head, all of it inside its zone. */
export const SERPENT: Drawing = joined([
  flat('sea-deep', 'M-68 24a70 13 0 1 0 140 0a70 13 0 1 0 -140 0'),
  inked('serpent', 'M-66 22Q-72 6 -62 -4L-70 -10Q-60 -14 -54 -6Q-54 6 -54 22Z'),
  ...HUMPS.flatMap(hump),
  stroke('serpent-light', 2.2, HUMPS.map(belly).join('')),
  inked('serpent-shade', 'M22 -8l-9 -5 8 -7M21 -24l-8 -8 11 -3M30 -38l-5 -11 12 3M42 -46l1 -9 8 7'),
  inked(
    'serpent',
    'M22 22Q14 -8 24 -28Q32 -46 50 -46Q60 -46 68 -33L56 -30L66 -24Q58 -20 50 -24Q42 -28 38 -18Q34 -4 40 22Z',
  ),
  flat('serpent-light', 'M31 21Q26 -4 33 -20Q38 -30 48 -28Q40 -24 38 -16Q35 -2 39 21Z'),
  inked('flame', 'M47.800 -38a3.200 3.200 0 1 0 6.400 0a3.200 3.200 0 1 0 -6.400 0'),
  stroke('fire', 1.8, 'M62 -28q6 2 9 -1m-3 .6l3 4'),
  stroke(
    'foam',
    2.4,
    'M-74 24q6 -4 12 0t12 0M-44 27q6 -4 12 0t12 0t12 0t12 0M16 26q6 -4 12 0t12 0t12 0M-20 35q6 -4 12 0t12 0',
  ),
])
