import { type Drawing, flat, inked, joined, n, type Part, stroke, thin } from './part.ts'

/** A house by its left corner, its width, the height of its wall and that of its gable. */
type House = readonly [x: number, y: number, wide: number, wall: number, gable: number]

function houses(all: readonly House[]): Part[] {
  const of = (draw: (house: House) => string): string => all.map(draw).join('')
  return [
    inked(
      'stone',
      of(([x, y, w, h, r]) => `M${x} ${y}v${-h}l${w / 2} ${-r}l${w / 2} ${r}v${h}z`),
    ),
    inked(
      'stone-shade',
      of(([x, y, w, h]) => `M${x + w} ${y}v${-h}h${n(w * 0.9)}v${h}z`),
    ),
    inked(
      'side',
      of(
        ([x, y, w, h, r]) =>
          `M${x + w / 2} ${y - h - r}h${n(w * 0.9)}l${n(w / 2 + 2)} ${r + 1}h${n(-w * 0.9)}z`,
      ),
    ),
  ]
}

const shade = (half: number): Part =>
  flat('shadow', `M${-half} 2q${half} 7 ${2 * half} 0q${-half} -7 ${-2 * half} 0z`)

/** What is built in a Realm: the middle of its foot lies at the middle of the drawing, its roofs are the owner's. */
export const BUILDINGS = {
  town: joined([
    shade(35),
    ...houses([
      [-32, -5, 11, 11, 9],
      [6, -7, 11, 10, 9],
    ]),
    ...houses([[-14, 2, 14, 14, 12]]),
    flat('pen', 'M-9.500 2v-7q2.500 -3.500 5 0v7zM-25.500 -5v-5h3v5zM8 -7v-5h3v5zM5 -6h3v-4h-3z'),
  ]),
  city: joined([
    shade(46),
    inked('stone-shade', 'M-20 -10v-30h12v30z'),
    inked('side', 'M-23 -40l9 -19 9 19z'),
    inked('stone', 'M2 -12v-20h22v20z'),
    inked('side', 'M-1 -32l14 -13 14 13z'),
    inked('stone', 'M-42 2v-24h4v4h4v-4h4v4h4v-4h3v10h15v-3h4v3h5v-3h4v3h14v-10h4v4h4v-4h4v4h4v-4h3v24z'),
    flat('stone-shade', 'M-33 1v-16h7v16zM33 1v-16h7v16zM11 1v-9h12v9z'),
    flat(
      'pen',
      'M-5.500 2v-9q5 -7 10 0v9zM-36.500 -8v-5h2.400v5zM33 -8v-5h2.400v5zM-15.300 -30v-5h2.400v5zM8 -20v-5h3v5zM16 -20v-5h3v5z',
    ),
    stroke('pen', 1.4, 'M-14 -59v-11M13 -45v-9'),
    thin('side', 'M-14 -70l11 3.500 -11 3.500zM13 -54l9 3 -9 3z'),
  ]),
} as const satisfies Readonly<Record<string, Drawing>>

/** A quay that is turned to its side, and a lighthouse that always stands upright. */
export const QUAY: Drawing = [
  inked('trunk', 'M-16 0h32v-7h-11v-15h-10v15h-11z'),
  stroke('pen', 0.9, 'M-5 -12h10M-5 -17h10M-10 -7v7M10 -7v7M-16 -3.500h32'),
]
export const LIGHTHOUSE: Drawing = [
  inked('stone', 'M-6 4l2 -25h8l2 25z'),
  flat('side', 'M-5 -6h10.400l.4 5h-11.200zM-4.200 -16h8.400l.4 5h-9.200z'),
  inked('flame', 'M-4 -21v-7h8v7z'),
  inked('side', 'M-6 -28l6 -8 6 8z'),
]

export const STAR: Drawing = [
  inked(
    'gold',
    'M0 -15L4.200 -5.600L14.300 -4.600L6.700 2.200L8.900 12.100L0 6.900L-8.900 12.100L-6.700 2.200L-14.300 -4.600L-4.200 -5.600Z',
  ),
  flat(
    'gold-light',
    'M0 -15L0 0L-4.200 -5.600ZM-14.300 -4.600L0 0L-6.700 2.200ZM-8.900 12.100L0 0L0 6.900ZM8.900 12.100L0 0L6.700 2.200ZM14.300 -4.600L0 0L4.200 -5.600Z',
  ),
]
