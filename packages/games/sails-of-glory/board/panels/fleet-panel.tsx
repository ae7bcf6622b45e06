import type { PanelProps } from '@windward/kit/contract.ts'
import { SealBar } from '@windward/kit/panel/seal-bar.tsx'
import {
  chooseFleet,
  classOf,
  costOf,
  type SailsOfGlory,
  type ShipId,
  shipName,
} from '@windward/sails-of-glory/facts'
import { asked } from '@windward/table'
import { workList } from '../works.ts'
import { shipsInPassing } from './passing.ts'
import { words } from './words.en.ts'

/** SOG 16.1.8: a fleet for so many points. */
export function FleetPanel({ question, draft, table }: PanelProps<SailsOfGlory>) {
  const brief = asked(question, chooseFleet)?.brief
  if (brief === undefined) return null
  const chosen = workList(draft.work.value, chooseFleet)
  const left = brief.points - costOf(chosen)
  const toggle = (ship: ShipId) =>
    draft.set(chosen.includes(ship) ? chosen.filter((each) => each !== ship) : [...chosen, ship])
  return (
    <div class="sog-panel">
      <fieldset class="sog-crew sog-fleet">
        <legend>{words.fleet.left(left, brief.points, chosen.length, brief.most)}</legend>
        {brief.ships.map((ship) => {
          const { points } = classOf(ship)
          const taken = chosen.includes(ship)
          return (
            <button
              key={ship}
              type="button"
              aria-pressed={taken}
              disabled={!taken && (points > left || chosen.length >= brief.most)}
              onClick={() => toggle(ship)}
            >
              <span>
                {shipName(ship)}
                <small>{words.fleet.about(ship)}</small>
              </span>
              <b>{points}</b>
            </button>
          )
        })}
      </fieldset>
      <SealBar
        question={question}
        draft={draft}
        table={table}
        label={words.fleet.done}
        passing={shipsInPassing(question)}
        {...(chosen.length >= brief.least
          ? { answer: chosen }
          : { missing: words.fleet.missing(brief.least) })}
      />
    </div>
  )
}
