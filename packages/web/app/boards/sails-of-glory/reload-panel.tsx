import {
  type Ammo,
  BROADSIDES,
  type Loads,
  loadName,
  type Reload,
  type ReloadBrief,
  type SailsOfGlory,
  shipName,
} from '@windward/sails-of-glory/board'
import type { Question } from '@windward/table'
import type { PanelProps } from '../../table/contract.ts'
import { SealBar } from '../../table/seal-bar.tsx'

type ReloadWork = Readonly<Record<string, Reload>>

/** SOG 9.1, SOG 10.6.4: what each empty broadside is loaded with; ball lies ready. */
export function ReloadPanel({ question, draft, table }: PanelProps<SailsOfGlory>) {
  const work: ReloadWork = isWork(draft.work.value) ? draft.work.value : {}
  const reloads = loadsTold(question).map((loads) => ({ loads, chosen: work[loads.ship] ?? usual(loads) }))
  return (
    <div>
      {reloads.map(({ loads, chosen }) => (
        <section key={loads.ship} class="sog-plan" aria-label={shipName(loads.ship)}>
          <h3>{shipName(loads.ship)}</h3>
          {BROADSIDES.filter((side) => loads[side].length > 0).map((side) => (
            <fieldset key={side} class="sog-crew">
              <legend>{side === 'port' ? 'Port' : 'Starboard'} broadside</legend>
              {[...loads[side], null].map((load) => (
                <button
                  key={load ?? 'none'}
                  type="button"
                  aria-pressed={chosen[side] === load}
                  onClick={() => draft.set({ ...work, [loads.ship]: { ...chosen, [side]: load } })}
                >
                  {load === null ? 'Leave it empty' : loadName(load)}
                </button>
              ))}
            </fieldset>
          ))}
        </section>
      ))}
      <SealBar
        question={question}
        draft={draft}
        table={table}
        answer={reloads.map(({ chosen }) => chosen)}
        label="Load the guns"
      />
    </div>
  )
}

/** Ball where it may be loaded, else the first load there is. */
function usual({ ship, port, starboard }: Loads): Reload {
  const ready = (loads: readonly Ammo[]) => loads.find((load) => load === 'ball') ?? loads[0] ?? null
  return { ship, port: ready(port), starboard: ready(starboard) }
}

function loadsTold({ kind, brief }: Question<SailsOfGlory>): readonly Loads[] {
  return kind === 'reload' && isTold(brief) ? brief.ships : []
}

function isTold(brief: unknown): brief is ReloadBrief {
  return typeof brief === 'object' && brief !== null && 'ships' in brief
}

function isWork(work: unknown): work is ReloadWork {
  return typeof work === 'object' && work !== null && !Array.isArray(work)
}
