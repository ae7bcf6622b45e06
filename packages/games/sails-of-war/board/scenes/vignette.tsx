import type { ComponentChildren } from 'preact'
import './scenes.css'

interface VignetteProps {
  readonly class: string
  /** What is seen, in words. */
  readonly label: string
  readonly children: ComponentChildren
}

/** A small picture of something that happens, as wide as the words beside it. */
export function Vignette({ class: look, label, children }: VignetteProps) {
  return (
    <svg class={`sow-vignette ${look}`} viewBox="0 0 420 182" role="img" aria-label={label}>
      {children}
    </svg>
  )
}
