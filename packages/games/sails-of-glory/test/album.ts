import type { Album } from 'windward/test-kit/album.ts'
import { Captain } from './browser/captain.ts'
import { WHERE } from './browser/moments.ts'

export const album: Album = {
  tables: [...Object.values(WHERE), { scenario: 'lee-shore' }].map((options) => ({ seats: 2, options })),
  main: 'plan',
  player: (page) => new Captain(page),
}
