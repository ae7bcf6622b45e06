import { type SailsOfGlory, shipName } from '@windward/sails-of-glory/board'
import { useMemo } from 'preact/hooks'
import type { PanelProps } from '../../table/contract.ts'
import { SealBar } from '../../table/seal-bar.tsx'
import { berthsTaken, placing } from './berths.ts'
import { compassPoint } from './measure.ts'

/** SOG 16.1.2: ships are put down one after the other, by a press on a berth of the sea or on its number here. */
export function PlacePanel({ question, draft, table }: PanelProps<SailsOfGlory>) {
  const taken = berthsTaken(draft.work.value)
  const { placed, free, answer } = useMemo(() => placing(question, taken), [question, draft.work.value])
  const next = free[0]?.at.ship
  return (
    <div>
      {placed.length > 0 && (
        <ol class="taken" aria-label="Placed so far">
          {placed.map(({ ship, heading }) => (
            <li key={ship}>
              <span>
                {shipName(ship)}, heading {compassPoint(heading)}
              </span>
            </li>
          ))}
        </ol>
      )}
      {next !== undefined && (
        <fieldset class="sog-crew">
          <legend>Where does {shipName(next)} lie? Press a place on the sea, or its number.</legend>
          {free.map(({ key, at }) => (
            <button key={key} type="button" onClick={() => draft.set([...taken, key])}>
              {key} <small>{compassPoint(at.heading)}</small>
            </button>
          ))}
        </fieldset>
      )}
      <SealBar
        question={question}
        draft={draft}
        table={table}
        label="Place the ships"
        {...(answer === undefined ? {} : { answer })}
      />
    </div>
  )
}
