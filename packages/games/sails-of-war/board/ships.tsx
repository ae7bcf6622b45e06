import { countOf, type Ship, type ShipKind, type View } from '@windward/sails-of-war/facts'
import { HERO } from './signs/marks.ts'
import { type Berth, placed, quayBerths, seaBerths } from './spots.ts'

const HULLS = {
  trader: 'M-13 3h26l-4 7h-18zM0 2v-14M1-11q10 3 0 11z',
  transport: 'M-14 2h28l-4 8h-20zM-4 1v-13M-3-11q9 3 0 10zM6 1v-9M7-8q6 2 0 7z',
  warship: 'M-15 2h30l-5 8h-20zM-7 1v-11M-6-9q6 3 0 8zM1 1v-15M2-14q9 4 0 12zM9 1v-9M10-8q5 3 0 7z',
} as const

/** A hull about its middle. */
export const Hull = ({ kind }: { readonly kind: ShipKind }) => <path d={HULLS[kind]} />

/** More than so many at sea are drawn as fleets. */
const SHIPS_APART = 6

interface ShipsProps {
  readonly view: View
  readonly ships: readonly Ship[]
}

/** Ships of one place, each for itself; where they would be too many those of one owner and kind share a hull. */
export function Ships({ view, ships }: ShipsProps) {
  const atSea = ships.filter(({ port }) => port === null)
  const quays = Map.groupBy(
    ships.flatMap((ship) => (ship.port === null ? [] : [{ ship, side: ship.port.side }])),
    ({ side }) => side,
  )
  const fleets = fleetsOf(atSea, SHIPS_APART)
  const berths = seaBerths(fleets.length)
  return (
    <>
      {fleets.map((fleet, index) => (
        <Fleet key={fleet[0]?.id} view={view} fleet={fleet} berth={berths[index]} />
      ))}
      {[...quays].map(([side, moored]) => {
        const along = fleetsOf(
          moored.map(({ ship }) => ship),
          2,
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

/** A hull; on its deck the cargo, above its stern a Hero, above its bow how many units are aboard. */
function Fleet({ view, fleet, berth }: FleetProps) {
  const [first] = fleet
  if (first === undefined || berth === undefined) return null
  const aboard = fleet.reduce((sum, ship) => sum + countOf(ship.units), 0)
  const hero = view.heroes.find(({ ship }) => fleet.some(({ id }) => id === ship))
  return (
    <g class={`sow-ship sow-of-${first.owner}`} transform={placed(berth)}>
      <Hull kind={first.kind} />
      {fleet.some(({ cargo }) => cargo !== null) && (
        <path class="sow-crates" d="M-7-2h6v6h-6zM0-2h6v6H0zM-3.5-8h6v6h-6z" />
      )}
      {fleet.length > 1 && (
        <text class="sow-fleet" y="9.5">
          {fleet.length}
        </text>
      )}
      {aboard > 0 && (
        <g class="sow-aboard" transform="translate(13 -6)">
          <circle r="6.5" />
          <text y="3.3">{aboard}</text>
        </g>
      )}
      {hero !== undefined && (
        <g class={`sow-aboard sow-of-${hero.owner}`} transform="translate(-13 -6)">
          <circle r="6.5" />
          <path transform="translate(0 0.8) scale(0.5)" d={HERO} />
        </g>
      )}
    </g>
  )
}
