import type { Terrain } from '@windward/sails-of-war/facts'
import { type Drawing, flat, inked, thin } from '../part.ts'
import { fir, firShade } from '../trees.ts'
import { forest } from './forest.ts'
import { mountain } from './mountain.ts'
import { plain } from './plain.ts'
import type { Scene } from './scene.ts'
import { wasteland } from './wasteland.ts'

const PAINTERS: Readonly<Record<Terrain, (seed: number) => Scene>> = { plain, forest, mountain, wasteland }
export const TERRAIN_IDS = ['plain', 'forest', 'mountain', 'wasteland'] as const satisfies readonly Terrain[]

/** So many landscapes of each terrain, that no two neighbours need be alike. */
export const VARIANTS = 3
const SEEDS = 7

export const sceneOf = (terrain: Terrain, variant: number): Scene => PAINTERS[terrain](variant * SEEDS + 8)

/** Which landscape a Realm has, always the same. */
export function variantOf(realm: string): number {
  return [...realm].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % VARIANTS
}

/** What a terrain is told by from so far away that a tile is no larger than a fingertip. */
export const FAR_SCENES: Readonly<Record<Terrain, Drawing>> = {
  plain: [
    thin(
      'wheat',
      [-36, 0, 36]
        .map((x) => `M${x - 11} 30Q${x - 3} 8 ${x - 17} -22L${x} -34L${x + 17} -22Q${x + 3} 8 ${x + 11} 30Z`)
        .join(''),
    ),
    flat('wheat-shade', [-36, 0, 36].map((x) => `M${x - 8} -2h16v7h-16z`).join('')),
  ],
  forest: [
    thin('tree', fir([-34, 26, 62]) + fir([34, 26, 62]) + fir([0, 34, 78])),
    flat('tree-shade', firShade([-34, 26, 62]) + firShade([34, 26, 62]) + firShade([0, 34, 78])),
  ],
  mountain: [
    inked('rock-light', 'M-70 30L-34 -26L-14 2L12 -48L38 0L46 -10L74 30Z'),
    flat('rock-shade', 'M12 -48L38 0L46 -10L74 30H24L14 0ZM-34 -26L-14 2L-24 30H-34L-30 6Z'),
    flat('snow', 'M12 -48L-1 -23L7 -26L13 -16L18 -27L25 -24ZM-34 -26L-44 -10L-36 -13L-31 -8L-24 -12Z'),
  ],
  wasteland: [
    inked('sand-light', 'M-66 30L-58 -6L-50 -26H-18L-8 -4L-2 30ZM8 30L14 -2L20 -14H48L56 2L64 30Z'),
    flat('sand-shade', 'M-26 -26H-18L-8 -4L-2 30H-24L-20 0ZM40 -14H48L56 2L64 30H42L46 6Z'),
  ],
}
