import { words as battle } from '../battle/words.en.ts'

/** What has become of a side so far; `_so_` is only heard where there is little room. */
export const words = {
  left: battle.screen.stays,
  taken: (points: number) => `${battle.screen.strength(points)} taken`,
  unhurt: 'unhurt',
}
