import {
  attitudeOf,
  isUseless,
  mayFollow,
  type OrdersDue,
  reaches,
  type SailsOfGlory,
  type SeenShip,
  shipName,
  sourceOf,
  type View,
  veerOf,
} from '@windward/sails-of-glory/board'
import type { PanelProps } from '../../../table/contract.ts'
import { SealBar } from '../../../table/seal-bar.tsx'
import { type PlanWork, planTold, planWork } from '../drafts.ts'
import { compassPoint } from '../measure.ts'
import { presentOf, ShipTabs } from '../panels/ship-tabs.tsx'
import { Counters } from './counters.tsx'
import { Fan } from './fan.tsx'

/** SOG 5.1, SOG 10.1.3, SOG 11.2.1: a card and, with the Advanced rules, the crew's actions for every ship. */
export function PlanPanel({ question, draft, table }: PanelProps<SailsOfGlory>) {
  const told = planTold(question)
  const view = table.position.value?.view ?? question.view
  if (told === undefined) return null
  const work = planWork(draft.work.value)
  const ships = told.ships.map(({ ship }) => ship)
  const present = told.ships.find(({ ship }) => ship === presentOf(ships, table))
  const missing = told.ships.filter(({ ship, cards }) => cards.length > 0 && work[ship]?.card == null)
  const orders = told.ships.map(({ ship }) => ({
    ship,
    card: work[ship]?.card ?? null,
    actions: work[ship]?.actions ?? [],
  }))
  return (
    <div class="sog-panel">
      <ShipTabs
        ships={ships}
        table={table}
        isDone={(ship) => work[ship] !== undefined && !missing.some((each) => each.ship === ship)}
      />
      {present !== undefined && (
        <ShipPlan
          key={present.ship}
          due={present}
          view={view}
          orders={work[present.ship]}
          set={(next) => draft.set({ ...work, [present.ship]: next })}
        />
      )}
      <SealBar
        question={question}
        draft={draft}
        table={table}
        label="Seal the plan"
        {...(missing.length === 0
          ? { answer: orders }
          : { missing: `A card is wanted for ${missing.map(({ ship }) => shipName(ship)).join(' and ')}.` })}
      />
    </div>
  )
}

interface ShipPlanProps {
  readonly due: OrdersDue
  readonly view: View
  readonly orders: PlanWork[string] | undefined
  readonly set: (orders: PlanWork[string]) => void
}

function ShipPlan({ due, view, orders, set }: ShipPlanProps) {
  const ship = view.ships.find(({ id }) => id === due.ship)
  if (ship === undefined) return null
  const actions = orders?.actions ?? []
  return (
    <section class={`sog-plan sog-${ship.side}`} aria-label={shipName(ship.id)}>
      <p>
        <b>{shipName(ship.id)}</b> {bearing(view, ship)}
      </p>
      {due.cards.length > 0 && (
        <Fan
          ship={ship}
          cards={due.cards}
          chosen={orders?.card}
          isBeyond={(card) => reaches(view.options.level, 'standard') && !mayFollow(ship, card, due.follows)}
          choose={(card) => set({ card, actions })}
        />
      )}
      {due.most > 0 && (
        <Counters
          name="The crew"
          most={due.most}
          counters={due.counters}
          chosen={actions}
          isUseless={(action) => isUseless(view.options, ship, action)}
          set={(next) => set({ card: orders?.card ?? null, actions: next })}
        />
      )}
    </section>
  )
}

/** SOG 17: her attitude is known before a card is chosen in the Basic rules only. */
function bearing(view: View, ship: SeenShip): string {
  const heading = `heading ${compassPoint(ship.pose.heading)}, ${ship.sails} sails, veer ${veerOf(ship)}`
  if (reaches(view.options.level, 'standard')) return `${heading}.`
  return `${heading}; she is ${attitudeOf(ship.pose.heading, sourceOf(view.wind.from))}.`
}
