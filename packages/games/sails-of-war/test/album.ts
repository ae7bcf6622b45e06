import type { Album } from 'windward/test-kit/album.ts'

export const album: Album = {
  tables: [
    { seats: 2, options: { roundLimit: 12 } },
    { seats: 4, options: { roundLimit: 12 } },
    { seats: 6, options: { roundLimit: 12, stocks: 'hidden' } },
    { seats: 3, options: { roundLimit: 12, presenceHarvest: true, defence: true } },
    { seats: 5, options: { roundLimit: 12, mode: 'base' } },
  ],
  main: 'move',
}
