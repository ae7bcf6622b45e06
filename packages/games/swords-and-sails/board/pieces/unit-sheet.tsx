import './unit-sheet.css'
import { useSignal } from '@preact/signals'
import { type FactionId, type FigureId, figure, headed } from '@windward/swords-and-sails/facts'
import type { ComponentChild } from 'preact'
import { useId } from 'preact/hooks'
import { sheetLines } from './sheet-lines.ts'
import { words } from './words.en.ts'

interface UnitSheetProps {
  readonly kind: FigureId
  readonly of: FactionId
  /** Its drawing, which one points at, comes to by keyboard or presses. */
  readonly children: ComponentChild
}

const WIDE = 272
const HIGH = 190
const GAP = 8

/** What a unit or a ship is good for and what it is worth, beside wherever it is counted or paid for. */
export function UnitSheet({ kind, of, children }: UnitSheetProps) {
  const id = useId()
  const at = useSignal<{ readonly left: number; readonly top: number } | undefined>(undefined)
  const open = ({ currentTarget }: { readonly currentTarget: EventTarget | null }) => {
    if (currentTarget instanceof Element) at.value = placeBeside(currentTarget.getBoundingClientRect())
  }
  const close = () => {
    at.value = undefined
  }
  return (
    <span class="sheet-of">
      <button
        type="button"
        class="sheet-sign"
        aria-label={words.about(figure(kind))}
        aria-expanded={at.value !== undefined}
        aria-describedby={at.value === undefined ? undefined : id}
        onPointerEnter={open}
        onPointerLeave={close}
        onFocus={open}
        onBlur={close}
        onClick={open}
        onKeyDown={({ key }) => {
          if (key === 'Escape') close()
        }}
      >
        {children}
      </button>
      {at.value !== undefined && (
        <span
          class="unit-sheet"
          role="tooltip"
          id={id}
          style={{ left: `${at.value.left}px`, top: `${at.value.top}px` }}
        >
          <b class="sheet-name">{headed(figure(kind))}</b>
          <span class="sheet-about">{sheetLines(of, kind).about}</span>
          <span class="sheet-lines">
            {sheetLines(of, kind).lines.map(({ label, value }) => (
              <span key={label}>
                {label} <b>{value}</b>
              </span>
            ))}
          </span>
        </span>
      )}
    </span>
  )
}

/** To the left of what it speaks of, where there is room; otherwise above it. */
function placeBeside({ left, top, bottom }: DOMRect): { left: number; top: number } {
  if (left > WIDE + GAP * 2)
    return { left: left - WIDE - GAP, top: Math.max(GAP, Math.min(top, innerHeight - HIGH - GAP)) }
  const isRoomAbove = top > HIGH + GAP
  return {
    left: Math.max(GAP, Math.min(left, innerWidth - WIDE - GAP)),
    top: isRoomAbove ? top - HIGH - GAP : bottom + GAP,
  }
}
