import type { PanelProps } from '@windward/kit/contract.ts'
import { SealBar } from '@windward/kit/panel/seal-bar.tsx'
import {
  type Ammo,
  type BatteryReload,
  type BatteryRepair,
  loadName,
  planBatteriesWork,
  reloadBatteriesWith,
  repairBatteries,
  type SailsOfGlory,
  shipName,
} from '@windward/sails-of-glory/facts'
import { asked } from '@windward/table'
import { Counters } from '../plan/counters.tsx'
import { workFor } from '../works.ts'

/** SOG 14.1.8: what the crews of batteries do. */
export function BatteryPlanPanel({ question, draft, table }: PanelProps<SailsOfGlory>) {
  const brief = asked(question, planBatteriesWork)?.brief
  if (brief === undefined) return null
  const work = workFor(draft.work.value, planBatteriesWork)
  const orders = brief.batteries.map(({ battery }) => work[battery] ?? { battery, actions: [] })
  return (
    <div class="sog-panel">
      {brief.batteries.map(({ battery, most, counters }) => (
        <Counters
          key={battery}
          name={named(battery)}
          most={most}
          counters={counters}
          chosen={work[battery]?.actions ?? []}
          isUseless={() => false}
          set={(actions) => draft.set({ ...work, [battery]: { battery, actions } })}
        />
      ))}
      <SealBar
        question={question}
        draft={draft}
        table={table}
        answer={orders}
        label="Seal the batteries’ work"
      />
    </div>
  )
}

/** SOG 10.6.4, SOG 14.1.8 */
export function BatteryReloadPanel({ question, draft, table }: PanelProps<SailsOfGlory>) {
  const brief = asked(question, reloadBatteriesWith)?.brief
  if (brief === undefined) return null
  const work = workFor(draft.work.value, reloadBatteriesWith)
  const reloads = brief.batteries.map(
    ({ battery, loads }): BatteryReload => work[battery] ?? { battery, load: usual(loads) },
  )
  return (
    <div class="sog-panel">
      {brief.batteries.map(({ battery, loads }, index) => (
        <fieldset key={battery} class="sog-crew sog-loads">
          <legend>{named(battery)}</legend>
          {[...loads, null].map((load) => (
            <button
              key={load ?? 'none'}
              type="button"
              aria-pressed={reloads[index]?.load === load}
              onClick={() => draft.set({ ...work, [battery]: { battery, load } })}
            >
              {load === null ? 'nothing' : loadName(load)}
            </button>
          ))}
        </fieldset>
      ))}
      <SealBar question={question} draft={draft} table={table} answer={reloads} label="Load the batteries" />
    </div>
  )
}

const usual = (loads: readonly Ammo[]): Ammo | null =>
  loads.find((load) => load === 'ball') ?? loads[0] ?? null

const inWords = ({ battery, box }: BatteryRepair): string => `${named(battery)}: box ${box + 1}`

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
          <legend>{named(battery)}: which box is cleared?</legend>
          {boxes.map(({ box, points }) => (
            <button
              key={box}
              type="button"
              aria-pressed={work[battery]?.box === box}
              onClick={() => draft.set({ ...work, [battery]: { battery, box } })}
            >
              Box {box + 1} <small>{points === 1 ? '1 point' : `${points} points`} of damage</small>
            </button>
          ))}
        </fieldset>
      ))}
      <SealBar
        question={question}
        draft={draft}
        table={table}
        label="Repair"
        passing={`${repairing.absent().map(inWords).join('; ')}.`}
        {...(chosen.length === brief.batteries.length
          ? { answer: chosen }
          : { missing: 'A box is wanted for each battery.' })}
      />
    </div>
  )
}

export function named(battery: string): string {
  const name = shipName(battery)
  return `${name.charAt(0).toUpperCase()}${name.slice(1)}`
}
