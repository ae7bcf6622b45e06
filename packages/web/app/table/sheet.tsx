import { type Signal, useSignal } from '@preact/signals'
import type { ComponentChildren } from 'preact'
import { frameWords } from './frame-words.en.ts'

const HEIGHTS = ['low', 'half', 'high'] as const
export type Height = (typeof HEIGHTS)[number]

interface SheetProps {
  readonly height: Signal<Height>
  readonly children: ComponentChildren
}

/** How far a finger moves before the sheet takes the next height. */
const PULL = 40

/** On a narrow screen the papers lie in a sheet below the board, in three heights. */
export function Sheet({ height, children }: SheetProps) {
  const from = useSignal<number | undefined>(undefined)
  const move = (by: 1 | -1) => {
    const next = HEIGHTS[HEIGHTS.indexOf(height.value) + by]
    if (next !== undefined) height.value = next
  }
  return (
    <div class="side">
      <button
        type="button"
        class="handle"
        aria-label={height.value === 'high' ? frameWords.lowerSheet : frameWords.raiseSheet}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId)
          from.value = event.clientY
        }}
        onPointerUp={({ clientY }) => {
          const pulled = (from.value ?? clientY) - clientY
          from.value = undefined
          if (Math.abs(pulled) > PULL) move(pulled > 0 ? 1 : -1)
        }}
        onClick={({ detail, clientY }) => {
          const dragged = detail > 0 && from.value !== undefined && Math.abs(from.value - clientY) > PULL
          if (!dragged)
            height.value = height.value === 'high' ? 'low' : height.value === 'low' ? 'half' : 'high'
        }}
      />
      {children}
    </div>
  )
}
