import { countOf, type Ship, type ShipKind, type View } from '@windward/sails-of-war/board'
import { sideSpot } from './hex.ts'

const HULLS = {
  trader: 'M-13 3h26l-4 7h-18zM0 2v-14M1-11q10 3 0 11z',
  transport: 'M-14 2h28l-4 8h-20zM-4 1v-13M-3-11q9 3 0 10zM6 1v-9M7-8q6 2 0 7z',
  warship: 'M-15 2h30l-5 8h-20zM-7 1v-11M-6-9q6 3 0 8zM1 1v-15M2-14q9 4 0 12zM9 1v-9M10-8q5 3 0 7z',
} as const

/** A hull about its middle. */
export const Hull = ({ kind }: { readonly kind: ShipKind }) => <path d={HULLS[kind]} />

/** From the middle of a Realm to a ship in its Port: before the moles, where no name is. */
const AT_QUAY = 62

interface ShipsProps {
  readonly view: View
  readonly ships: readonly Ship[]
}

/** Ships of one place; those of the same owner and kind share a hull with a numeral. */
export function Ships({ view, ships }: ShipsProps) {
  const groups = Map.groupBy(
    ships,
    ({ owner, kind, port }) => `${owner} ${kind} ${port === null ? '' : port.side}`,
  )
  return (
    <>
      {[...groups].map(([key, group], index) => {
        const [first] = group
        if (first === undefined) return null
        const spot =
          first.port === null
            ? { x: (index % 3) * 34 - (groups.size > 1 ? 24 : 0), y: Math.floor(index / 3) * 28 - 8 }
            : sideSpot(sideOfPort(first), AT_QUAY)
        const aboard = group.reduce((sum, ship) => sum + countOf(ship.units), 0)
        const laden = group.some(({ cargo }) => cargo !== null)
        const heroes = view.heroes.filter((hero) => group.some(({ id }) => id === hero.ship)).length
        return (
          <g
            key={key}
            class={`sow-ship sow-of-${first.owner}`}
            transform={`translate(${spot.x.toFixed(1)} ${spot.y.toFixed(1)})`}
          >
            <Hull kind={first.kind} />
            {group.length > 1 && (
              <text class="sow-fleet" x="-10" y="-2">
                {group.length}
              </text>
            )}
            {laden && <path class="sow-crates" d="M-7 0h6v6h-6zM0 0h6v6h-6zM-3.5-6h6v6h-6z" />}
            {aboard > 0 && (
              <g class="sow-aboard" transform="translate(11 -4)">
                <circle r="6" />
                <text y="3">{aboard}</text>
              </g>
            )}
            {heroes > 0 && (
              <path
                class="sow-rider"
                transform="translate(-11 -4) scale(0.7)"
                d="M0-11a4 4 0 0 1 0 8 4 4 0 0 1 0-8zM-6 8q0-10 6-10t6 10z"
              />
            )}
          </g>
        )
      })}
    </>
  )
}

const sideOfPort = ({ port }: Ship) => port?.side ?? 0
