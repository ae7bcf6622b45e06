import type { TableModel } from '@windward/kit/contract.ts'
import {
  columnOf,
  isHalf,
  isSea,
  RACE_IDS,
  REALM_IDS,
  rowOf,
  type SailsOfWar,
  SHIP_IDS,
  SIDES,
  type View,
  ZONES,
  type Zone,
} from '@windward/sails-of-war/facts'
import type { Fields } from '@windward/table'
import type { ComponentChildren } from 'preact'
import { hexagon, middleOf, moved } from './hex.ts'
import './look/happening.css'
import { Fought } from './pieces/badges.tsx'
import { Hull, Serpent } from './pieces/fleets.tsx'
import { zoneOf } from './places.ts'
import { Tile } from './tile.tsx'
import { battleTold } from './told/battle-told.ts'

/** What the line being told tells of, seen to happen on the board. */
export function Happening({ table, view }: { readonly table: TableModel<SailsOfWar>; readonly view: View }) {
  const told = table.telling.value
  if (told === undefined) return null
  const battle = battleTold(told.line, table.host.lines.value)
  return (
    <g class="sow-happening" key={told.line.n}>
      {told.lines.map(({ n, what }) => (
        <Scene key={n} name={what.key} fields={what.fields} view={view} />
      ))}
      {battle !== undefined && <Battle zone={zoneIn(view, battle.realm)} />}
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
      return typeof fields['side'] === 'number' ? <Tempest side={fields['side']} view={view} /> : null
    case 'event.drifts':
      return from === undefined || to === undefined ? null : (
        <Drift realm={fields['realm']} from={from} to={to} view={view} />
      )
    case 'sea.serpent-moved':
    case 'sea.serpent-placed':
      return from === undefined || to === undefined ? null : (
        <Slide from={from} to={to}>
          <Serpent zone={to} company={false} />
        </Slide>
      )
    case 'event.wrecked':
    case 'sea.serpent-destroys':
      return <Sinking zone={zoneIn(view, fields['zone'])} race={fields['race']} kind={fields['kind']} />
    case 'sea.warship-lost':
      return <Sinking zone={zoneIn(view, fields['zone'])} race={fields['race']} kind="warship" />
    case 'sea.denied':
      return fields['destroyed'] === true ? (
        <Sinking zone={zoneIn(view, fields['zone'])} race={fields['owner']} kind={fields['kind']} />
      ) : (
        <Splash zone={zoneIn(view, fields['zone'])} />
      )
    case 'sea.serpent-attacks':
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
      <g transform={moved(to)}>
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
      <Tile realm={id} turned={turned} />
    </Slide>
  )
}

/** An arrow leaves free what stands in the middle of both hexes. */
const CLEAR_OF = 46
const SHORTEST_WAY = 140

function Way({ from, to }: { readonly from: Zone; readonly to: Zone }) {
  const [a, b] = [middleOf(from), middleOf(to)]
  const long = Math.hypot(b.x - a.x, b.y - a.y)
  if (long < SHORTEST_WAY) return null
  const turned = (Math.atan2(b.y - a.y, b.x - a.x) * 180) / Math.PI
  const line = `M${CLEAR_OF} 0H${(long - CLEAR_OF - 18).toFixed(1)}`
  return (
    <g transform={`translate(${a.x.toFixed(1)} ${a.y.toFixed(1)}) rotate(${turned.toFixed(1)})`}>
      <path class="sow-way sow-under" d={line} pathLength="1" />
      <path class="sow-way" d={line} pathLength="1" />
      <path class="sow-arrow" d={`M${(long - CLEAR_OF).toFixed(1)} 0l-25-16v32z`} />
    </g>
  )
}

const FLAME = 'M0 26q-26-12-12-36 3 9 9 9-6-22 14-36 0 16 9 26t0 28q-6 9-20 9z'

/** From Realm to Realm, as fires spread. */
function Fire({ zones }: { readonly zones: readonly Zone[] }) {
  return (
    <>
      {zones.map((zone, place) => (
        <g key={zone} transform={moved(zone)}>
          <g class="sow-burns" style={{ '--place': place }}>
            <path class="sow-scorched" d={hexagon(94)} />
            <path class="sow-flame" transform="scale(1.6)" d={FLAME} />
          </g>
        </g>
      ))}
    </>
  )
}

/** Every other hex of open water. */
const isWindy = (view: View, zone: Zone): boolean =>
  (columnOf(zone) + rowOf(zone)) % 2 === 0 && !isHalf(zone) && isSea(view, zone)

/** SOW 5.19: gusts over the whole ocean, the way the ships are driven. */
function Tempest({ side, view }: { readonly side: number; readonly view: View }) {
  const way = SIDES.find((each) => each === side) ?? 0
  return (
    <>
      {ZONES.filter((zone) => isWindy(view, zone)).map((zone) => (
        <g key={zone} transform={`${moved(zone)} rotate(${way * 60})`}>
          <path
            class="sow-gust"
            style={{ '--place': columnOf(zone) }}
            d="M0 64q16-20 0-38t0-38 0-38V-61M-18-40L0-62 18-40"
          />
        </g>
      ))}
    </>
  )
}

function Splash({ zone }: { readonly zone: Zone | undefined }) {
  return zone === undefined ? null : (
    <g transform={moved(zone)}>
      <circle class="sow-splash" r="60" />
      <circle class="sow-splash sow-second" r="40" />
    </g>
  )
}

interface SinkingProps {
  readonly zone: Zone | undefined
  readonly race: unknown
  readonly kind: unknown
}

/** A ship that goes down; it is no longer on the board. */
function Sinking({ zone, race, kind }: SinkingProps) {
  const hull = SHIP_IDS.find((each) => each === kind)
  const owner = RACE_IDS.find((each) => each === race)
  if (zone === undefined || hull === undefined || owner === undefined) return null
  return (
    <>
      <Splash zone={zone} />
      <g transform={moved(zone)}>
        <g class={`sow-ship sow-sinks sow-of-${owner}`}>
          <Hull race={owner} kind={hull} />
        </g>
      </g>
    </>
  )
}

/** SOW 8: where the battle is that is told of. */
function Battle({ zone }: { readonly zone: Zone | undefined }) {
  return zone === undefined ? null : (
    <g transform={moved(zone)}>
      <path class="sow-told" d={hexagon(103)} />
      <Fought />
    </g>
  )
}

function Tremble({ zone }: { readonly zone: Zone | undefined }) {
  return zone === undefined ? null : (
    <g transform={moved(zone)}>
      <path class="sow-trembles" d={hexagon(96)} />
    </g>
  )
}
