import type { ComponentChildren } from 'preact'
import { useLayoutEffect, useRef } from 'preact/hooks'
import type { Box } from './camera.ts'
import { Controls } from './controls.tsx'
import { listen } from './gestures.ts'
import { Lens, type LensOptions } from './lens.ts'
import './viewport.css'

interface ViewportProps extends LensOptions {
  readonly label: string
  /** A class for what is seen around a sheet smaller than its window. */
  readonly ground?: string
  /** What is seen first. */
  readonly home: Box
  /** Gets the lens once it is there, to fly to places. */
  readonly lens: { current: Lens | undefined }
  readonly children: ComponentChildren
  /** What lies over the sheet and does not move with it. */
  readonly over?: ComponentChildren
}

/** A window on a sheet larger than itself: it is moved by drag, wheel, pinch, buttons and keys. */
export function Viewport({ label, ground = '', home, lens, children, over, ...options }: ViewportProps) {
  const pane = useRef<HTMLElement>(null)
  const sheet = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    if (pane.current === null || sheet.current === null) return
    const made = new Lens(sheet.current, options)
    lens.current = made
    const { width, height } = pane.current.getBoundingClientRect()
    made.begin(home, { width, height })
    const silence = listen(pane.current, made)
    const observer = new ResizeObserver(([entry]) => {
      if (entry !== undefined)
        made.resize({ width: entry.contentRect.width, height: entry.contentRect.height })
    })
    observer.observe(pane.current)
    return () => {
      observer.disconnect()
      silence()
      made.close()
      lens.current = undefined
    }
  }, [])
  return (
    <section
      class={`viewport ${ground}`}
      aria-label={label}
      ref={pane}
      onKeyDown={(event) => byKey(event, lens.current, home)}
    >
      <div
        class="viewport-sheet"
        ref={sheet}
        style={{ width: `${options.sheet.width}px`, height: `${options.sheet.height}px` }}
      >
        {children}
      </div>
      {over}
      <Controls lens={lens} home={home} />
    </section>
  )
}

const STEP = 80

/** `+`, `-` and `0`, and the arrows with Shift; arrows alone are the board's. */
function byKey(event: KeyboardEvent, lens: Lens | undefined, home: Box): void {
  if (lens === undefined || event.ctrlKey || event.metaKey || event.altKey) return
  const acts: Record<string, () => void> = {
    '+': () => lens.flyBy(1.5),
    '=': () => lens.flyBy(1.5),
    '-': () => lens.flyBy(1 / 1.5),
    '0': () => lens.home(home),
    ...(event.shiftKey && {
      ArrowLeft: () => lens.pan(STEP, 0),
      ArrowRight: () => lens.pan(-STEP, 0),
      ArrowUp: () => lens.pan(0, STEP),
      ArrowDown: () => lens.pan(0, -STEP),
    }),
  }
  const act = acts[event.key]
  if (act === undefined) return
  event.preventDefault()
  event.stopPropagation()
  act()
}
