import { useComputed, useSignal, useSignalEffect } from '@preact/signals'
import { useRef } from 'preact/hooks'

/**
 * What is seen at the table, a frame or more after it has come up. When much changes at once the board is drawn first,
 * and the words and papers around it in the frames that follow: so none of them has to carry it all.
 */
export function useFrameBehind<T>(look: () => T, frames = 1): T {
  const now = useComputed(look)
  const behind = useSignal(now.peek())
  const waiting = useRef(false)
  useSignalEffect(() => {
    if (now.value === behind.peek() || waiting.current) return
    waiting.current = true
    afterFrames(frames, () => {
      waiting.current = false
      behind.value = now.peek()
    })
  })
  return behind.value
}

/** What is drawn by now is seen in the next frame; when that is out it is the turn of what comes after it. */
function afterFrames(frames: number, then: () => void): void {
  if (frames === 0) then()
  else setTimeout(() => requestAnimationFrame(() => setTimeout(() => afterFrames(frames - 1, then))))
}
