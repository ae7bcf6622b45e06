import { signal } from '@preact/signals'
import type { ComponentChild } from 'preact'

type Part<P> = (props: P) => ComponentChild

/** A part of a board that is not needed for its first picture: it is fetched when it is first shown. */
export function later<P extends object>(load: () => Promise<Part<P>>): Part<P> {
  const loaded = signal<{ readonly Part: Part<P> } | undefined>(undefined)
  let asked = false
  return (props) => {
    if (!asked) {
      asked = true
      void load().then((Part) => {
        loaded.value = { Part }
      })
    }
    return loaded.value === undefined ? null : <loaded.value.Part {...props} />
  }
}
