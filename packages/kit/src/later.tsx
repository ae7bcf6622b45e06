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

/** There is time: all parts of the boards that are out are fetched. */
export function fetchLater(): void {
  for (const fetch of wanted.splice(0)) fetch()
}
