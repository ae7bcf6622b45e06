import {
  BASES,
  type CardId,
  type Colour,
  type Course,
  classOf,
  type Pose,
  type SeenShip,
  type SetSails,
  sternOn,
  trackOf,
} from '@windward/sails-of-glory/facts'

const SAMPLES = 24

/** The poses of a ship along a card's line, first and last included. */
export function along(
  ship: SeenShip['id'],
  from: Pose,
  card: CardId,
  sails: SetSails,
  colour: Colour,
  sandglasses: number,
): Pose[] {
  const kind = classOf(ship)
  const { track, way } = trackOf(kind.deck, card, sails, colour, sandglasses)
  const course: Course = { from, base: BASES[kind.base], track, way }
  return Array.from({ length: SAMPLES + 1 }, (_, step) => sternOn(course, track.at(step / SAMPLES)))
}

/** How a ship came to where she lies: along her line, and where she was stopped the rest of it is left out. */
export function sailedPath({ id, course, pose }: SeenShip): Pose[] {
  if (course === null) return []
  const { from, card, sails, colour, sandglasses, slid } = course
  const whole = along(id, from, card, sails, colour, sandglasses)
  if (!slid) return [from, ...whole.slice(1, -1), pose]
  const nearest = whole.reduce(
    (best, each, index) => (apart(each, pose) < apart(whole[best] ?? from, pose) ? index : best),
    0,
  )
  return [from, ...whole.slice(1, nearest), pose]
}

function apart(a: Pose, b: Pose): number {
  return (a.x - b.x) ** 2 + (a.y - b.y) ** 2
}
