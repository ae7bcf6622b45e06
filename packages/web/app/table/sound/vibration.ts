import type { Cue } from '@windward/kit/sounds.ts'

/** What can be felt in the hand: for so many milliseconds, with pauses between. */
const FELT: Readonly<Partial<Record<Cue, readonly number[]>>> = {
  bell: [70, 60, 70],
  crash: [60],
  dice: [15, 30, 15],
  fanfare: [60, 40, 60, 40, 120],
  guns: [40, 40, 60],
}

/** Whether this device has something to shake with. */
export const canVibrate = (): boolean => 'vibrate' in navigator && matchMedia('(pointer: coarse)').matches

/** Who wants little to move does not want this either. */
export function vibrate(cue: Cue): void {
  const pattern = FELT[cue]
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches
  if (pattern === undefined || still || !canVibrate() || !navigator.userActivation?.hasBeenActive) return
  navigator.vibrate([...pattern])
}
