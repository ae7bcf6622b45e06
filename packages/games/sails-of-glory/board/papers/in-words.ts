import { classOf, type SeenShip, shipName, type View } from '@windward/sails-of-glory/facts'
import { compassPoint } from '../measure.ts'

/** “HMS Defence, on the port beam, heading north-east, battle sails, hull 4 of 10 …”; no distance is told. */
export function inWords(view: View, ship: SeenShip, mine: SeenShip | undefined): string {
  if (ship.fate !== 'afloat')
    return `${shipName(ship.id)}, ${ship.fate === 'waiting' ? 'not placed yet' : ship.fate}`
  const boxes = classOf(ship.id).log.length
  const where =
    mine === undefined || mine.id === ship.id || mine.fate !== 'afloat'
      ? quarter(view, ship)
      : bearing(mine, ship)
  const parts = [
    shipName(ship.id),
    where,
    `heading ${compassPoint(ship.pose.heading)}`,
    `${ship.sails} sails`,
    `hull ${boxes - ship.hull.length} of ${boxes}`,
    `crew ${boxes - ship.crew.length} of ${boxes}`,
  ]
  if (ship.special.fires > 0) parts.push(`${ship.special.fires} on fire`)
  if (ship.special.leaks > 0) parts.push(`${ship.special.leaks} leaking`)
  return parts.join(', ')
}

const ROUND = [
  'ahead',
  'on the starboard bow',
  'on the starboard beam',
  'on the starboard quarter',
  'astern',
  'on the port quarter',
  'on the port beam',
  'on the port bow',
] as const

function bearing(from: SeenShip, to: SeenShip): string {
  const off =
    (Math.atan2(to.pose.x - from.pose.x, to.pose.y - from.pose.y) * 180) / Math.PI - from.pose.heading / 1000
  return ROUND[((Math.round(off / 45) % 8) + 8) % 8] ?? 'ahead'
}

function quarter({ sea }: View, { pose }: SeenShip): string {
  const up = pose.y > sea.length / 2 ? 'north' : 'south'
  const across = pose.x > sea.width / 2 ? 'east' : 'west'
  return `in the ${up}-${across} of the sea`
}
