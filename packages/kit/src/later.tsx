import { signal } from '@preact/signals'
import type { ComponentChild } from 'preact'

type Part<P> = (props: P) => ComponentChild

/** The line may be lost for a while. */
const AGAIN_MS = 1000

const wanted: (() => void)[] = []

/**
 * A part of a board that is not needed for its first picture: it is fetched when there is time, or when it is shown. What
 * does not come is fetched again.
 */
export function later<P extends object>(load: () => Promise<Part<P>>): Part<P> {
  const loaded = signal<{ readonly Part: Part<P> } | undefined>(undefined)
  let asked = false
  const fetch = () => {
    if (asked) return
    asked = true
    load().then(
      (Part) => {
        loaded.value = { Part }
      },
      () => {
        asked = false
        setTimeout(fetch, AGAIN_MS)
      },
    )
  }
  wanted.push(fetch)
  return (props) => {
    fetch()
    return loaded.value === undefined ? null : <loaded.value.Part {...props} />
  }
}

/** Fetches something when there is time, as parts of boards are. */
export function whenThereIsTime(fetch: () => void): void {
  wanted.push(fetch)
}

/** Nobody answers sooner, and what is to be seen now comes first. */
const A_LOOK_MS = 500

/** A question can be answered: there will be time while somebody looks at it. */
export function thereIsTimeSoon(): void {
  if (wanted.length > 0) afterALook(fetchWanted)
}

function fetchWanted(): void {
  for (const fetch of wanted.splice(0)) fetch()
}

/** Once what is to be seen now has been seen. Safari knows no idle moments; there it is drawn first all the same. */
export function afterALook(then: () => void): void {
  const soon = () => setTimeout(then, A_LOOK_MS)
  if ('requestIdleCallback' in globalThis) requestIdleCallback(soon, { timeout: A_LOOK_MS })
  else setTimeout(soon)
}
