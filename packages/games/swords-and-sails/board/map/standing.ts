import {
  type AreaId,
  isLandId,
  type PieceKey,
  placesOf,
  type SeenArmy,
  type SeenFleet,
  type View,
} from '@windward/swords-and-sails/facts'

/** A piece as it stands on the map. */
export interface Standing {
  readonly key: PieceKey
  readonly kind: 'army' | 'fleet'
  readonly piece: SeenArmy | SeenFleet
  readonly at: AreaId
  readonly x: number
  readonly y: number
  readonly scale: number
}

/** Every piece that is in play, armies before fleets. */
export function piecesIn(view: View): { armies: SeenArmy[]; fleets: SeenFleet[] } {
  const powers = view.seats.flatMap((seat) => view.powers[seat] ?? [])
  return {
    armies: powers.flatMap(({ armies }) => Object.values(armies)),
    fleets: powers.flatMap(({ fleets }) => Object.values(fleets)),
  }
}

export const keyOfPiece = ({ faction, id }: SeenArmy | SeenFleet): PieceKey => {
  switch (id) {
    case 'I':
    case 'II':
    case 'III':
    case 'IV':
    case 'V':
      return `${faction} ${id}`
    default:
      return `${faction} ${id}`
  }
}

/** Where a stack fans out once the places of its area are taken. */
const FAN = 7

type Point = readonly [number, number]

function spotFor(spots: readonly Point[], i: number, [right, down]: Point = [1, -1]): [number, number] {
  const spot = spots[Math.min(i, spots.length - 1)] ?? [0, 0]
  const over = Math.max(0, i - spots.length + 1)
  return [spot[0] + right * over * FAN, spot[1] + down * over * FAN * 0.4]
}

/** Ships in a port fan out away from the name of the land, where its armies stand too. */
function inPort(land: AreaId, i: number): [number, number] {
  const { port = [0, 0], label } = placesOf(land)
  return spotFor([port], i, [port[0] < label.at[0] ? -1 : 1, port[1] < label.at[1] ? -1 : 1])
}

/** Armies on the places of their land, fleets on those of their sea or in the port, armies aboard beside their ships. */
export function standings(view: View): Standing[] {
  const { armies, fleets } = piecesIn(view)
  const taken = new Map<string, number>()
  const next = (where: string): number => {
    const i = taken.get(where) ?? 0
    taken.set(where, i + 1)
    return i
  }
  const placed: Standing[] = []
  for (const fleet of fleets) {
    const { pieces, scale } = placesOf(fleet.at)
    const docked = isLandId(fleet.at)
    const [x, y] = docked ? inPort(fleet.at, next(`${fleet.at} port`)) : spotFor(pieces, next(fleet.at))
    const size = docked ? scale * 0.84 : scale
    placed.push({ key: keyOfPiece(fleet), kind: 'fleet', piece: fleet, at: fleet.at, x, y, scale: size })
  }
  for (const army of armies) placed.push(armyStanding(army, placed, next))
  return placed
}

function armyStanding(
  army: SeenArmy,
  placed: readonly Standing[],
  next: (where: string) => number,
): Standing {
  const { pieces, scale } = placesOf(army.at)
  const key = keyOfPiece(army)
  const carrier = isLandId(army.at) ? undefined : carrierOf(army, placed)
  if (carrier !== undefined) {
    const i = next(`aboard ${carrier.key}`)
    const [x, y] = [carrier.x + 8 * carrier.scale, carrier.y - 6 * carrier.scale + i * 9]
    return { key, kind: 'army', piece: army, at: army.at, x, y, scale: carrier.scale * 0.6 }
  }
  const [x, y] = spotFor(pieces, next(army.at))
  return { key, kind: 'army', piece: army, at: army.at, x, y, scale }
}

function carrierOf(army: SeenArmy, placed: readonly Standing[]): Standing | undefined {
  const here = placed.filter(({ at, piece }) => at === army.at && piece.faction === army.faction)
  return here.find(({ piece }) => army.aboard?.some((id) => id === piece.id)) ?? here[0]
}
