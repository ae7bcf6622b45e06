import { type Pose, veerValue } from '@windward/sails-of-glory/facts'
import { degrees, mm } from '../measure.ts'
import { linesOf } from '../ship/lines.ts'
import { type Spot, turned } from '../ship/pen.ts'
import type { FanCourse, PlanFan } from './fan-courses.ts'

/** A card's number on the water, and where. */
export interface Disc extends Spot {
  readonly course: FanCourse
  readonly label: string
}

const BEYOND = 13
export const DISC = 6.6
const APART = DISC * 2.15
const ROUNDS = 24
const SPREAD = 74

const onSea = ({ x, y, heading }: Pose, top: number, ahead: number): Spot => {
  const off = turned({ x: 0, y: -ahead }, degrees(heading))
  return { x: mm(x) + off.x, y: top - mm(y) + off.y }
}

/** Numbers beyond the bow to which each card leads, moved apart where they would cover each other. */
export function discsOf({ ship, start, courses }: PlanFan, top: number): readonly Disc[] {
  const { bow } = linesOf(ship.id)
  const far = -bow + BEYOND
  const spots = courses.map(({ path }, place) => {
    const end = path?.at(-1)
    if (end !== undefined) return onSea(end, top, far)
    /* Where no path may be shown the cards lie evenly before her, as a hand of cards would: nothing is measured by it. */
    const part = courses.length < 2 ? 0 : (place / (courses.length - 1)) * 2 - 1
    return onSea({ ...start, heading: start.heading + part * SPREAD * 1000 }, top, far + 18)
  })
  return apart(spots).map((spot, place) => ({ ...spot, ...labelled(ship.id, courses, place) }))
}

function labelled(ship: PlanFan['ship']['id'], courses: readonly FanCourse[], place: number) {
  const [first] = courses
  const course = courses[place] ?? first
  if (course === undefined) throw new Error('A fan has a card for every disc.')
  return { course, label: `${veerValue({ id: ship }, course.card) ?? ''}${SLIPS[course.card] ?? ''}` || '•' }
}

const SLIPS: Readonly<Record<string, string>> = { 'slip-left': '↖', 'slip-right': '↗' }

/** Spots no two of which are nearer to each other than two discs. */
export function apart(spots: readonly Spot[]): readonly Spot[] {
  const moved = spots.map(({ x, y }) => ({ x, y }))
  for (let round = 0; round < ROUNDS; round += 1)
    for (const [place, one] of moved.entries())
      for (const other of moved.slice(place + 1)) {
        const [dx, dy] = [other.x - one.x, other.y - one.y]
        const far = Math.hypot(dx, dy) || 0.01
        if (far >= APART) continue
        const push = (APART - far) / 2 / far
        one.x -= (dx || 0.01) * push
        one.y -= dy * push
        other.x += (dx || 0.01) * push
        other.y += dy * push
      }
  return moved
}

/** The card whose number lies nearest to a point. */
export function nearest(discs: readonly Disc[], { x, y }: Spot): Disc | undefined {
  return discs.reduce<Disc | undefined>(
    (best, disc) =>
      best === undefined || Math.hypot(disc.x - x, disc.y - y) < Math.hypot(best.x - x, best.y - y)
        ? disc
        : best,
    undefined,
  )
}

/** Everything the fan covers, so that no name is written over it: the courses in a few boxes. */
export function roomOf(fan: PlanFan, top: number) {
  const wide = 11
  const hulls = fan.courses.flatMap(({ path }) => {
    const end = path?.at(-1)
    return end === undefined ? [] : [0, 24, -24].map((ahead) => onSea(end, top, ahead))
  })
  return [...hulls, ...discsOf(fan, top)].map(({ x, y }) => ({
    left: x - wide,
    right: x + wide,
    top: y - wide,
    bottom: y + wide,
  }))
}
