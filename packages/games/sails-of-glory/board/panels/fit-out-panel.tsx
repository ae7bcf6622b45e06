import type { PanelProps } from '@windward/kit/contract.ts'
import { SealBar } from '@windward/kit/panel/seal-bar.tsx'
import {
  type Ammo,
  BROADSIDES,
  cardsToPlan,
  commandedBy,
  type Fitting,
  fitOut,
  loadName,
  loadsOf,
  reaches,
  type SailsOfGlory,
  SET_SAILS,
  type SeenShip,
  settingIn,
  shipName,
  type View,
} from '@windward/sails-of-glory/facts'
import { names } from '../names.en.ts'
import { Fan } from '../plan/fan.tsx'
import { workFor } from '../works.ts'
import { presentOf } from './present-ship.ts'
import { ShipTabs } from './ship-tabs.tsx'
import { words } from './words.en.ts'

/** SOG 10.1.1, SOG 10.1.2, SOG 11.1.2: how each ship enters the battle; ball, straight ahead and battle sails lie ready. */
export function FitOutPanel({ question, draft, table }: PanelProps<SailsOfGlory>) {
  const { view, seat } = question
  const own = commandedBy(view, seat)
  const work = workFor(draft.work.value, fitOut)
  const fittings = own.map(({ id }) => work[id] ?? ordinary(id))
  const present = own.find(
    ({ id }) =>
      id ===
      presentOf(
        own.map((ship) => ship.id),
        table,
      ),
  )
  return (
    <div class="sog-panel">
      <ShipTabs ships={own.map(({ id }) => id)} table={table} isDone={(ship) => work[ship] !== undefined} />
      {present !== undefined && (
        <ShipFitting
          ship={present}
          named={own.length > 1}
          view={view}
          fitting={work[present.id] ?? ordinary(present.id)}
          set={(fitting) => draft.set({ ...work, [present.id]: fitting })}
        />
      )}
      <SealBar question={question} draft={draft} table={table} answer={fittings} label={words.fitOut.done} />
    </div>
  )
}

const ordinary = (ship: Fitting['ship']): Fitting => ({
  ship,
  port: 'ball',
  starboard: 'ball',
  card: 'straight',
  sails: 'battle',
})

interface ShipFittingProps {
  readonly ship: SeenShip
  /** Her name stands over it already. */
  readonly named: boolean
  readonly view: View
  readonly fitting: Fitting
  readonly set: (fitting: Fitting) => void
}

function ShipFitting({ ship, named, view, fitting, set }: ShipFittingProps) {
  const { level } = view.options
  return (
    <section class={`sog-plan sog-${ship.side}`} aria-label={shipName(ship.id)}>
      <p class={named ? 'sog-fitting' : ''}>
        {!named && <b>{shipName(ship.id)}: </b>}
        {words.fitOut.lead[reaches(level, 'advanced') ? 'advanced' : 'basic']}
      </p>
      <Fan
        ship={ship}
        cards={cardsToPlan(view, ship)}
        sails={settingIn(view, fitting.sails)}
        chosen={fitting.card}
        isBeyond={() => false}
        endsOf={() => undefined}
        choose={(card) => set({ ...fitting, card })}
      />
      {BROADSIDES.map((side) => (
        <Choice
          key={side}
          of={side}
          legend={words.fitOut.guns[side]}
          values={loadsOf(view.options)}
          chosen={fitting[side]}
          nameOf={(load: Ammo) => loadName(load)}
          choose={(load) => set({ ...fitting, [side]: load })}
        />
      ))}
      {reaches(level, 'advanced') && (
        <Choice
          of="sails"
          legend={words.fitOut.sails}
          values={SET_SAILS}
          chosen={fitting.sails}
          nameOf={(sails) => names.sails[sails]}
          choose={(sails) => set({ ...fitting, sails })}
        />
      )}
    </section>
  )
}

interface ChoiceProps<T extends string> {
  readonly of: string
  readonly legend: string
  readonly values: readonly T[]
  readonly chosen: T
  readonly nameOf: (value: T) => string
  readonly choose: (value: T) => void
}

function Choice<T extends string>({ of, legend, values, chosen, nameOf, choose }: ChoiceProps<T>) {
  return (
    <fieldset class="sog-crew sog-loads">
      <legend>{legend}</legend>
      {values.map((value) => (
        <button
          key={value}
          type="button"
          data-key={`${of} ${value}`}
          aria-pressed={value === chosen}
          onClick={() => choose(value)}
        >
          {nameOf(value)}
        </button>
      ))}
    </fieldset>
  )
}
