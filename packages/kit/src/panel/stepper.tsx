import { useSignal } from '@preact/signals'
import { useId } from 'preact/hooks'

interface StepperProps {
  readonly label: string
  readonly least: number
  readonly most: number
  readonly take: (chosen: number) => void
}

/** A whole number between two others, by buttons, slider or typing. */
export function Stepper({ label, least, most, take }: StepperProps) {
  const chosen = useSignal(least)
  const id = useId()
  const become = (value: number) => {
    if (Number.isFinite(value)) chosen.value = Math.min(most, Math.max(least, Math.round(value)))
  }
  return (
    <div class="stepper">
      <label for={id}>{label}</label>
      <div class="stepper-row">
        <button
          type="button"
          aria-label="One less"
          disabled={chosen.value <= least}
          onClick={() => become(chosen.value - 1)}
        >
          −
        </button>
        <input
          id={id}
          type="number"
          inputMode="numeric"
          min={least}
          max={most}
          value={chosen.value}
          onChange={({ currentTarget }) => become(currentTarget.valueAsNumber)}
        />
        <button
          type="button"
          aria-label="One more"
          disabled={chosen.value >= most}
          onClick={() => become(chosen.value + 1)}
        >
          +
        </button>
        <button type="button" class="branch" onClick={() => take(chosen.value)}>
          Take {chosen.value}
        </button>
      </div>
      {most - least > 5 && (
        <input
          type="range"
          aria-label={label}
          min={least}
          max={most}
          value={chosen.value}
          onInput={({ currentTarget }) => become(currentTarget.valueAsNumber)}
        />
      )}
      <p class="hint">
        From {least} to {most}
      </p>
    </div>
  )
}
