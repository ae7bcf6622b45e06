import { REALM_IDS, type SailsOfWar, SIDES, type View, ZONES, type Zone } from '@windward/sails-of-war/board'
import type { Fields } from '@windward/table'
import type { ComponentChildren } from 'preact'
import type { TableModel } from '../../table/contract.ts'
import { hexagon, middleOf, SHEET } from './hex.ts'
import './look/happening.css'
import { Serpent } from './pieces.tsx'
import { zoneOf } from './places.ts'
import { Tile } from './tile.tsx'

/** What the line being told tells of, seen to happen on the board. */
export function Happening({ table, view }: { readonly table: TableModel<SailsOfWar>; readonly view: View }) {
  const line = table.telling.value?.line
  if (line === undefined) return null
  return (
    <g class="sow-happening" key={line.n}>
      <Scene name={line.what.key} fields={line.what.fields} view={view} />
    </g>
  )
}

interface SceneProps {
  readonly name: string
  readonly fields: Fields
  readonly view: View
}

function Scene({ name, fields, view }: SceneProps) {
  const from = zoneIn(view, fields['from'])
  const to = zoneIn(view, fields['to'])
  switch (name) {
    case 'event.burn':
      return <Fire zones={[fields['realms']].flat().flatMap((realm) => zoneIn(view, realm) ?? [])} />
    case 'event.tempest':
      return typeof fields['side'] === 'number' ? <Tempest side={fields['side']} /> : null
    case 'event.drifts':
      return from === undefined || to === undefined ? null : (
        <Drift realm={fields['realm']} from={from} to={to} view={view} />
      )
    case 'sea.serpent-moved':
    case 'sea.serpent-placed':
      return from === undefined || to === undefined ? null : (
        <Slide from={from} to={to}>
          <Serpent />
        </Slide>
      )
    case 'event.wrecked':
    case 'sea.serpent-attacks':
    case 'sea.serpent-destroys':
    case 'sea.warship-lost':
    case 'sea.battle':
      return <Splash zone={zoneIn(view, fields['zone'])} />
    case 'event.stays':
      return <Tremble zone={zoneIn(view, fields['realm'])} />
    default:
      return from === undefined || to === undefined ? null : <Way from={from} to={to} />
  }
}

/** Zones are told by their number, Realms by their name. */
function zoneIn(view: View, field: unknown): Zone | undefined {
  if (typeof field === 'number') return ZONES.find((zone) => zone === field)
  return typeof field === 'string' ? zoneOf(view, field) : undefined
}

const placed = (zone: Zone): string => {
  const { x, y } = middleOf(zone)
  return `translate(${x.toFixed(1)} ${y.toFixed(1)})`
}

interface SlideProps {
  readonly from: Zone
  readonly to: Zone
  readonly children: ComponentChildren
}

/** Something that goes from one hex to another. */
function Slide({ from, to, children }: SlideProps) {
  const [begin, end] = [middleOf(from), middleOf(to)]
  return (
    <>
      <Way from={from} to={to} />
      <g transform={placed(to)}>
        <g class="sow-slides" style={{ '--dx': `${begin.x - end.x}px`, '--dy': `${begin.y - end.y}px` }}>
          {children}
        </g>
      </g>
    </>
  )
}

/** SOW 5.18 */
function Drift({
  realm,
  from,
  to,
  view,
}: {
  readonly realm: unknown
  readonly from: Zone
  readonly to: Zone
  readonly view: View
}) {
  const id = REALM_IDS.find((each) => each === realm)
  const turned = id && view.realms[id]?.turned
  if (id === undefined || turned === undefined) return null
  return (
    <Slide from={from} to={to}>
      <Tile realm={id} turned={turned} owner={null} />
    </Slide>
  )
}

function Way({ from, to }: { readonly from: Zone; readonly to: Zone }) {
  const [a, b] = [middleOf(from), middleOf(to)]
  return <line class="sow-way" x1={a.x} y1={a.y} x2={b.x} y2={b.y} pathLength="1" />
}

const FLAME = 'M0 26q-26-12-12-36 3 9 9 9-6-22 14-36 0 16 9 26t0 28q-6 9-20 9z'

/** From Realm to Realm, as fires spread. */
function Fire({ zones }: { readonly zones: readonly Zone[] }) {
  return (
    <>
      {zones.map((zone, place) => (
        <g key={zone} transform={placed(zone)}>
          <g class="sow-burns" style={{ '--place': place }}>
            <path class="sow-scorched" d={hexagon(52)} />
            <path class="sow-flame" d={FLAME} />
          </g>
        </g>
      ))}
    </>
  )
}

const GUSTS = [0.1, 0.3, 0.5, 0.7, 0.9]

/** SOW 5.19: gusts over the whole ocean, the way the ships are driven. */
function Tempest({ side }: { readonly side: number }) {
  const way = SIDES.find((each) => each === side) ?? 0
  return (
    <>
      {GUSTS.flatMap((across) =>
        GUSTS.map((down) => (
          <g
            key={`${across} ${down}`}
            transform={`translate(${SHEET.width * across} ${SHEET.height * down}) rotate(${way * 60})`}
          >
            <path
              class="sow-gust"
              style={{ '--place': Math.round(across * 10) }}
              d="M0 60q12-14 0-28t0-28 0-28V-36M-11-24L0-38 11-24"
            />
          </g>
        )),
      )}
    </>
  )
}

function Splash({ zone }: { readonly zone: Zone | undefined }) {
  return zone === undefined ? null : (
    <g transform={placed(zone)}>
      <circle class="sow-splash" r="34" />
      <circle class="sow-splash sow-second" r="22" />
    </g>
  )
}

function Tremble({ zone }: { readonly zone: Zone | undefined }) {
  return zone === undefined ? null : (
    <g transform={placed(zone)}>
      <path class="sow-trembles" d={hexagon(54)} />
    </g>
  )
}
