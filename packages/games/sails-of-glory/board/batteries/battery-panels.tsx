import type { PanelProps } from '@windward/kit/contract.ts'
import { SealBar } from '@windward/kit/panel/seal-bar.tsx'
import {
  type Ammo,
  type BatteryReload,
  loadName,
  nameFirst,
  planBatteries,
  reloadBatteries,
  repairBatteries,
  type SailsOfGlory,
} from '@windward/sails-of-glory/facts'
import { asked } from '@windward/table'
import { Counters } from '../plan/counters.tsx'
import { workFor } from '../works.ts'
import { words } from './words.en.ts'

/** SOG 14.1.8: what the crews of batteries do. */
export function BatteryPlanPanel({ question, draft, table }: PanelProps<SailsOfGlory>) {
  const brief = asked(question, planBatteries)?.brief
  if (brief === undefined) return null
  const work = workFor(draft.work.value, planBatteries)
  const orders = brief.batteries.map(({ battery }) => work[battery] ?? { battery, actions: [] })
  return (
    <div class="sog-panel">
      {brief.batteries.map(({ battery, most, counters }) => (
        <Counters
          key={battery}
          name={nameFirst(battery)}
          most={most}
          counters={counters}
          chosen={work[battery]?.actions ?? []}
          isUseless={() => false}
          set={(actions) => draft.set({ ...work, [battery]: { battery, actions } })}
        />
      ))}
      <SealBar question={question} draft={draft} table={table} answer={orders} label={words.plan.done} />
    </div>
  )
}

/** SOG 10.6.4, SOG 14.1.8 */
export function BatteryReloadPanel({ question, draft, table }: PanelProps<SailsOfGlory>) {
  const brief = asked(question, reloadBatteries)?.brief
  if (brief === undefined) return null
  const work = workFor(draft.work.value, reloadBatteries)
  const reloads = brief.batteries.map(
    ({ battery, loads }): BatteryReload => work[battery] ?? { battery, load: usual(loads) },
  )
  return (
    <div class="sog-panel">
      {brief.batteries.map(({ battery, loads }, index) => (
        <fieldset key={battery} class="sog-crew sog-loads">
          <legend>{nameFirst(battery)}</legend>
          {[...loads, null].map((load) => (
            <button
              key={load ?? 'none'}
              type="button"
              aria-pressed={reloads[index]?.load === load}
              onClick={() => draft.set({ ...work, [battery]: { battery, load } })}
            >
              {load === null ? words.reload.nothing : loadName(load)}
            </button>
          ))}
        </fieldset>
      ))}
      <SealBar question={question} draft={draft} table={table} answer={reloads} label={words.reload.done} />
    </div>
  )
}

const usual = (loads: readonly Ammo[]): Ammo | null =>
  loads.find((load) => load === 'ball') ?? loads[0] ?? null

/** SOG 14.1.8: a battery repairs damage only. */
export function BatteryRepairPanel({ question, draft, table }: PanelProps<SailsOfGlory>) {
  const repairing = asked(question, repairBatteries)
  if (repairing === undefined) return null
  const { brief } = repairing
  const work = workFor(draft.work.value, repairBatteries)
  const chosen = brief.batteries.flatMap(({ battery }) => work[battery] ?? [])
  return (
    <div class="sog-panel">
      {brief.batteries.map(({ battery, boxes }) => (
        <fieldset key={battery} class="sog-crew">
          <legend>{words.repair.of(battery)}</legend>
          {boxes.map(({ box, points }) => (
            <button
              key={box}
              type="button"
              aria-pressed={work[battery]?.box === box}
              onClick={() => draft.set({ ...work, [battery]: { battery, box } })}
            >
              {words.repair.box(box + 1)} <small>{words.repair.points(points)}</small>
            </button>
          ))}
        </fieldset>
      ))}
      <SealBar
        question={question}
        draft={draft}
        table={table}
        label={words.repair.done}
        passing={words.repair.passing(repairing.absent())}
        {...(chosen.length === brief.batteries.length
          ? { answer: chosen }
          : { missing: words.repair.missing })}
      />
    </div>
  )
}
