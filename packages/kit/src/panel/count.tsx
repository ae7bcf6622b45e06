import './panel.css'
import type { ComponentChild } from 'preact'
import { useId } from 'preact/hooks'
import { words } from '../words.en.ts'

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

/** From so many on it is quicker to pull than to press. */
const MANY = 6

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
        aria-label={words.less(label)}
        disabled={value <= least}
        onClick={() => change(Math.max(least, value - step))}
      >
        −
      </button>
      <output aria-label={label}>{value}</output>
      <button
        type="button"
        aria-label={words.more(label)}
        disabled={value >= most}
        onClick={() => change(Math.min(most, value + step))}
      >
        +
      </button>
    </div>
  )
}

interface NumberProps {
  readonly label: string
  readonly value: number
  readonly least: number
  readonly most: number
  readonly change: (value: number) => void
}

/** A whole number between two others, by buttons, typing or, where there are many, by pulling. */
export function NumberStage({ label, value, least, most, change }: NumberProps) {
  const id = useId()
  const become = (wish: number) => {
    if (Number.isFinite(wish)) change(Math.min(most, Math.max(least, Math.round(wish))))
  }
  return (
    <div class="stage stepper">
      <div class="count-row">
        <label class="count-name" for={id}>
          {label}
          <small>{words.fromTo(least, most)}</small>
        </label>
        <button
          type="button"
          aria-label={words.less(label)}
          disabled={value <= least}
          onClick={() => become(value - 1)}
        >
          −
        </button>
        <input
          id={id}
          type="number"
          inputMode="numeric"
          min={least}
          max={most}
          value={value}
          onChange={({ currentTarget }) => become(currentTarget.valueAsNumber)}
        />
        <button
          type="button"
          aria-label={words.more(label)}
          disabled={value >= most}
          onClick={() => become(value + 1)}
        >
          +
        </button>
      </div>
      {most - least >= MANY && (
        <input
          type="range"
          aria-label={label}
          min={least}
          max={most}
          value={value}
          onInput={({ currentTarget }) => become(currentTarget.valueAsNumber)}
        />
      )}
    </div>
  )
}
