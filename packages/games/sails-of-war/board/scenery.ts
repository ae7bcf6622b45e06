import type { terrainOf } from '@windward/sails-of-war/facts'

type Terrain = NonNullable<ReturnType<typeof terrainOf>>

/** What grows or stands on a tile, below the middle and to both sides of it: solid shapes, and lines drawn over them. */
interface Scenery {
  readonly solid: string
  readonly lines: string
}

/** A fir whose foot is here. */
const fir = ([x, y, high]: readonly [number, number, number]): string =>
  `M${x} ${y - high}l${high * 0.4} ${high}h${high * -0.8}z`

const trunk = ([x, y]: readonly [number, number, number]): string => `M${x} ${y}v2.5`

/** A peak over the middle of its foot. */
const peak = ([x, y, half, high]: readonly [number, number, number, number]): string =>
  `M${x - half} ${y}L${x} ${y - high}l${half} ${high}z`

/** The edge between its sunny and its shady side, and the shade. */
const ridge = ([x, y, half, high]: readonly [number, number, number, number]): string =>
  `M${x} ${y - high}l-1.5 ${high * 0.35} 2.5 ${high * 0.25}-2 ${high * 0.3}m4-${high * 0.5}l${half * 0.4} ${high * 0.45}`

/** Corn. */
const ear = ([x, y]: readonly [number, number]): string =>
  `M${x} ${y}v-9m0 5l-3-4m3 4l3-4m-3 1l-2.5-3.5m2.5 3.5l2.5-3.5`

const EARS = [
  [-34, 16],
  [-26, 19],
  [26, 19],
  [34, 16],
  [-29, 28],
  [-20, 30],
  [-10, 31],
  [0, 31],
  [10, 31],
  [20, 30],
  [29, 28],
  [-21, 40],
  [-11, 41],
  [0, 41],
  [11, 41],
  [21, 40],
] as const

const FIRS = [
  [-35, 13, 11],
  [35, 13, 11],
  [-29, 22, 13],
  [29, 22, 13],
  [-21, 32, 13],
  [21, 32, 13],
  [-11, 38, 11],
  [0, 39, 12],
  [11, 38, 11],
] as const

const PEAKS = [
  [-32, 19, 9, 16],
  [32, 19, 9, 16],
  [-20, 32, 13, 21],
  [20, 32, 13, 21],
  [0, 39, 14, 16],
] as const

/** A Home Realm has towers to both sides instead. */
export const KEEP: Scenery = {
  solid: 'M-34-6v-14h4v4h4v-4h4v4h4v-4h4v14zM18-6v-14h4v4h4v-4h4v4h4v-4h4v14z',
  lines: 'M-24-6v-4h2v4M28-6v-4h2v4',
}

export const SCENERY: Readonly<Record<Terrain, Scenery>> = {
  plain: { solid: '', lines: EARS.map(ear).join('') },
  forest: { solid: FIRS.map(fir).join(''), lines: FIRS.map(trunk).join('') },
  mountain: { solid: PEAKS.map(peak).join(''), lines: PEAKS.map(ridge).join('') },
  wasteland: {
    solid:
      'M-38 14l5-7 5 1 4 6zM25 18l5-9 6 2 1 7zM-9 39l4-6 8 1 5 5zM-27 29l3-4 5 1 2 3zM17 31l3-4 4 1 1 3z',
    lines:
      'M-15 36v-12m0 6l-5-6m5 2l4-6M-32 22l6 2-2 4M13 24l-4 4 5 4-3 5M-2 24l3 3-4 3M26 24l6 0-1 4M20 40l5-5',
  },
}
