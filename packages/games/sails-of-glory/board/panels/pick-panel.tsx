import type { PanelProps } from '@windward/kit/contract.ts'
import { SealBar } from '@windward/kit/panel/seal-bar.tsx'
import {
  classOf,
  commandedBy,
  type SailsOfGlory,
  type ShipId,
  shipName,
  type TargetBrief,
} from '@windward/sails-of-glory/facts'
import type { Question } from '@windward/table'
import { told } from '../told.ts'
import { shipsInPassing } from './passing.ts'
import { words } from './words.en.ts'

interface Wording {
  readonly lead: string
  readonly act: (ship: ShipId) => string
  /** Where none of them may be picked as well: the button for it, what sealing does then, and what passing does. */
  readonly none?: { readonly choice: string; readonly act: string; readonly passing: string }
}

const WORDING: Readonly<Record<string, Wording>> = words.pick

/** The ships of which one is to be picked, wherever they are pressed. */
export function pickable(question: Question<SailsOfGlory>): readonly ShipId[] {
  if (question.kind === 'flagship') return commandedBy(question.view, question.seat).map(({ id }) => id)
  const brief =
    told<TargetBrief>(question, 'grapple', 'targets') ?? told<TargetBrief>(question, 'boarders', 'targets')
  return brief?.targets ?? []
}

/** What is drawn up where none of the ships is picked. */
const NONE = 'none'

/** SOG 12.12.1, SOG 12.12.3, SOG 12.14.1: one ship of several, or none where that may be. */
export function PickPanel({ question, draft, table }: PanelProps<SailsOfGlory>) {
  const wording = WORDING[question.kind]
  if (wording === undefined) return null
  const ships = pickable(question)
  const { none } = wording
  const picked = ships.find((ship) => ship === draft.work.value)
  const isNone = none !== undefined && draft.work.value === NONE
  const answer = isNone ? null : picked
  return (
    <div class="sog-panel sog-few">
      <fieldset class="sog-crew">
        <legend class="sog-ask">{wording.lead}</legend>
        {ships.map((ship) => (
          <button
            key={ship}
            type="button"
            aria-pressed={ship === picked}
            onFocus={() => {
              table.highlight.value = [ship]
            }}
            onClick={() => draft.set(ship)}
          >
            {shipName(ship)} <small>{words.burden(classOf(ship).burden)}</small>
          </button>
        ))}
        {none !== undefined && (
          <button type="button" aria-pressed={isNone} onClick={() => draft.set(NONE)}>
            {none.choice}
          </button>
        )}
      </fieldset>
      <SealBar
        question={question}
        draft={draft}
        table={table}
        passing={none?.passing ?? shipsInPassing(question)}
        label={picked === undefined ? (isNone && none?.act) || words.choose : wording.act(picked)}
        {...(answer === undefined ? {} : { answer })}
      />
    </div>
  )
}
