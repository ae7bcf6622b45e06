import { type ReadonlySignal, useSignal } from '@preact/signals'
import type { Distance } from '@windward/kit/viewport/lens.ts'
import { useLayoutEffect } from 'preact/hooks'
import { LETTERING } from './plates.ts'

const isDistance = (name: string | undefined): name is Distance => name !== undefined && name in LETTERING

/** From how far the sea on a sheet is seen, as soon as that lies in the window. */
export function useDistance(
  sea: { readonly current: SVGSVGElement | null },
  isThere: boolean,
): ReadonlySignal<Distance> {
  const seen = useSignal<Distance>('middle')
  useLayoutEffect(() => {
    const sheet = sea.current?.parentElement
    if (sheet == null) return undefined
    const look = () => {
      const { distance } = sheet.dataset
      if (isDistance(distance)) seen.value = distance
    }
    look()
    const observer = new MutationObserver(look)
    observer.observe(sheet, { attributeFilter: ['data-distance'] })
    return () => observer.disconnect()
  }, [isThere])
  return seen
}
