import {
  type ActionId,
  actionName,
  attitudeOf,
  type CardId,
  cardName,
  classOf,
  mayFollow,
  type OrdersDue,
  reaches,
  type SailsOfGlory,
  SET_SAILS,
  type SeenShip,
  shipName,
  sourceOf,
  trackOf,
  type View,
  veerOf,
  veerValue,
} from '@windward/sails-of-glory/board'
import type { PanelProps } from '../../table/contract.ts'
import { SealBar } from '../../table/seal-bar.tsx'
import { type PlanWork, planTold, planWork } from './drafts.ts'
import { compassPoint, mm } from './measure.ts'

/** SOG 5.1, SOG 10.1.3, SOG 11.2.1: a card and, with the Advanced rules, the crew's actions for every ship. */
export function PlanPanel({ question, draft, table }: PanelProps<SailsOfGlory>) {
  const told = planTold(question)
  const view = table.position.value?.view ?? question.view
  if (told === undefined) return null
  const work = planWork(draft.work.value)
  const set = (ship: string, orders: PlanWork[string]) => draft.set({ ...work, [ship]: orders })
  const missing = told.ships.filter(({ ship, cards }) => cards.length > 0 && work[ship]?.card == null)
  const orders = told.ships.map(({ ship }) => ({
    ship,
    card: work[ship]?.card ?? null,
    actions: work[ship]?.actions ?? [],
  }))
  return (
    <div>
      {told.ships.map((due) => (
        <ShipPlan
          key={due.ship}
          due={due}
          view={view}
          orders={work[due.ship]}
          set={(next) => set(due.ship, next)}
        />
      ))}
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
      <h3>{shipName(ship.id)}</h3>
      <p>{bearing(view, ship)}</p>
      {due.cards.length > 0 && (
        <ul class="sog-fan" aria-label="Manoeuvre cards">
          {fanned(ship, due.cards).map((card) => (
            <li key={card}>
              <CardButton
                ship={ship}
                card={card}
                beyond={reaches(view.options.level, 'standard') && !mayFollow(ship, card, due.follows)}
                chosen={orders?.card === card}
                choose={() => set({ card, actions })}
              />
            </li>
          ))}
        </ul>
      )}
      {due.most > 0 && (
        <Crew
          due={due}
          actions={actions}
          set={(next) => set({ card: orders?.card ?? null, actions: next })}
        />
      )}
    </section>
  )
}

/** SOG 17: her attitude is known before a card is chosen in the Basic rules only. */
function bearing(view: View, ship: SeenShip): string {
  const heading = `Heading ${compassPoint(ship.pose.heading)}, ${ship.sails} sails, veer ${veerOf(ship)}`
  if (reaches(view.options.level, 'standard')) return `${heading}.`
  return `${heading}; she is ${attitudeOf(ship.pose.heading, sourceOf(view.wind.from))}.`
}

/** From the hardest turn to port to the hardest to starboard. */
function fanned(ship: SeenShip, cards: readonly CardId[]): CardId[] {
  const place = (card: CardId) =>
    (veerValue(ship, card) ?? 20) + (card === 'slip-left' ? -0.2 : card === 'slip-right' ? 0.2 : 0)
  return cards.toSorted((a, b) => place(a) - place(b))
}

interface CardButtonProps {
  readonly ship: SeenShip
  readonly card: CardId
  readonly beyond: boolean
  readonly chosen: boolean
  readonly choose: () => void
}

function CardButton({ ship, card, beyond, chosen, choose }: CardButtonProps) {
  const value = veerValue(ship, card)
  const reach = farthest(ship)
  const told = beyond ? 'beyond veer' : short(card)
  return (
    <button
      type="button"
      class={beyond ? 'sog-card sog-card-beyond' : 'sog-card'}
      aria-pressed={chosen}
      aria-label={`${value ?? '–'} ${told}, ${cardName(card)}`}
      title={cardName(card)}
      onClick={choose}
    >
      <svg class="sog-lines" viewBox={`${-reach / 2} ${-reach} ${reach} ${reach + 3}`} aria-hidden="true">
        <path class="sog-keel" d={`M0 0V${-reach}`} />
        {SET_SAILS.map((sails) => (
          <path key={sails} class={`sog-line-${sails}`} d={curve(ship, card, sails)} />
        ))}
      </svg>
      {value ?? '–'} <small>{told}</small>
    </button>
  )
}

function short(card: CardId): string {
  if (card.startsWith('slip')) return card === 'slip-left' ? 'slip to port' : 'slip to stbd'
  if (card === 'straight') return 'straight'
  return card.startsWith('veer') ? (Number(card.slice(5)) > 5 ? 'starboard' : 'port') : 'broken mast'
}

/** As far as her deck's longest card goes, so that every card of a fan has one scale. */
function farthest({ id }: SeenShip): number {
  return mm(trackOf(classOf(id).deck, 'straight', 'full', 'green', 1).track.at(1).ahead) + 3
}

const PARTS = [0, 0.2, 0.4, 0.6, 0.8, 1]

function curve(ship: SeenShip, card: CardId, sails: (typeof SET_SAILS)[number]): string {
  const { track } = trackOf(classOf(ship.id).deck, card, sails, 'green', 1)
  return `M${PARTS.map((part) => track.at(part))
    .map(({ right, ahead }) => `${mm(right).toFixed(1)} ${(-mm(ahead)).toFixed(1)}`)
    .join('L')}`
}

interface CrewProps {
  readonly due: OrdersDue
  readonly actions: readonly ActionId[]
  readonly set: (actions: ActionId[]) => void
}

function Crew({ due, actions, set }: CrewProps) {
  const left = due.most - actions.length
  const toggle = (action: ActionId) =>
    set(actions.includes(action) ? actions.filter((each) => each !== action) : [...actions, action])
  return (
    <fieldset class="sog-crew">
      <legend>
        The crew: {left} of {due.most} {due.most === 1 ? 'action' : 'actions'} left
      </legend>
      {due.counters.map((action) => (
        <button
          key={action}
          type="button"
          aria-pressed={actions.includes(action)}
          disabled={left === 0 && !actions.includes(action)}
          onClick={() => toggle(action)}
        >
          {actionName(action)}
        </button>
      ))}
    </fieldset>
  )
}
