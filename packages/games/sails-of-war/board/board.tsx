import type { TableModel } from '@windward/kit/contract.ts'
import { later } from '@windward/kit/later.tsx'
import { narrow } from '@windward/kit/narrow.ts'
import type { Box, Size } from '@windward/kit/viewport/camera.ts'
import type { Distance, Lens } from '@windward/kit/viewport/lens.ts'
import { Viewport } from '@windward/kit/viewport/viewport.tsx'
import {
  homeOf,
  isSea,
  RACE_IDS,
  REALM_IDS,
  realmsOnBoard,
  type SailsOfWar,
  SIDES,
  type View,
  type Zone,
} from '@windward/sails-of-war/facts'
import { useMemo, useRef } from 'preact/hooks'
import { battleSeen } from './battle/battle-seen.ts'
import { DiceTray } from './dice/throw.tsx'
import { Defs } from './draw/defs.tsx'
import { useFollow } from './follow.ts'
import type { Ghost } from './fork.ts'
import { Happening } from './happening.tsx'
import { extentOf, HALF, hexagon, middleOf, moved, SHEET, type Spot, zoneAt } from './hex.ts'
import { Land } from './land/land.tsx'
import { Name } from './land/name.tsx'
import { Marks } from './marks.tsx'
import { Burning } from './pieces/badges.tsx'
import { Fleets } from './pieces/fleets.tsx'
import { OnRealm } from './pieces/on-realm.tsx'
import { Counters, Values } from './pieces/tokens.tsx'
import { zoneAsked, zoneOf, zoneOfShip } from './places.ts'
import { ghostNow, litNow, lookAt, press } from './pressing.ts'
import { AskedScene } from './scenes/asked.tsx'
import { Contested } from './sea/contested.tsx'
import { Routes } from './sea/routes.tsx'
import { Sea } from './sea/sea.tsx'
import { Tile } from './tile.tsx'
import { Traveller } from './traveller.tsx'
import { words } from './words.en.ts'

const AheadCard = later(async () => (await import('./ahead/ahead-card.tsx')).AheadCard)
const BattleView = later(async () => (await import('./battle/battle-view.tsx')).BattleView)

const NEAREST = 2.4
const FIRST = { least: 0.31, most: 1.12 }
/** Realms lie clear of the buttons at the right edge. */
const CLEAR = [{ right: 56, bottom: 0 }]
/** Dice that are told fall at the upper edge, over so much of the window. */
const TRAY = 0.25
const distance = (scale: number): Distance =>
  scale < 0.27 ? 'farthest' : scale < 0.42 ? 'far' : scale < 0.8 ? 'middle' : 'near'
/** What a phone shows first around one's Home Realm. */
const NEIGHBOURHOOD = { width: 680, height: 260 }
/** Where the Realms take so much of the chart, all of it is shown with its frame. */
const MOST_OF_IT = 0.84

/** SOW 16: without the sea Realms lie at the lower edge, too, where otherwise half a hex is seen. */
function sheetOf({ options }: View): Size {
  return options.mode === 'base' ? { ...SHEET, height: SHEET.height + HALF } : SHEET
}

/** The whole ocean while it is laid, then all that lies on it; on a phone one's own waters. */
function firstView(view: View, seat: string): Box {
  const race = RACE_IDS.find((each) => each === seat)
  const home = race && view.realms[homeOf(race)]?.at
  if (home !== undefined && narrow.value) return about(middleOf(home), NEIGHBOURHOOD)
  const sheet = sheetOf(view)
  const whole = { x: 0, y: 0, ...sheet }
  if (view.phase === 'laying' || narrow.value) return whole
  const ships = view.ships.flatMap((ship) => zoneOfShip(view, ship) ?? [])
  const extent = extentOf([...realmsOnBoard(view).map(({ at }) => at), ...view.serpents, ...ships])
  const share = Math.max(extent.width / sheet.width, extent.height / sheet.height)
  return share > MOST_OF_IT ? whole : extent
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
  const sheet = sheetOf(view)
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
          <AheadCard table={table} view={view} />
          {battleSeen(table, view) && <BattleView table={table} view={view} />}
          <AskedScene table={table} view={view} />
          <DiceTray table={table} view={view} low={!narrow.value && isHigh(lens.current, toldAt)} />
        </>
      }
    >
      <Ocean table={table} view={view} sheet={sheet} />
      <svg class="sow-ocean sow-above" viewBox={`0 0 ${sheet.width} ${sheet.height}`} aria-hidden="true">
        <Happening table={table} view={view} />
      </svg>
    </Viewport>
  )
}

interface OceanProps {
  readonly table: TableModel<SailsOfWar>
  readonly view: View
  readonly sheet: Size
}

/** All that lies still; what moves is drawn above it, so that this need not be drawn again. */
function Ocean({ table, view, sheet }: OceanProps) {
  const ghost = ghostNow(table)
  const lit = new Set(litNow(table, view).map(({ zone }) => zone))
  const laying = view.phase === 'laying'
  const realms = realmsOnBoard(view)
  const defs = useMemo(() => <Defs />, [])
  const lies = realms.map(({ id, at, turned, owner }) => [id, at, turned, owner].join()).join(' ')
  const chart = useMemo(
    () => (
      <>
        <Sea sheet={sheet} land={realms.map(({ at }) => at)} />
        <Land realms={realms} laying={laying} />
        <Values realms={realms} />
      </>
    ),
    [lies, laying, sheet.height],
  )
  const names = useMemo(
    () => realms.map(({ id, at }) => <Name key={id} realm={id} about={middleOf(at)} />),
    [lies],
  )
  const burning = realms.filter(({ id }) => view.weather.burning.includes(id))
  return (
    <svg
      class={`sow-ocean ${laying || isAtSea(table, view, lit) ? 'sow-numbered' : ''}`}
      viewBox={`0 0 ${sheet.width} ${sheet.height}`}
      width={sheet.width}
      height={sheet.height}
      aria-hidden="true"
      onClick={(event) => {
        const zone = zoneUnder(event, sheet)
        if (zone === undefined) table.selection.value = undefined
        else press(table, zone)
      }}
      onPointerMove={(event) => {
        if (event.pointerType === 'mouse') lookAt(table).value = zoneUnder(event, sheet)
      }}
      onPointerLeave={() => {
        lookAt(table).value = undefined
      }}
    >
      {defs}
      {chart}
      <Counters view={view} realms={realms} />
      <Routes view={view} />
      <Contested view={view} />
      {realms.map((realm) => (
        <g key={realm.id} transform={moved(realm.at)}>
          <path class="sow-whole" data-place={realm.id} d={hexagon()} />
          <OnRealm view={view} realm={realm} />
        </g>
      ))}
      {burning.map(({ id, at }) => (
        <path key={id} class="sow-scorched" transform={moved(at)} d={hexagon(88)} />
      ))}
      {ghost !== undefined && <Laid ghost={ghost} />}
      <Marks table={table} view={view} lit={lit} />
      <g class="sow-untouched">
        {names}
        <Fleets view={view} />
      </g>
      {burning.map(({ id, at }) => (
        <g key={id} transform={moved(at)}>
          <Burning />
        </g>
      ))}
    </svg>
  )
}

/** Whether water can be chosen, is asked about or is told of: then its zones are numbered. */
function isAtSea(table: TableModel<SailsOfWar>, view: View, lit: ReadonlySet<Zone>): boolean {
  const named = [table.selection.value, ...table.highlight.value].flatMap((place) =>
    place === undefined ? [] : [zoneOf(view, place)],
  )
  const zones = [...lit, zoneAsked(view, table.question.value), ...named]
  return zones.some((zone) => zone !== undefined && isSea(view, zone))
}

/** Whether a zone is seen at the upper edge of the window. */
function isHigh(lens: Lens | undefined, zone: Zone | undefined): boolean {
  if (lens === undefined || zone === undefined) return false
  const { box } = lens.sight
  return middleOf(zone).y - HALF < box.y + box.height * TRAY
}

/** Hexes have no shapes of their own to be pressed: where the pointer is says which it is. */
function zoneUnder({ clientX, clientY, currentTarget }: MouseEvent, sheet: Size): Zone | undefined {
  if (!(currentTarget instanceof Element)) return undefined
  const { left, top, width, height } = currentTarget.getBoundingClientRect()
  return zoneAt({ x: ((clientX - left) / width) * sheet.width, y: ((clientY - top) / height) * sheet.height })
}

/** A tile as it would lie. */
function Laid({ ghost }: { readonly ghost: Ghost }) {
  const realm = REALM_IDS.find((id) => id === ghost.realm)
  const turned = SIDES.find((side) => side === ghost.turned)
  if (realm === undefined || turned === undefined) return null
  return (
    <g class="sow-ghost" transform={moved(ghost.zone)}>
      <Tile realm={realm} turned={turned} />
    </g>
  )
}
