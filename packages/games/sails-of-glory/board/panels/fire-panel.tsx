import type { PanelProps, TableModel } from '@windward/kit/contract.ts'
import { SealBar } from '@windward/kit/panel/seal-bar.tsx'
import {
  type Aim,
  type AimedShot,
  type Aims,
  type Ammo,
  BROADSIDES,
  type Broadside,
  type Fire,
  fire,
  loadName,
  type SailsOfGlory,
  type ShipId,
  type SideAims,
  shipName,
} from '@windward/sails-of-glory/facts'
import { fireTold } from '../drafts.ts'
import { workFor } from '../works.ts'
import { HiddenTargets } from './hidden-targets.tsx'
import { presentOf } from './present-ship.ts'
import { ShipTabs } from './ship-tabs.tsx'
import { MusketOdds, ShotOdds } from './shot-odds.tsx'
import { words } from './words.en.ts'

/** SOG 7.1, SOG 7.2: what each broadside and the muskets fire at. */
export function FirePanel({ question, draft, table }: PanelProps<SailsOfGlory>) {
  const brief = fireTold(question)
  if (brief === undefined) return null
  const work = workFor(draft.work.value, fire)
  const fires = brief.ships.map((aims) => work[aims.ship] ?? holding(aims))
  const ships = brief.ships.map(({ ship }) => ship)
  const present = brief.ships.find(({ ship }) => ship === presentOf(ships, table))
  return (
    <div class="sog-panel">
      <ShipTabs ships={ships} table={table} isDone={(ship) => work[ship] !== undefined} />
      {present !== undefined && (
        <ShipFire
          key={present.ship}
          aims={present}
          fire={work[present.ship] ?? holding(present)}
          set={(fire) => draft.set({ ...work, [fire.ship]: fire })}
          table={table}
        />
      )}
      <SealBar
        question={question}
        draft={draft}
        table={table}
        answer={fires}
        label={isSilent(fires) ? words.guns.holdAll : words.guns.fire}
      />
    </div>
  )
}

const holding = ({ ship }: Aims): Fire => ({ ship, port: null, starboard: null, muskets: null })
const isSilent = (fires: readonly Fire[]) =>
  fires.every(({ port, starboard, muskets }) => !port && !starboard && !muskets)

interface ShipFireProps {
  readonly aims: Aims
  readonly fire: Fire
  readonly set: (fire: Fire) => void
  readonly table: TableModel<SailsOfGlory>
}

function ShipFire({ aims, fire, set, table }: ShipFireProps) {
  return (
    <section class="sog-plan" aria-label={shipName(aims.ship)}>
      <p>
        <b>{shipName(aims.ship)}: </b>
        {words.guns.lead}
      </p>
      {BROADSIDES.map((side) => {
        const guns = aims[side]
        return guns === null ? null : (
          <Side
            key={side}
            ship={aims.ship}
            side={side}
            guns={guns}
            aim={fire[side]}
            set={(aim) => set({ ...fire, [side]: aim })}
            table={table}
          />
        )
      })}
      {aims.muskets.length > 0 && (
        <fieldset class="sog-shots">
          <legend>{words.guns.muskets}</legend>
          {[null, ...aims.muskets].map((at) => (
            <button
              key={at ?? 'hold'}
              type="button"
              data-key={`muskets ${at ?? 'hold'}`}
              aria-pressed={fire.muskets === at}
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
      )}
    </section>
  )
}

interface SideProps {
  readonly ship: ShipId
  readonly side: Broadside
  readonly guns: SideAims
  readonly aim: Aim | null
  readonly set: (aim: Aim | null) => void
  readonly table: TableModel<SailsOfGlory>
}

const AT_NOTHING: Aim = { at: null, arc: 'central', load: null, high: false }

function Side({ ship, side, guns, aim, set, table }: SideProps) {
  const load: Ammo | null = guns.load ?? aim?.load ?? guns.loads[0] ?? null
  const aimed = ({ at, arc }: AimedShot, high = false): Aim => ({
    at,
    arc,
    load: guns.load === null ? load : null,
    high,
  })
  return (
    <fieldset class="sog-shots">
      <legend>{words.guns.broadside(side, guns.load)}</legend>
      <button type="button" aria-pressed={aim === null} onClick={() => set(null)}>
        {words.guns.hold}
      </button>
      {strongestFirst(guns.shots).map((shot) => (
        <button
          key={`${shot.at} ${shot.arc}`}
          type="button"
          data-key={`${side} ${shot.at} ${shot.arc}`}
          aria-pressed={aim?.at === shot.at && aim.arc === shot.arc}
          onMouseEnter={() => mark(table, [shot.at])}
          onMouseLeave={() => mark(table, [])}
          onFocus={() => mark(table, [shot.at])}
          onBlur={() => mark(table, [])}
          onClick={() => set(aimed(shot))}
        >
          {words.guns.shot(shot)}
          <ShotOdds view={table.position.value?.view} shot={shot} load={load} />
        </button>
      ))}
      <HiddenTargets ship={ship} side={side} table={table} />
      {guns.mayFireAtNothing && (
        <button type="button" aria-pressed={aim?.at === null && aim !== null} onClick={() => set(AT_NOTHING)}>
          {words.guns.atNothing}
        </button>
      )}
      {aim !== null && guns.loads.length > 1 && (
        <label>
          {words.guns.load}
          <select
            value={aim.load ?? ''}
            onChange={({ currentTarget }) =>
              set({ ...aim, load: guns.loads.find((each) => each === currentTarget.value) ?? null })
            }
          >
            {guns.loads.map((each) => (
              <option key={each} value={each}>
                {loadName(each)}
              </option>
            ))}
          </select>
        </label>
      )}
      {aim?.at != null && guns.mayAimHigh && (
        <label>
          <input
            type="checkbox"
            checked={aim.high}
            onChange={({ currentTarget }) => set({ ...aim, high: currentTarget.checked })}
          />
          {words.guns.high}
        </label>
      )}
    </fieldset>
  )
}

function mark(table: TableModel<SailsOfGlory>, places: readonly string[]): void {
  table.highlight.value = places
}

const strongestFirst = (shots: readonly AimedShot[]) => shots.toSorted((a, b) => b.counters - a.counters)
