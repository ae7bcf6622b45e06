import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'

/**
 * A large board is drawn in stages, a frame for each: so what is asked can be read and answered while the pen is still
 * at work, and no frame has to carry it all. Tells how many stages may be drawn by now.
 */
export function useStages(last: number): number {
  const stage = useSignal(0)
  const { value } = stage
  useEffect(() => {
    if (value === last) return
    const turn = setTimeout(() => {
      stage.value = value + 1
    })
    return () => clearTimeout(turn)
  }, [value, last, stage])
  return value
}
