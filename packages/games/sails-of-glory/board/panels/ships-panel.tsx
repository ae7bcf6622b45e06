import type { PanelProps } from '@windward/kit/contract.ts'
import { SealBar } from '@windward/kit/panel/seal-bar.tsx'
import {
  type BoardBrief,
  type BucketsBrief,
  type GrogBrief,
  isInContact,
  type SailsOfGlory,
  type ShipId,
  shipName,
  type View,
} from '@windward/sails-of-glory/facts'
import { told, workList } from '../told.ts'

interface Wording {
  readonly lead: string
  /** What a ship does, by her name and those of the enemies she lies alongside of. */
  readonly yes: (ship: string, enemies: string) => string
  readonly some: string
  readonly none: string
}

const WORDING: Readonly<Record<string, Wording>> = {
  board: {
    lead: 'Press those that board. All ships show Boarding or a blank at the same moment.',
    yes: (ship, enemies) => `${ship} boards ${enemies}`,
    some: 'Show Boarding',
    none: 'Show a blank',
  },
  grog: {
    lead: 'Once in a match a lost crew box is made good.',
    yes: (ship) => `Serve grog on ${ship}`,
    some: 'Serve grog',
    none: 'Keep the grog',
  },
  buckets: {
    lead: 'Men who extinguish may throw their water on an enemy alongside instead, whose fire could spread to their own ship.',
    yes: (ship, enemies) => `${ship}: water on ${enemies}`,
    some: 'Fight the enemy’s fire',
    none: 'Fight our own fires',
  },
}

/** “Généreux or Aquilon”, of those whose bases touch hers. */
function enemiesBeside({ ships }: View, id: ShipId): string {
  const ship = ships.find((each) => each.id === id)
  const names = ships
    .filter((other) => ship !== undefined && other.fate === 'afloat' && other.side !== ship.side)
    .filter((other) => ship !== undefined && isInContact(ship, other))
    .map((other) => shipName(other.id))
  return names.length === 0 ? 'an enemy who comes alongside' : names.join(' or ')
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
            {wording.yes(shipName(ship), enemiesBeside(question.view, ship))}
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
