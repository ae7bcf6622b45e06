import type { PanelProps } from '@windward/kit/contract.ts'
import { SealBar } from '@windward/kit/panel/seal-bar.tsx'
import {
  type BoardBrief,
  type BucketsBrief,
  type GrogBrief,
  isInContact,
  type SailsOfGlory,
  type ShipId,
  type View,
} from '@windward/sails-of-glory/facts'
import { told, workList } from '../told.ts'
import { words } from './words.en.ts'

interface Wording {
  readonly lead: string
  /** What a ship does, and the enemies she lies alongside of. */
  readonly yes: (ship: ShipId, enemies: readonly ShipId[]) => string
  readonly some: string
  readonly none: string
}

const WORDING: Readonly<Record<string, Wording>> = words.several

/** Those whose bases touch hers. */
function enemiesBeside({ ships }: View, id: ShipId): readonly ShipId[] {
  const ship = ships.find((each) => each.id === id)
  return ships
    .filter((other) => ship !== undefined && other.fate === 'afloat' && other.side !== ship.side)
    .filter((other) => ship !== undefined && isInContact(ship, other))
    .map((other) => other.id)
}

/** SOG 12.2.1, SOG 12.11.1, SOG 12.17.2: those of these ships that do it. */
export function ShipsPanel({ question, draft, table }: PanelProps<SailsOfGlory>) {
  const wording = WORDING[question.kind]
  const brief = told<BoardBrief | GrogBrief | BucketsBrief>(question, question.kind, 'ships')
  if (brief === undefined || wording === undefined) return null
  const chosen = workList<ShipId>(draft.work.value)
  const toggle = (ship: ShipId) =>
    draft.set(chosen.includes(ship) ? chosen.filter((each) => each !== ship) : [...chosen, ship])
  return (
    <div class="sog-panel">
      <fieldset class="sog-crew">
        <legend class="sog-ask">{wording.lead}</legend>
        {brief.ships.map((ship) => (
          <button
            key={ship}
            type="button"
            aria-pressed={chosen.includes(ship)}
            onFocus={() => {
              table.highlight.value = [ship]
            }}
            onClick={() => toggle(ship)}
          >
            {wording.yes(ship, enemiesBeside(question.view, ship))}
          </button>
        ))}
      </fieldset>
      <SealBar
        question={question}
        draft={draft}
        table={table}
        answer={chosen}
        label={chosen.length > 0 ? wording.some : wording.none}
      />
    </div>
  )
}
