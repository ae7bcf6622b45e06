import './panels.css'
import type { ComponentChild } from 'preact'

interface CountProps {
  readonly label: string
  readonly value: number
  readonly least?: number
  readonly most: number
  readonly step?: number
  readonly note?: ComponentChild
  readonly before?: ComponentChild
  readonly change: (value: number) => void
}

/** A number with a button on either side, in a row with its name. */
export function Count({ label, value, least = 0, most, step = 1, note, before, change }: CountProps) {
  return (
    <div class="count-row">
      {before}
      <span class="count-name">
        {label}
        {note !== undefined && <small>{note}</small>}
      </span>
      <button
        type="button"
        aria-label={`${label}: less`}
        disabled={value <= least}
        onClick={() => change(Math.max(least, value - step))}
      >
        −
      </button>
      <output aria-label={label}>{value}</output>
      <button
        type="button"
        aria-label={`${label}: more`}
        disabled={value >= most}
        onClick={() => change(Math.min(most, value + step))}
      >
        +
      </button>
    </div>
  )
}
