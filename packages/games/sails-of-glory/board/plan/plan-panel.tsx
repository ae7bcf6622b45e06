import { useSignal } from '@preact/signals'
import type { PanelProps, TableModel } from '@windward/kit/contract.ts'
import { SealBar } from '@windward/kit/panel/seal-bar.tsx'
import { useStages } from '@windward/kit/viewport/stages.ts'
import {
  attitudeOf,
  type CardId,
  isUseless,
  mayFollow,
  type OrdersDue,
  reaches,
  type SailsOfGlory,
  type SeenShip,
  settingIn,
  shipName,
  sourceOf,
  type View,
  veerOf,
} from '@windward/sails-of-glory/facts'
import { CourseFacts } from '../ahead/course-facts.tsx'
import { coursesSeen } from '../ahead/courses-ahead.ts'
import { type FanCourse, fansOf } from '../courses/fan-courses.ts'
import { words as courseWords } from '../courses/words.en.ts'
import { type PlanWork, planTold, planWork } from '../drafts.ts'
import { compassPoint } from '../measure.ts'
import { presentOf } from '../panels/present-ship.ts'
import { ShipTabs } from '../panels/ship-tabs.tsx'
import { Counters } from './counters.tsx'
import { Fan } from './fan.tsx'
import { words } from './words.en.ts'

/** SOG 5.1, SOG 10.1.3, SOG 11.2.1: a card and, with the Advanced rules, the crew's actions for every ship. */
export function PlanPanel({ question, draft, table }: PanelProps<SailsOfGlory>) {
  const told = planTold(question)
  /* A hand of cards takes a while to draw: the ships are under way before that. */
  const mayDraw = useStages(1) > 0
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
    <div class="sog-panel sog-much">
      <ShipTabs
        ships={ships}
        table={table}
        isDone={(ship) => work[ship] !== undefined && !missing.some((each) => each.ship === ship)}
      />
      {mayDraw && present !== undefined && (
        <ShipPlan
          key={present.ship}
          due={present}
          named={ships.length > 1}
          table={table}
          view={view}
          orders={work[present.ship]}
          courses={fansOf(table, view, present.ship)[0]?.courses ?? []}
          set={(next) => draft.set({ ...work, [present.ship]: next })}
        />
      )}
      <SealBar
        question={question}
        draft={draft}
        table={table}
        label={missing.length === 0 ? words.seal.whole : words.seal.missing(missing.length)}
        passing={passing(view)}
        {...(missing.length === 0 ? { answer: orders } : {})}
      />
    </div>
  )
}

/** SOG 5.4, SOG 10.1.5, SOG 11.2.8 */
function passing({ options: { level } }: View): string {
  return words.passing[reaches(level, 'advanced') ? 'advanced' : 'basic']
}

interface ShipPlanProps {
  readonly due: OrdersDue
  /** Her name stands over her plan already. */
  readonly named: boolean
  readonly table: TableModel<SailsOfGlory>
  readonly view: View
  readonly orders: PlanWork[string] | undefined
  readonly courses: readonly FanCourse[]
  readonly set: (orders: PlanWork[string]) => void
}

function ShipPlan({ due, named, table, view, orders, courses, set }: ShipPlanProps) {
  const looked = useSignal<CardId | undefined>(undefined)
  const ship = view.ships.find(({ id }) => id === due.ship)
  if (ship === undefined) return null
  const actions = orders?.actions ?? []
  const fault = courses.find(({ chosen }) => chosen)?.fault
  const ahead = due.cards.length > 0 ? coursesSeen(table, ship.id, due.cards) : []
  const inHand = looked.value ?? orders?.card
  return (
    <section class={`sog-plan sog-${ship.side}`} aria-label={shipName(ship.id)}>
      <p>
        {!named && <b>{shipName(ship.id)}: </b>}
        {bearing(view, ship)}
      </p>
      {due.cards.length > 0 && (
        <Fan
          ship={ship}
          cards={due.cards}
          sails={settingIn(view, ship.sails)}
          chosen={orders?.card}
          isBeyond={(card) => reaches(view.options.level, 'standard') && !mayFollow(ship, card, due.follows)}
          endsOf={(card) => courses.find((course) => course.card === card)?.attitude}
          choose={(card) => set({ card, actions })}
          sight={{
            courses: ahead,
            look: (card) => {
              looked.value = card
            },
          }}
        />
      )}
      <CourseFacts course={ahead.find(({ card }) => card === inHand) ?? ahead[0]} />
      {fault !== undefined && <p class="warning">{courseWords.faults[fault]}</p>}
      {due.most > 0 && (
        <Counters
          name={words.crew.name}
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

/** SOG 10.2.1: veer counts from Standard on; SOG 17: her attitude is known before a card is chosen in Basic only. */
function bearing(view: View, ship: SeenShip): string {
  const point = compassPoint(ship.pose.heading)
  if (reaches(view.options.level, 'standard')) return words.ship.heading(point, ship.sails, veerOf(ship))
  return words.ship.attitude(point, attitudeOf(ship.pose.heading, sourceOf(view.wind.from)))
}
