import type { PanelProps } from '@windward/kit/contract.ts'
import { SealBar } from '@windward/kit/panel/seal-bar.tsx'
import { type Pose, type SailsOfGlory, shipName } from '@windward/sails-of-glory/facts'
import { useMemo } from 'preact/hooks'
import { compassPoint } from '../measure.ts'
import { presentOf } from '../panels/present-ship.ts'
import { ShipTabs } from '../panels/ship-tabs.tsx'
import { Helm } from './helm.tsx'
import { layingOf } from './pieces.ts'
import { words } from './words.en.ts'

/** SOG 16.1.2: ships are put down by a press on the sea or on a number here, then moved and turned at will. */
export function PlacePanel({ question, draft, table }: PanelProps<SailsOfGlory>) {
  const laying = useMemo(() => layingOf(question, draft), [question, draft.work.value])
  if (laying === undefined) return null
  const { pieces, places, next, answer } = laying
  const headings = new Set(places.map((pose) => compassPoint(pose.heading)))
  const [heading] = headings.size === 1 ? headings : []
  const present = pieces.find(
    ({ key }) =>
      key ===
      presentOf(
        pieces.map((piece) => piece.key),
        table,
      ),
  )
  return (
    <div class="sog-panel sog-few">
      {next !== undefined && (
        <fieldset class="sog-crew sog-berths">
          <legend class="sog-ask">{words.ships.lead(next, heading)}</legend>
          {places.map((pose, index) => (
            <button key={`${pose.x} ${pose.y}`} type="button" onClick={() => laying.lay(pose)}>
              {index + 1}{' '}
              {heading === undefined && <small>{words.ships.heading(compassPoint(pose.heading))}</small>}
            </button>
          ))}
        </fieldset>
      )}
      <ShipTabs ships={pieces.map(({ key }) => key)} table={table} isDone={() => false} />
      {present !== undefined && (
        <Helm
          name={shipName(present.key)}
          pose={present.pose}
          move={(pose: Pose) => laying.move(present.key, pose)}
        />
      )}
      <SealBar
        question={question}
        draft={draft}
        table={table}
        label={words.ships.done}
        passing={words.ships.passing}
        {...(answer === undefined ? {} : { answer })}
      />
    </div>
  )
}
