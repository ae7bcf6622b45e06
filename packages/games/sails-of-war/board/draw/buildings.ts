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
export const QUAY: Drawing = [inked('trunk', 'M-16 0h32v-7h-11v-15h-10v15h-11zM-5 -12h10M-5 -17h10')]
export const LIGHTHOUSE: Drawing = [
  inked('stone', 'M-6 4l2 -25h8l2 25z'),
  inked('flame', 'M-4 -21v-7h8v7z'),
  inked('side', 'M-5 -6h10.400l.4 5h-11.200zM-4.200 -16h8.400l.4 5h-9.200zM-6 -28l6 -8 6 8z'),
]

/** A five-pointed star about a spot, its lit facets on top of it. */
function star(x: number, y: number, scale: number): Drawing {
  const point = (index: number, reach: number): string => {
    const turn = (index * Math.PI) / 5
    return `${n(x + reach * scale * Math.sin(turn))} ${n(y - reach * scale * Math.cos(turn))}`
  }
  const tips = [0, 1, 2, 3, 4]
  return [
    inked('gold', `M${tips.flatMap((tip) => [point(2 * tip, 15), point(2 * tip + 1, 6.9)]).join('L')}Z`),
    flat(
      'gold-light',
      tips.map((tip) => `M${n(x)} ${n(y)}L${point(2 * tip, 15)}L${point(2 * tip - 1, 6.9)}Z`).join(''),
    ),
  ]
}

export const STAR: Drawing = star(0, 0, 1)

const ROW = { y: -68, step: 23, scale: 0.78, droop: 8 }
/** So many Stars beside each other at the upper side of a Home Realm: two paths, however many they are. */
export function starsDrawing(count: number): Drawing {
  const stars = Array.from({ length: count }, (_, index) => {
    const off = index - (count - 1) / 2
    return star(off * ROW.step, ROW.y + Math.max(0, Math.abs(off) - 1.2) * ROW.droop, ROW.scale)
  }).flat()
  return joined(stars.toSorted((a, b) => Number(a.pen === 'none') - Number(b.pen === 'none')))
}
