import {
  countOf,
  isHalf,
  type RaceId,
  type Ship,
  type ShipKind,
  type View,
  type Zone,
} from '@windward/sails-of-war/facts'
import { emblemOn, hullOf } from '../draw/ships.ts'
import { moved } from '../hex.ts'
import { zoneOfShip } from '../places.ts'
import { type Berth, placed, quayBerths, seaBerths, serpentBerth } from '../spots.ts'
import { Put } from './put.tsx'

/** More than so many at sea, or in a Port, are drawn as fleets. */
const SHIPS_APART = 6
const MOORED_APART = 2

/** A hull with its rig and its emblem, about its waterline. */
export function Hull({
  race,
  kind,
  laden = false,
}: {
  readonly race: RaceId
  readonly kind: ShipKind
  readonly laden?: boolean
}) {
  const { x, y, size } = emblemOn(kind)
  return (
    <>
      <Put what={laden ? `laden-${race}` : `${kind}-${race}`} />
      <Put
        what={`emblem-${race}`}
        class="sow-emblem"
        x={x}
        y={y}
        scale={Math.round((size / 24) * 100) / 100}
      />
    </>
  )
}

/** All that swims: ships zone by zone, those in Ports before their quays, and the Sea Serpents. */
export function Fleets({ view }: { readonly view: View }) {
  const places = Map.groupBy(view.ships, (ship) => zoneOfShip(view, ship))
  return (
    <>
      {view.serpents.map((zone, index) => (
        <g key={`serpent ${index}`} transform={moved(zone)}>
          <Serpent zone={zone} company={view.ships.some((ship) => ship.zone === zone)} />
        </g>
      ))}
      {[...places].map(
        ([zone, ships]) =>
          zone !== undefined && (
            <g key={zone} transform={moved(zone)}>
              <Ships view={view} ships={ships} serpent={view.serpents.includes(zone)} />
            </g>
          ),
      )}
    </>
  )
}

export function Serpent({ zone, company }: { readonly zone: Zone; readonly company: boolean }) {
  return <Put what="serpent" class="sow-serpent" {...serpentBerth(isHalf(zone), company)} />
}

interface ShipsProps {
  readonly view: View
  readonly ships: readonly Ship[]
  readonly serpent: boolean
}

/** Ships of one place, each for itself; where they would be too many those of one owner and kind share a hull. */
function Ships({ view, ships, serpent }: ShipsProps) {
  const fleets = fleetsOf(
    ships.filter(({ port }) => port === null),
    SHIPS_APART,
  )
  const berths = seaBerths(fleets.length, serpent)
  const quays = Map.groupBy(
    ships.flatMap((ship) => (ship.port === null ? [] : [{ ship, side: ship.port.side }])),
    ({ side }) => side,
  )
  return (
    <>
      {fleets.map((fleet, index) => (
        <Fleet key={fleet[0]?.id} view={view} fleet={fleet} berth={berths[index]} />
      ))}
      {[...quays].map(([side, moored]) => {
        const along = fleetsOf(
          moored.map(({ ship }) => ship),
          MOORED_APART,
        )
        const quay = quayBerths(side, along.length)
        return along.map((fleet, index) => (
          <Fleet key={fleet[0]?.id} view={view} fleet={fleet} berth={quay[index]} />
        ))
      })}
    </>
  )
}

function fleetsOf(ships: readonly Ship[], apart: number): readonly (readonly Ship[])[] {
  if (ships.length <= apart) return ships.map((ship) => [ship])
  return [...Map.groupBy(ships, ({ owner, kind }) => `${owner} ${kind}`).values()]
}

interface FleetProps {
  readonly view: View
  readonly fleet: readonly Ship[]
  readonly berth: Berth | undefined
}

/** A ship, with its cargo on deck, a Hero at its stern, and over its bow how many units are aboard. */
function Fleet({ view, fleet, berth }: FleetProps) {
  const [first] = fleet
  if (first === undefined || berth === undefined) return null
  const { kind, owner } = first
  const aboard = fleet.reduce((sum, ship) => sum + countOf(ship.units), 0)
  const cargo = fleet.reduce((sum, ship) => sum + goodsOf(ship), 0)
  const hero = view.heroes.find(({ ship }) => fleet.some(({ id }) => id === ship))
  const bow = hullOf(kind) * 0.9
  return (
    <g class={`sow-ship sow-of-${owner}`} data-place={first.id} transform={placed(berth)}>
      {hero !== undefined && (
        <Put what={`hero-${hero.owner}`} class={`sow-of-${hero.owner}`} x={-bow} y={-12} scale={0.5} />
      )}
      <Hull race={owner} kind={kind} laden={cargo > 0} />
      {fleet.length > 1 && <Badge look="sow-many" x={-bow} count={fleet.length} berth={berth} times />}
      {aboard > 0 && <Badge look="sow-aboard" x={bow} count={aboard} berth={berth} />}
      {cargo > 0 && <Badge look="sow-cargo" x={bow} count={cargo} berth={berth} />}
    </g>
  )
}

const goodsOf = ({ cargo }: Ship): number => (cargo === null ? 0 : cargo.grain + cargo.wood + cargo.iron)

interface BadgeProps {
  readonly look: string
  readonly x: number
  readonly count: number
  readonly berth: Berth
  /** So many ships, and not so many of something. */
  readonly times?: boolean
}

/** A number that is as large on a small ship as on a large one. */
function Badge({ look, x, count, berth, times = false }: BadgeProps) {
  return (
    <g
      class={`sow-disc ${look}`}
      transform={placed({ x, y: -36, scale: Math.round((0.86 / berth.scale) * 100) / 100 })}
    >
      <circle r="15" />
      <text y="7.3">{times ? `${count}×` : count}</text>
    </g>
  )
}
