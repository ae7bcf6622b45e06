import { useSignalEffect } from '@preact/signals'
import {
  addressOf,
  isDeep,
  isHalf,
  landAt,
  REALM_IDS,
  realmsOnBoard,
  type SailsOfWar,
  SIDES,
  type View,
  ZONES,
  type Zone,
} from '@windward/sails-of-war/board'
import { useRef } from 'preact/hooks'
import type { TableModel } from '../../table/contract.ts'
import { walk } from '../../table/options-walk.ts'
import type { Distance, Lens } from '../viewport/lens.ts'
import { Viewport } from '../viewport/viewport.tsx'
import { firstAnswer, type Ghost, ghostIn, isTurning, type Lit, litPlaces, pathIn } from './fork.ts'
import { halfHexagon, hexagon, middleOf, SHEET } from './hex.ts'
import { OnRealm, Serpent, Ships } from './pieces.tsx'
import { zoneOf, zoneOfShip } from './places.ts'
import { Tile } from './tile.tsx'

const NEAREST = 4
const FIRST = { least: 0.55, most: 2 }
const distance = (scale: number): Distance => (scale < 0.75 ? 'far' : scale < 1.3 ? 'middle' : 'near')
const HOME = { x: 0, y: 0, ...SHEET }

/** The ocean with its Realms and all that stands and sails there. */
export function Board({ table }: { readonly table: TableModel<SailsOfWar> }) {
  const lens = useRef<Lens | undefined>(undefined)
  useSignalEffect(() => {
    const [place] = table.highlight.value
    const view = table.position.peek()?.view
    const zone = view === undefined || place === undefined ? undefined : zoneOf(view, place)
    if (zone !== undefined) lens.current?.show(middleOf(zone))
  })
  const position = table.position.value
  if (position === undefined) return null
  const { view } = position
  const lit = litNow(table, view)
  const ghost = ghostNow(table)
  return (
    <Viewport
      label="The ocean"
      sheet={SHEET}
      nearest={NEAREST}
      distance={distance}
      first={FIRST}
      home={HOME}
      lens={lens}
    >
      <svg
        class="sow-ocean"
        viewBox={`0 0 ${SHEET.width} ${SHEET.height}`}
        width={SHEET.width}
        height={SHEET.height}
        aria-hidden="true"
        onClick={({ target }) => press(table, target)}
      >
        {ZONES.map((zone) => (
          <Water key={zone} zone={zone} />
        ))}
        {realmsOnBoard(view).map((realm) => (
          <g key={realm.id} transform={moved(realm.at)} data-zone={realm.at}>
            <Tile realm={realm.id} turned={realm.turned} owner={realm.owner} />
            <OnRealm view={view} realm={realm} />
          </g>
        ))}
        {view.serpents.map((zone, index) => (
          <g key={index} transform={moved(zone)} data-zone={zone}>
            <Serpent />
          </g>
        ))}
        <Fleets view={view} />
        {ghost !== undefined && <Laid ghost={ghost} />}
        <Marks table={table} view={view} lit={lit} />
      </svg>
    </Viewport>
  )
}

const moved = (zone: Zone): string => {
  const { x, y } = middleOf(zone)
  return `translate(${x.toFixed(1)} ${y.toFixed(1)})`
}

function Water({ zone }: { readonly zone: Zone }) {
  const address = addressOf(zone)
  return (
    <g transform={moved(zone)} data-zone={zone}>
      <path
        class={`sow-water ${isDeep(zone) ? 'sow-deep' : ''}`}
        d={isHalf(zone) ? halfHexagon() : hexagon()}
      />
      {address !== null && (
        <text class="sow-address" y="42">
          {address.join('/')}
        </text>
      )}
    </g>
  )
}

function Fleets({ view }: { readonly view: View }) {
  const places = Map.groupBy(view.ships, (ship) => zoneOfShip(view, ship))
  return (
    <>
      {[...places].map(
        ([zone, ships]) =>
          zone !== undefined && (
            <g key={zone} transform={moved(zone)} data-zone={zone}>
              <Ships view={view} ships={ships} />
            </g>
          ),
      )}
    </>
  )
}

/** A tile as it would lie. */
function Laid({ ghost }: { readonly ghost: Ghost }) {
  const realm = REALM_IDS.find((id) => id === ghost.realm)
  const turned = SIDES.find((side) => side === ghost.turned)
  if (realm === undefined || turned === undefined) return null
  return (
    <g class="sow-ghost" transform={moved(ghost.zone)}>
      <Tile realm={realm} turned={turned} owner={null} />
    </g>
  )
}

function Marks({
  table,
  view,
  lit,
}: {
  readonly table: TableModel<SailsOfWar>
  readonly view: View
  readonly lit: readonly Lit[]
}) {
  const chosen = table.selection.value === undefined ? undefined : zoneOf(view, table.selection.value)
  const told = table.highlight.value.map((place) => zoneOf(view, place))
  const fought = view.battle === null ? undefined : view.realms[view.battle.realm]?.at
  const zones = new Set(lit.map(({ zone }) => zone))
  return (
    <g class="sow-marks">
      {[...zones].map((zone) => (
        <path key={zone} class="sow-lit" transform={moved(zone)} d={hexagon(50)} data-zone={zone} />
      ))}
      {chosen !== undefined && <path class="sow-chosen" transform={moved(chosen)} d={hexagon(54)} />}
      {told.map(
        (zone) =>
          zone !== undefined && <path key={zone} class="sow-told" transform={moved(zone)} d={hexagon(54)} />,
      )}
      {fought !== undefined && (
        <path class="sow-swords" transform={moved(fought)} d="M-14-32l28 28m-6 2l8-8M14-32l-28 28m6 2l-8-8" />
      )}
    </g>
  )
}

function litNow(table: TableModel<SailsOfWar>, view: View): Lit[] {
  const question = table.question.value
  return question === undefined ? [] : litPlaces(question, view, table.draft(question).work.value)
}

/** SOW 2.3: the tile in hand, once its zone is chosen. */
function ghostNow(table: TableModel<SailsOfWar>): Ghost | undefined {
  const question = table.question.value
  if (question?.kind !== 'lay' || question.sealed !== undefined) return undefined
  const { at } = walk(question.options(), pathIn(table.draft(question).work.value))
  if (at.kind === 'leaf') return ghostIn(at.answer)
  return isTurning(at) ? ghostIn(firstAnswer(at)) : undefined
}

/** A place that is one choice is chosen; where it could be several, the panel asks which. */
function press(table: TableModel<SailsOfWar>, target: EventTarget | null): void {
  const name = target instanceof Element ? target.closest('[data-zone]')?.getAttribute('data-zone') : null
  const view = table.position.value?.view
  const question = table.question.value
  if (name == null || view === undefined) {
    table.selection.value = undefined
    return
  }
  const zone = Number(name)
  const ways = litNow(table, view).filter((lit) => lit.zone === zone)
  const [only] = ways
  table.selection.value = landAt(view, zone)?.id ?? name
  if (question !== undefined && only !== undefined && ways.length === 1)
    table.draft(question).set({ path: only.path })
}
