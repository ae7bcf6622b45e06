import type { PanelProps } from '@windward/kit/contract.ts'
import { SealBar } from '@windward/kit/panel/seal-bar.tsx'
import {
  type Ammo,
  BROADSIDES,
  type Loads,
  loadName,
  type Reload,
  reload,
  type SailsOfGlory,
  shipName,
} from '@windward/sails-of-glory/facts'
import { asked } from '@windward/table'
import { workFor } from '../works.ts'
import { presentOf } from './present-ship.ts'
import { ShipTabs } from './ship-tabs.tsx'
import { words } from './words.en.ts'

/** SOG 9.1, SOG 10.6.4: what each empty broadside is loaded with; ball lies ready. */
export function ReloadPanel({ question, draft, table }: PanelProps<SailsOfGlory>) {
  const brief = asked(question, reload)?.brief
  if (brief === undefined) return null
  const work = workFor(draft.work.value, reload)
  const ships = brief.ships.map(({ ship }) => ship)
  const present = brief.ships.find(({ ship }) => ship === presentOf(ships, table))
  const chosen = (loads: Loads) => work[loads.ship] ?? usual(loads)
  return (
    <div class="sog-panel">
      <ShipTabs ships={ships} table={table} isDone={(ship) => work[ship] !== undefined} />
      {present !== undefined && (
        <section key={present.ship} class="sog-plan" aria-label={shipName(present.ship)}>
          {BROADSIDES.filter((side) => present[side].length > 0).map((side) => (
            <fieldset key={side} class="sog-crew sog-loads">
              <legend>{words.reload.broadside(side, ships.length === 1 ? present.ship : undefined)}</legend>
              {[...present[side], null].map((load) => (
                <button
                  key={load ?? 'none'}
                  type="button"
                  data-key={`${side} ${load ?? 'none'}`}
                  aria-pressed={chosen(present)[side] === load}
                  onClick={() => draft.set({ ...work, [present.ship]: { ...chosen(present), [side]: load } })}
                >
                  {load === null ? words.reload.nothing : loadName(load)}
                </button>
              ))}
            </fieldset>
          ))}
        </section>
      )}
      <SealBar
        question={question}
        draft={draft}
        table={table}
        answer={brief.ships.map(chosen)}
        label={words.reload.done}
      />
    </div>
  )
}

/** Ball where it may be loaded, else the first load there is. */
function usual({ ship, port, starboard }: Loads): Reload {
  const ready = (loads: readonly Ammo[]) => loads.find((load) => load === 'ball') ?? loads[0] ?? null
  return { ship, port: ready(port), starboard: ready(starboard) }
}
