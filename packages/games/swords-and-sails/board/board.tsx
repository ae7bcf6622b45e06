import './factions/factions.css'
import './map/map.css'
import './map/owners.css'
import './map/marks.css'
import './map/pieces.css'
import { useSignal } from '@preact/signals'
import type { TableModel } from '@windward/kit/contract.ts'
import { later } from '@windward/kit/later.tsx'
import type { Box } from '@windward/kit/viewport/camera.ts'
import type { Distance, Lens } from '@windward/kit/viewport/lens.ts'
import { useStages } from '@windward/kit/viewport/stages.ts'
import { Viewport } from '@windward/kit/viewport/viewport.tsx'
import {
  boardSize,
  landsOf,
  placesOf,
  type SwordsAndSails,
  type View,
} from '@windward/swords-and-sails/facts'
import type { JSX } from 'preact'
import { useMemo, useRef } from 'preact/hooks'
import { Traveller } from './area/traveller.tsx'
import { isFaction } from './factions/faction.ts'
import { Weaves } from './factions/weaves.tsx'
import { CitiesLayer, MarksLayer, OwnersLayer, PiecesLayer } from './layers.tsx'
import { Ground, Ink, Neatline, Pens } from './map/ground.tsx'
import { CallOuts, Names } from './map/names.tsx'
import { Shapes, Touch } from './map/owners.tsx'
import { PieceClips } from './map/pieces.tsx'
import { Straits } from './map/straits.tsx'
import { ArrowHeads } from './orders/arrows.tsx'
import { pointing } from './pointing.ts'
import { press } from './press.ts'
import { words } from './words.en.ts'

const Follow = later(async () => (await import('./follow.tsx')).Follow)
const AreaCard = later(async () => (await import('./area/area-card.tsx')).AreaCard)
const ToldMoment = later(async () => (await import('./told/told-moment.tsx')).ToldMoment)
const BattleScreen = later(async () => (await import('./battle/battle-screen.tsx')).BattleScreen)

const NEAREST = 5
const LAST_STAGE = 5
const FIRST = { least: 0.8, most: 1.5 }
const distance = (scale: number): Distance => {
  if (scale < 0.7) return 'far'
  return scale < 1.3 ? 'middle' : 'near'
}

/** The map of Swords & Sails with everything on it. */
export function Board({ table }: { readonly table: TableModel<SwordsAndSails> }) {
  const lens = useRef<Lens | undefined>(undefined)
  const stage = useStages(LAST_STAGE)
  const position = table.position.value
  const seat = position?.seat
  const home = useMemo(() => firstView(position?.view, seat), [position === undefined, seat])
  const shown = table.shown.value
  const covered = useSignal(0)
  if (position === undefined || seat === undefined || shown === undefined) return null
  const { view } = position
  const own = { '--own': isFaction(seat) ? `var(--sns-${seat}-ink)` : 'var(--map-ink)' }
  const pressed = ({ target }: Event) => press(table, placeUnder(target))
  const pointed = pointing(table, placeUnder)
  const over = (
    <>
      <Traveller table={table} view={view} seat={seat} lens={lens} />
      <Selected table={table} view={view} seat={seat} />
      {table.telling.value === undefined && shown.battles.length > 0 && (
        <BattleScreen table={table} view={shown} covered={covered} />
      )}
      {table.telling.value !== undefined && <ToldMoment table={table} />}
      {stage === LAST_STAGE && <Follow table={table} view={shown} lens={lens} covered={covered} />}
    </>
  )
  return (
    <Viewport
      label={words.map}
      ground="sns-ground"
      sheet={boardSize}
      nearest={NEAREST}
      distance={distance}
      first={FIRST}
      home={home}
      lens={lens}
      over={over}
    >
      <Sheet class="sns-map" style={own}>
        {stage > 0 && <Definitions />}
        {stage > 1 && <Ground />}
        {stage > 1 && <OwnersLayer view={shown} />}
        {stage > 2 && (
          <>
            <Ink />
            <Straits />
            <CitiesLayer view={shown} />
            <Neatline />
          </>
        )}
      </Sheet>
      <Sheet class="sns-map sns-moving sns-marks" style={own}>
        {stage > 3 && <MarksLayer table={table} />}
      </Sheet>
      <Sheet class="sns-map sns-moving" style={own} onClick={pressed} {...pointed}>
        {stage > 3 && (
          <>
            <Touch />
            <CallOuts />
            <Names />
          </>
        )}
      </Sheet>
      <Sheet class="sns-map sns-moving sns-pieces" style={own} onClick={pressed} {...pointed}>
        {stage > 4 && <PiecesLayer table={table} view={shown} />}
      </Sheet>
    </Viewport>
  )
}

interface SelectedProps {
  readonly table: TableModel<SwordsAndSails>
  readonly view: View
  readonly seat: string
}

/** What is selected, if anything: only this is drawn anew when something else is. */
function Selected(props: SelectedProps) {
  return props.table.selection.value === undefined ? null : <AreaCard {...props} />
}

/**
 * The map is drawn on four sheets: the ground, which hardly ever changes, the marks on it, the names, and the pieces. The
 * browser keeps each as a picture of its own, so that a mark or a piece costs nothing of what lies under it or over it.
 */
function Sheet(props: JSX.IntrinsicElements['svg']) {
  return (
    <svg
      viewBox={`0 0 ${boardSize.width} ${boardSize.height}`}
      width={boardSize.width}
      height={boardSize.height}
      aria-hidden="true"
      {...props}
    />
  )
}

/** Shapes and patterns that the rest of the drawing uses. */
function Definitions() {
  return (
    <defs>
      <Pens />
      <Weaves />
      <Shapes />
      <PieceClips />
      <ArrowHeads />
    </defs>
  )
}

function placeUnder(target: EventTarget | null): string | undefined {
  const marked = target instanceof Element ? target.closest('[data-place]') : null
  return marked?.getAttribute('data-place') ?? undefined
}

const WHOLE: Box = { x: 0, y: 0, ...boardSize }
const MARGIN = 110

/** One's own lands and what lies around them; everybody's for somebody who looks on. */
function firstView(view: View | undefined, seat: string | undefined): Box {
  if (view === undefined || seat === undefined) return WHOLE
  const seats = isFaction(seat) ? [seat] : view.seats
  const spots = seats.flatMap((each) => landsOf(view, each)).flatMap((land) => placesOf(land).pieces)
  if (spots.length === 0) return WHOLE
  const xs = spots.map(([x]) => x)
  const ys = spots.map(([, y]) => y)
  const [left, top] = [Math.min(...xs) - MARGIN, Math.min(...ys) - MARGIN]
  return { x: left, y: top, width: Math.max(...xs) + MARGIN - left, height: Math.max(...ys) + MARGIN - top }
}
