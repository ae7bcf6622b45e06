import type { Draft, TableModel } from '@windward/kit/contract.ts'
import { narrow } from '@windward/kit/narrow.ts'
import {
  type AreaId,
  type Army,
  areAllied,
  entersTeamMates,
  type Fleet,
  nameOf,
  type Order,
  type Stance,
  type SwordsAndSails,
  supportable,
} from '@windward/swords-and-sails/facts'
import { isFaction } from '../factions/faction.ts'
import { AheadFacts } from '../foresight/ahead-card.tsx'
import { Cannot } from '../foresight/cannot.tsx'
import { wonderedAt } from '../foresight/wonder.ts'
import { UnitRow } from '../pieces/unit-row.tsx'
import type { Desk } from './desk.ts'
import { lookAt } from './preview.ts'
import { isSameWay, orderFor, reachInPart, type Way } from './reach.ts'
import { SentHome } from './sent-home.tsx'
import { goalOf, isArmy, orderOf, withOrder, withoutOrder } from './sheet.ts'
import { words } from './words.en.ts'

interface TellProps {
  readonly desk: Desk
  readonly piece: Army | Fleet
  readonly draft: Draft
  readonly table: TableModel<SwordsAndSails>
}

/** What one piece is told: where it goes, and what it does when it meets others. */
export function Tell(props: TellProps) {
  const { piece, desk } = props
  const order = orderOf(desk.sheet, piece)
  return (
    <div class="tell">
      <UnitRow piece={piece} />
      <Destinations {...props} />
      {isArmy(piece) && order !== undefined && 'army' in order && (
        <SentHome desk={desk} army={piece} order={order} draft={props.draft} />
      )}
      <Stances {...props} />
      {narrow.value && <TellAhead {...props} />}
    </div>
  )
}

/** What is likely to come of it, where there is no room for that on the map. */
function TellAhead({ desk, piece, table }: TellProps) {
  const order = orderOf(desk.sheet, piece)
  const { at, refused } = lookAt(table)
  const to = at.value ?? (order && goalOf(order))
  const wondered = to === undefined ? undefined : wonderedAt(desk, piece, to)
  return (
    <div class="tell-ahead">
      {refused.value !== undefined && <Cannot desk={desk} piece={piece} to={refused.value} />}
      {wondered !== undefined && <AheadFacts table={table} wondered={wondered} />}
    </div>
  )
}

interface Reached {
  readonly area: AreaId
  readonly ways: readonly Way[]
}

/** Where it goes, each place once; and where several ways lead there, by which. */
function Destinations({ desk, piece, draft, table }: TellProps) {
  const order = orderOf(desk.sheet, piece)
  const places = placesFor(desk, piece)
  const index = places.findIndex(({ ways }) => ways.some((way) => isSameWay(order, way)))
  const here = places[index]
  const go = (way: Way | undefined) =>
    draft.set(
      way === undefined ? withoutOrder(desk.sheet, piece) : withOrder(desk.sheet, orderFor(piece, way)),
    )
  return (
    <>
      <label class="tell-field">
        <span>{words.tell.goes}</span>
        <select
          value={`${index}`}
          onChange={({ currentTarget }) => go(places[Number(currentTarget.value)]?.ways[0])}
          onFocus={() => {
            table.highlight.value = []
          }}
        >
          <option value="-1">{words.tell.stays}</option>
          {places.map(({ area, ways: [way] }, i) => (
            <option key={area} value={`${i}`}>
              {way === undefined ? nameOf(area) : words.tell.place(area, way)}
            </option>
          ))}
        </select>
      </label>
      {here !== undefined && here.ways.length > 1 && (
        <label class="tell-field">
          <span>{words.tell.by}</span>
          <select
            value={`${here.ways.findIndex((way) => isSameWay(order, way))}`}
            onChange={({ currentTarget }) => go(here.ways[Number(currentTarget.value)])}
          >
            {here.ways.map((way, i) => (
              <option key={i} value={`${i}`}>
                {words.tell.means(way)}
              </option>
            ))}
          </select>
        </label>
      )}
    </>
  )
}

function placesFor(desk: Desk, piece: Army | Fleet): Reached[] {
  const inPart = isArmy(piece) ? reachInPart(desk.plan, piece, desk.sheet) : []
  const places = new Map<AreaId, Way[]>()
  for (const [area, ways] of [...desk.reach, ...inPart])
    places.set(area, [...(places.get(area) ?? []), ...ways])
  return [...places].map(([area, ways]) => ({ area, ways }))
}

function Stances({ desk, piece, draft }: TellProps) {
  const order: Order = orderOf(desk.sheet, piece) ?? stay(piece)
  const holds = order.does.deed === 'hold'
  const { meets } = order
  const set = (stance: Stance) => draft.set(withOrder(desk.sheet, { ...order, meets: stance }))
  const amongFriends = isArmy(piece) && 'army' in order && entersTeamMates(desk.view, piece, order.does)
  const supports = holds ? supportable(desk.view, piece) : []
  const foes = desk.view.seats.filter((seat) => !areAllied(desk.view, desk.seat, seat))
  return (
    <>
      <fieldset class="stances">
        <legend class="unseen">{words.tell.meets}</legend>
        {!amongFriends && (
          <Pressed on={meets.stance === 'attack'} kind="attack" press={() => set({ stance: 'attack' })} />
        )}
        <Pressed on={meets.stance === 'defend'} kind="defend" press={() => set({ stance: 'defend' })} />
        {supports.length > 0 && (
          <Pressed
            on={meets.stance === 'support'}
            kind="support"
            press={() => set({ stance: 'support', area: usefulSupport(desk, supports) })}
          />
        )}
      </fieldset>
      {meets.stance === 'attack' && foes.length > 1 && (
        <label class="tell-field">
          <span>{words.tell.against}</span>
          <select
            value={meets.only ?? ''}
            onChange={({ currentTarget: { value } }) =>
              set(isFaction(value) ? { stance: 'attack', only: value } : { stance: 'attack' })
            }
          >
            <option value="">{words.tell.anybody}</option>
            {foes.map((foe) => (
              <option key={foe} value={foe}>
                {words.tell.only(foe)}
              </option>
            ))}
          </select>
        </label>
      )}
      {meets.stance === 'support' && (
        <label class="tell-field">
          <span>{words.tell.supports}</span>
          <select
            value={meets.area}
            onChange={({ currentTarget: { value } }) => {
              const chosen = supports.find((each) => each === value)
              if (chosen !== undefined) set({ stance: 'support', area: chosen })
            }}
          >
            {supports.map((each) => (
              <option key={each} value={each}>
                {nameOf(each)}
              </option>
            ))}
          </select>
        </label>
      )}
    </>
  )
}

/** An area where another of one's pieces will be, if there is one beside. */
function usefulSupport({ sheet }: Desk, areas: readonly AreaId[]): AreaId {
  const goals = [...sheet.armies, ...sheet.fleets].map(goalOf)
  const [first] = areas
  const found = areas.find((area) => goals.includes(area)) ?? first
  if (found === undefined) throw new Error('There is nothing to support.')
  return found
}

function stay(piece: Army | Fleet): Order {
  const idle = { does: { deed: 'hold' }, meets: { stance: 'defend' } } as const
  return isArmy(piece) ? { army: piece.id, ...idle } : { fleet: piece.id, ...idle }
}

interface PressedProps {
  readonly on: boolean
  readonly kind: 'attack' | 'defend' | 'support'
  readonly press: () => void
}

function Pressed({ on, kind, press }: PressedProps) {
  return (
    <button type="button" class={`stance-choice ${kind}`} aria-pressed={on} onClick={press}>
      {words.stances[kind]}
    </button>
  )
}
