import './factions/factions.css'
import './map/map.css'
import {
  type AreaId,
  boardSize,
  isLandId,
  isSeaId,
  landsOf,
  placesOf,
  type SwordsAndSails,
  type View,
} from '@windward/swords-and-sails/board'
import { useEffect, useMemo, useRef } from 'preact/hooks'
import type { TableModel } from '../../table/contract.ts'
import type { Box } from '../viewport/camera.ts'
import type { Distance, Lens } from '../viewport/lens.ts'
import { Viewport } from '../viewport/viewport.tsx'
import { AreaCard } from './area/area-card.tsx'
import { Traveller } from './area/traveller.tsx'
import { BattleScreen } from './battle/battle-screen.tsx'
import { DiceTray } from './dice/dice-tray.tsx'
import { isFaction } from './factions/faction.ts'
import { Weaves } from './factions/weaves.tsx'
import { Cities } from './map/cities.tsx'
import { Ground, Ink, Pens } from './map/ground.tsx'
import { Marks } from './map/marks.tsx'
import { CallOuts, Names } from './map/names.tsx'
import { Owners, Shapes, Touch } from './map/owners.tsx'
import { PieceClips, Pieces } from './map/pieces.tsx'
import { standings } from './map/standing.ts'
import { Straits } from './map/straits.tsx'
import { ArrowHeads, Arrows } from './orders/arrows.tsx'
import { type Desk, deskOf } from './orders/desk.ts'
import { press } from './press.ts'
import { walkable } from './walk-reach.ts'

const NEAREST = 5
const distance = (scale: number): Distance => (scale < 0.55 ? 'far' : scale < 1.3 ? 'middle' : 'near')

export function Board({ table }: { readonly table: TableModel<SwordsAndSails> }) {
  const lens = useRef<Lens | undefined>(undefined)
  const position = table.position.value
  const first = useMemo(
    () => firstView(position?.view, position?.seat),
    [position === undefined, position?.seat],
  )
  const lit = table.highlight.value
  const selected = table.selection.value
  useEffect(() => {
    const place = lit[0]
    const spot = place === undefined || position === undefined ? undefined : spotOf(position.view, place)
    if (spot !== undefined) lens.current?.show(spot)
  }, [lit, position])
  if (position === undefined) return null
  const { view, seat } = position
  const desk = deskOf(table)
  const placed = standings(view)
  return (
    <Viewport
      label="Map"
      sheet={boardSize}
      nearest={NEAREST}
      distance={distance}
      first={first}
      lens={lens}
      over={
        <>
          <Traveller table={table} view={view} seat={seat} lens={lens} />
          <AreaCard table={table} view={view} seat={seat} />
          <BattleScreen table={table} view={view} />
          <DiceTray table={table} />
        </>
      }
    >
      <svg
        class="sns-map"
        viewBox={`0 0 ${boardSize.width} ${boardSize.height}`}
        width={boardSize.width}
        height={boardSize.height}
        aria-hidden="true"
        style={{ '--own': isFaction(seat) ? `var(--sns-${seat}-ink)` : 'var(--map-ink)' }}
        onClick={({ target }) => press(table, placeUnder(target))}
      >
        <defs>
          <Pens />
          <Weaves />
          <Shapes />
          <PieceClips />
          <ArrowHeads />
        </defs>
        <Ground />
        <Owners view={view} />
        <Ink />
        <Marks selected={selected} highlit={lit} reach={reachable(table, desk)} />
        <Straits />
        <Touch />
        <CallOuts />
        <Cities view={view} />
        <Names />
        {desk !== undefined && <Arrows desk={desk} placed={placed} />}
        <Pieces placed={placed} own={seat} selected={selected} marked={lit} />
      </svg>
    </Viewport>
  )
}

/** Where the chosen piece can go, or where the answer that is being walked can be given. */
function reachable(table: TableModel<SwordsAndSails>, desk: Desk | undefined): ReadonlyMap<AreaId, boolean> {
  const marked = new Map<AreaId, boolean>()
  if (desk === undefined) for (const area of walkable(table).keys()) marked.set(area, false)
  for (const [area, ways] of desk?.reach ?? []) marked.set(area, ways[0]?.hostile ?? false)
  return marked
}

function placeUnder(target: EventTarget | null): string | undefined {
  const marked = target instanceof Element ? target.closest('[data-place]') : null
  return marked?.getAttribute('data-place') ?? undefined
}

const WHOLE: Box = { x: 0, y: 0, ...boardSize }
const MARGIN = 110

/** One's own lands and what lies around them; the whole board for somebody without any. */
function firstView(view: View | undefined, seat: string | undefined): Box {
  if (view === undefined || seat === undefined || !isFaction(seat)) return WHOLE
  const spots = landsOf(view, seat).flatMap((land) => placesOf(land).pieces)
  if (spots.length === 0) return WHOLE
  const xs = spots.map(([x]) => x)
  const ys = spots.map(([, y]) => y)
  const [left, top] = [Math.min(...xs) - MARGIN, Math.min(...ys) - MARGIN]
  return { x: left, y: top, width: Math.max(...xs) + MARGIN - left, height: Math.max(...ys) + MARGIN - top }
}

function spotOf(view: View, place: string): { x: number; y: number } | undefined {
  if (isLandId(place) || isSeaId(place)) {
    const [x, y] = placesOf(place).label.at
    return { x, y }
  }
  return standings(view).find(({ key }) => key === place)
}
