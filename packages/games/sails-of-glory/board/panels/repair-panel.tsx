import type { PanelProps } from '@windward/kit/contract.ts'
import { SealBar } from '@windward/kit/panel/seal-bar.tsx'
import { type RepairChoice, repair, type SailsOfGlory } from '@windward/sails-of-glory/facts'
import { asked } from '@windward/table'
import { workFor } from '../works.ts'
import { presentOf } from './present-ship.ts'
import { ShipTabs } from './ship-tabs.tsx'
import { words } from './words.en.ts'

/** SOG 11.4.3: what the carpenters of each ship work at. */
export function RepairPanel({ question, draft, table }: PanelProps<SailsOfGlory>) {
  const repairing = asked(question, repair)
  if (repairing === undefined) return null
  const { brief } = repairing
  const work = workFor(draft.work.value, repair)
  const ships = brief.ships.map(({ ship }) => ship)
  const present = brief.ships.find(({ ship }) => ship === presentOf(ships, table))
  const chosen = ships.flatMap((ship) => work[ship] ?? [])
  const set = (choice: RepairChoice) => draft.set({ ...work, [choice.ship]: choice })
  const missing = ships.filter((ship) => work[ship] === undefined).length
  return (
    <div class="sog-panel sog-much">
      <ShipTabs ships={ships} table={table} isDone={(ship) => work[ship] !== undefined} />
      {present !== undefined && (
        <fieldset class="sog-crew">
          <legend>{words.repair.of(ships.length === 1 ? present.ship : undefined)}</legend>
          {present.others.map((on) => (
            <button
              key={on}
              type="button"
              aria-pressed={work[present.ship]?.on === on}
              onClick={() => set({ ship: present.ship, on, box: null })}
            >
              {words.repair.others[on]}
            </button>
          ))}
          {present.boxes.map(({ box, points }) => (
            <button
              key={box}
              type="button"
              aria-pressed={work[present.ship]?.box === box}
              onClick={() => set({ ship: present.ship, on: 'damage', box })}
            >
              {words.repair.box(box + 1)} <small>{words.repair.points(points)}</small>
            </button>
          ))}
        </fieldset>
      )}
      <SealBar
        question={question}
        draft={draft}
        table={table}
        label={missing === 0 || ships.length === 1 ? words.repair.done : words.repair.missing(missing)}
        passing={words.repair.passing(repairing.absent())}
        {...(missing === 0 ? { answer: chosen } : {})}
      />
    </div>
  )
}
