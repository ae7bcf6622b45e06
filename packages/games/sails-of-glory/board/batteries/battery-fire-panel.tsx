import type { PanelProps, TableModel } from '@windward/kit/contract.ts'
import { SealBar } from '@windward/kit/panel/seal-bar.tsx'
import {
  type BatteryAims,
  type BatteryFire,
  fireBatteries,
  nameFirst,
  type SailsOfGlory,
} from '@windward/sails-of-glory/facts'
import { asked } from '@windward/table'
import { MusketOdds, ShotOdds } from '../panels/shot-odds.tsx'
import { workFor } from '../works.ts'
import { words } from './words.en.ts'

/** SOG 14.1.2, SOG 14.1.3: what the guns and the muskets of batteries fire at. */
export function BatteryFirePanel({ question, draft, table }: PanelProps<SailsOfGlory>) {
  const brief = asked(question, fireBatteries)?.brief
  if (brief === undefined) return null
  const work = workFor(draft.work.value, fireBatteries)
  const fireOf = ({ battery }: BatteryAims): BatteryFire =>
    work[battery] ?? { battery, guns: null, muskets: null }
  const fires = brief.batteries.map(fireOf)
  const silent = fires.every(({ guns, muskets }) => guns === null && muskets === null)
  return (
    <div class="sog-panel">
      {brief.batteries.map((aims) => (
        <section key={aims.battery} class="sog-plan" aria-label={nameFirst(aims.battery)}>
          <Guns
            aims={aims}
            fire={fireOf(aims)}
            table={table}
            set={(fire) => draft.set({ ...work, [aims.battery]: fire })}
          />
          <Muskets
            aims={aims}
            fire={fireOf(aims)}
            table={table}
            set={(fire) => draft.set({ ...work, [aims.battery]: fire })}
          />
        </section>
      ))}
      <SealBar
        question={question}
        draft={draft}
        table={table}
        answer={fires}
        label={silent ? words.guns.holdAll : words.guns.fire}
      />
    </div>
  )
}

interface WeaponProps {
  readonly aims: BatteryAims
  readonly fire: BatteryFire
  readonly set: (fire: BatteryFire) => void
  readonly table: TableModel<SailsOfGlory>
}

function Guns({ aims: { battery, guns }, fire, set, table }: WeaponProps) {
  if (guns === null) return null
  const loads = guns.loads.length === 0 ? [null] : guns.loads
  const { guns: aim } = fire
  return (
    <fieldset class="sog-shots">
      <legend>{words.guns.of(battery, guns.load)}</legend>
      <button type="button" aria-pressed={fire.guns === null} onClick={() => set({ ...fire, guns: null })}>
        {words.guns.hold}
      </button>
      {guns.shots.flatMap((shot) => {
        const { at, arc } = shot
        return loads.map((load) => (
          <button
            key={`${at} ${arc} ${load}`}
            type="button"
            aria-pressed={fire.guns?.at === at && fire.guns.arc === arc && fire.guns.load === load}
            onMouseEnter={() => mark(table, at)}
            onFocus={() => mark(table, at)}
            onClick={() => set({ ...fire, guns: { at, arc, load, high: false } })}
          >
            {words.guns.shot(shot, load)}
            <ShotOdds view={table.position.value?.view} shot={shot} load={load ?? guns.load} />
          </button>
        ))
      })}
      {guns.mayFireAtNothing && (
        <button
          type="button"
          aria-pressed={fire.guns !== null && fire.guns.at === null}
          onClick={() => set({ ...fire, guns: { at: null, arc: 0, load: null, high: false } })}
        >
          {words.guns.atNothing}
        </button>
      )}
      {guns.mayAimHigh && aim?.at != null && (
        <label>
          <input
            type="checkbox"
            checked={aim.high}
            onChange={({ currentTarget }) => set({ ...fire, guns: { ...aim, high: currentTarget.checked } })}
          />
          {words.guns.high}
        </label>
      )}
    </fieldset>
  )
}

function Muskets({ aims, fire, set, table }: WeaponProps) {
  if (aims.muskets.length === 0) return null
  return (
    <fieldset class="sog-shots">
      <legend>{words.guns.muskets}</legend>
      {[null, ...aims.muskets].map((at) => (
        <button
          key={at ?? 'hold'}
          type="button"
          aria-pressed={fire.muskets === at}
          onFocus={() => mark(table, at)}
          onClick={() => set({ ...fire, muskets: at })}
        >
          {at === null ? (
            words.guns.hold
          ) : (
            <>
              {words.guns.musketsAt(at, aims.musketry)}
              <MusketOdds view={table.position.value?.view} counters={aims.musketry} />
            </>
          )}
        </button>
      ))}
    </fieldset>
  )
}

function mark(table: TableModel<SailsOfGlory>, at: string | null): void {
  table.highlight.value = at === null ? [] : [at]
}
