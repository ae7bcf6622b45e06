import type { TableModel } from '@windward/kit/contract.ts'
import { narrow } from '@windward/kit/narrow.ts'
import type { Box, Size } from '@windward/kit/viewport/camera.ts'
import type { Distance, Lens } from '@windward/kit/viewport/lens.ts'
import { Viewport } from '@windward/kit/viewport/viewport.tsx'
import {
  addressOf,
  homeOf,
  isDeep,
  isHalf,
  landAt,
  RACE_IDS,
  REALM_IDS,
  realmsOnBoard,
  type SailsOfWar,
  SIDES,
  type View,
  ZONES,
  type Zone,
} from '@windward/sails-of-war/facts'
import { useRef } from 'preact/hooks'
import { DiceTray } from './dice/throw.tsx'
import { useFollow } from './follow.ts'
import type { Ghost } from './fork.ts'
import { Happening } from './happening.tsx'
import { extentOf, HALF, halfHexagon, hexagon, middleOf, SHEET, type Spot } from './hex.ts'
import { Burning, Fought, OnRealm, Serpent } from './pieces.tsx'
import { zoneAsked, zoneOf, zoneOfShip } from './places.ts'
import { ghostNow, litNow, press } from './pressing.ts'
import { Routes } from './routes.tsx'
import { Ships } from './ships.tsx'
import { Tile } from './tile.tsx'
import { Traveller } from './traveller.tsx'
import { words } from './words.en.ts'

const NEAREST = 4
const FIRST = { least: 0.55, most: 2 }
/** What is told lies over the lower edge, so high with two lines. */
const TOLD = 136
/** All Realms lie clear of what is told and of the buttons beside it, or above the buttons. */
const CLEAR = [
  { right: 56, bottom: TOLD },
  { right: 0, bottom: 152 },
]
/** Dice that are told fall at the upper edge, over so much of the window. */
const TRAY = 0.25
const distance = (scale: number): Distance =>
  scale < 0.48 ? 'farthest' : scale < 0.75 ? 'far' : scale < 1.3 ? 'middle' : 'near'
/** What a phone shows first around one's Home Realm. */
const NEIGHBOURHOOD = { width: 420, height: 320 }

/** SOW 16: without the sea Realms lie at the lower edge, too, where otherwise half a hex is seen. */
function sheetOf({ options }: View): Size {
  return options.mode === 'base' ? { ...SHEET, height: SHEET.height + HALF } : SHEET
}

/** The whole ocean while it is laid, then all that lies on it; on a phone one's own waters. */
function firstView(view: View, seat: string): Box {
  const race = RACE_IDS.find((each) => each === seat)
  const home = race && view.realms[homeOf(race)]?.at
  if (home !== undefined && narrow.value) return about(middleOf(home), NEIGHBOURHOOD)
  const ships = view.ships.flatMap((ship) => zoneOfShip(view, ship) ?? [])
  const zones = [...realmsOnBoard(view).map(({ at }) => at), ...view.serpents, ...ships]
  return view.phase === 'laying' || narrow.value ? { x: 0, y: 0, ...sheetOf(view) } : extentOf(zones)
}

function about({ x, y }: Spot, { width, height }: Size): Box {
  return { x: x - width / 2, y: y - height / 2, width, height }
}

/** The ocean with its Realms and all that stands and sails there. */
export function Board({ table }: { readonly table: TableModel<SailsOfWar> }) {
  const lens = useRef<Lens | undefined>(undefined)
  const view = table.shown.value
  const toldAt = useFollow(table, view, lens)
  const seat = table.position.value?.seat
  if (seat === undefined || view === undefined) return null
  const ghost = ghostNow(table)
  const zonesLit = new Set(litNow(table, view).map(({ zone }) => zone))
  const sheet = sheetOf(view)
  const burning = realmsOnBoard(view).filter(({ id }) => view.weather.burning.includes(id))
  return (
    <Viewport
      label={words.ocean}
      ground="sow-beyond"
      sheet={sheet}
      nearest={NEAREST}
      distance={distance}
      first={narrow.value ? FIRST : { ...FIRST, clear: CLEAR }}
      home={firstView(view, seat)}
      lens={lens}
      over={
        <>
          <Traveller table={table} view={view} seat={seat} lens={lens} />
          <DiceTray table={table} low={!narrow.value && isHigh(lens.current, toldAt)} />
        </>
      }
    >
      <svg
        class={`sow-ocean ${view.phase === 'laying' ? '' : 'sow-laid'}`}
        viewBox={`0 0 ${sheet.width} ${sheet.height}`}
        width={sheet.width}
        height={sheet.height}
        aria-hidden="true"
        onClick={({ target }) => {
          const zone = zoneUnder(target)
          if (zone === undefined) table.selection.value = undefined
          else press(table, zone)
        }}
      >
        {ZONES.map((zone) => (
          <Water key={zone} zone={zone} bright={zonesLit.has(zone)} />
        ))}
        {realmsOnBoard(view).map(({ id, at }) => (
          <path key={id} class="sow-shoal" transform={moved(at)} d={hexagon(62)} />
        ))}
        {realmsOnBoard(view).map((realm) => (
          <g key={realm.id} transform={moved(realm.at)} data-zone={realm.at}>
            <Tile
              realm={realm.id}
              turned={realm.turned}
              owner={realm.owner}
              bright={zonesLit.has(realm.at)}
            />
            <OnRealm view={view} realm={realm} />
          </g>
        ))}
        {burning.map(({ id, at }) => (
          <path key={id} class="sow-scorched" transform={moved(at)} d={hexagon(49)} />
        ))}
        <Routes view={view} />
        {view.serpents.map((zone, index) => (
          <g key={index} transform={moved(zone)} data-zone={zone}>
            <Serpent half={isHalf(zone)} />
          </g>
        ))}
        <Fleets view={view} />
        {ghost !== undefined && <Laid ghost={ghost} />}
        <Marks table={table} view={view} lit={zonesLit} />
        {burning.map(({ id, at }) => (
          <g key={id} transform={moved(at)}>
            <Burning />
          </g>
        ))}
        <Happening table={table} view={view} />
      </svg>
    </Viewport>
  )
}

/** Whether a zone is seen at the upper edge of the window. */
function isHigh(lens: Lens | undefined, zone: Zone | undefined): boolean {
  if (lens === undefined || zone === undefined) return false
  const { box } = lens.sight
  return middleOf(zone).y - HALF < box.y + box.height * TRAY
}

function zoneUnder(target: EventTarget | null): Zone | undefined {
  const name = target instanceof Element ? target.closest('[data-zone]')?.getAttribute('data-zone') : null
  return name == null ? undefined : Number(name)
}

const moved = (zone: Zone): string => {
  const { x, y } = middleOf(zone)
  return `translate(${x.toFixed(1)} ${y.toFixed(1)})`
}

function Water({ zone, bright }: { readonly zone: Zone; readonly bright: boolean }) {
  const address = addressOf(zone)
  return (
    <g transform={moved(zone)} data-zone={zone}>
      <path
        class={`sow-water ${isDeep(zone) ? 'sow-deep' : ''} ${bright ? 'sow-bright' : ''}`}
        d={isHalf(zone) ? halfHexagon() : hexagon()}
      />
      {!isHalf(zone) && <path class="sow-waves" d="M-26-6q5-5 10 0t10 0M4 14q5-5 10 0t10 0" />}
      {address !== null && (
        <text class="sow-address" x="-18" y="-33">
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
  readonly lit: ReadonlySet<Zone>
}) {
  const chosen = table.selection.value === undefined ? undefined : zoneOf(view, table.selection.value)
  const told = table.highlight.value.map((place) => zoneOf(view, place))
  const fought = view.battle === null ? undefined : view.realms[view.battle.realm]?.at
  const asked = table.telling.value === undefined ? zoneAsked(view, table.question.value) : undefined
  return (
    <g class="sow-marks">
      {[...lit].map((zone) => (
        <Choosable key={zone} zone={zone} land={landAt(view, zone) !== undefined} />
      ))}
      {asked !== undefined && !lit.has(asked) && (
        <g transform={moved(asked)}>
          <path class="sow-ground" d={hexagon(56)} />
          <path class="sow-asked" d={hexagon(56)} />
        </g>
      )}
      {chosen !== undefined && <path class="sow-chosen" transform={moved(chosen)} d={hexagon(54)} />}
      {told.map(
        (zone) =>
          zone !== undefined && (
            <g key={zone} transform={moved(zone)}>
              <path class="sow-casing" d={hexagon(59)} />
              <path class="sow-told" d={hexagon(59)} />
            </g>
          ),
      )}
      {fought !== undefined && (
        <g transform={moved(fought)}>
          <Fought />
        </g>
      )}
    </g>
  )
}

/** What can be chosen is framed: a Realm over its sides, water by a thin line. */
function Choosable({ zone, land }: { readonly zone: Zone; readonly land: boolean }) {
  return (
    <g transform={moved(zone)} data-zone={zone}>
      {land && <path class="sow-casing" d={hexagon(52.5)} />}
      <path class={`sow-lit ${land ? '' : 'sow-shallow'}`} d={hexagon(land ? 52.5 : 50)} />
    </g>
  )
}
