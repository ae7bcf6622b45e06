import { useSignal } from '@preact/signals'
import type { ComponentChildren } from 'preact'
import { useEffect, useRef } from 'preact/hooks'

/** Longer than whoever knows what he wants stays on the page. */
const QUIET_MS = 1200

/** Room for what is only brought when somebody sees it, and stays: it is not to be waited for by anybody. */
export function WhenSeen({
  name,
  children,
}: {
  readonly name: string
  readonly children: ComponentChildren
}) {
  const room = useRef<HTMLElement>(null)
  const isSeen = useSignal(false)
  useEffect(() => {
    const place = room.current
    if (place === null) return
    let waiting: ReturnType<typeof setTimeout> | undefined
    const watching = new IntersectionObserver(([entry]) => {
      clearTimeout(waiting)
      if (entry?.isIntersecting !== true) return
      waiting = setTimeout(() => {
        isSeen.value = true
        watching.disconnect()
      }, QUIET_MS)
    })
    watching.observe(place)
    return () => {
      clearTimeout(waiting)
      watching.disconnect()
    }
  }, [isSeen])
  return (
    <section class={name} ref={room}>
      {isSeen.value && children}
    </section>
  )
}
