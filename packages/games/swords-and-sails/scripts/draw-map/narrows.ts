import type { LonLat } from './frame.ts'

/** Water too narrow for the raster, dug open: the line of the channel and half its width in units. */
export const CHANNELS: readonly { readonly line: readonly LonLat[]; readonly radius: number }[] = [
  {
    line: [
      [28.98, 41.0],
      [29.05, 41.08],
      [29.08, 41.17],
      [29.14, 41.26],
    ],
    radius: 2,
  },
  {
    line: [
      [26.1, 40.0],
      [26.38, 40.12],
      [26.42, 40.2],
      [26.7, 40.4],
      [27.1, 40.5],
    ],
    radius: 2,
  },
  {
    line: [
      [9.72, 55.58],
      [9.75, 55.5],
      [9.7, 55.42],
      [9.75, 55.3],
      [9.85, 55.15],
    ],
    radius: 1.6,
  },
  {
    line: [
      [12.6, 56.1],
      [12.66, 56.0],
      [12.75, 55.8],
    ],
    radius: 1.4,
  },
  {
    line: [
      [15.62, 38.3],
      [15.62, 38.15],
      [15.58, 38.0],
    ],
    radius: 2,
  },
  {
    line: [
      [-5.7, 35.95],
      [-5.3, 36.0],
    ],
    radius: 2,
  },
  {
    line: [
      [36.5, 45.2],
      [36.6, 45.4],
    ],
    radius: 1.4,
  },
]

/** Lines that sea zones do not grow across, so that each strait is the border it is in the rules. */
export const GATES: readonly (readonly LonLat[])[] = [
  [
    [25.9, 40.08],
    [26.5, 39.95],
  ],
  [
    [28.9, 41.3],
    [29.35, 41.2],
  ],
  [
    [9.5, 55.62],
    [10.0, 55.6],
  ],
  [
    [10.2, 55.68],
    [10.75, 55.62],
    [11.2, 55.78],
  ],
  [
    [12.4, 56.12],
    [12.85, 56.08],
  ],
  [
    [-5.62, 36.2],
    [-5.45, 35.7],
  ],
  [
    [15.5, 38.27],
    [15.85, 38.2],
  ],
  [
    [16.9, 41.05],
    [18.2, 41.4],
    [19.8, 41.75],
  ],
]
