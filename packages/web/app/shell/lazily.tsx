import { signal } from '@preact/signals'
import type { ComponentType } from 'preact'

/** A component that is loaded when it is first shown. */
export function lazily<P extends object>(load: () => Promise<ComponentType<P>>): ComponentType<P> {
  const loaded = signal<ComponentType<P> | undefined>(undefined)
  let asked = false
  return (props: P) => {
    if (!asked) {
      asked = true
      void load().then((component) => {
        loaded.value = component
      })
    }
    const Component = loaded.value
    return Component === undefined ? null : <Component {...props} />
  }
}
