import type { FactionId } from '../data/factions/factions.ts'
import { VICTORY } from '../data/victory.ts'
import { teamFault } from '../diplomacy/team-change.ts'
import { sides, teamOf } from '../teams.ts'
import { type Points, pointsOf } from '../victory/score.ts'
import type { View } from '../view/view.ts'
import type { Habits } from './habits.ts'

/** The sides there would be, and what a victory of one's own would be worth among them. */
export class Standings {
  readonly #view: View
  readonly #points: ReadonlyMap<FactionId, Points>
  readonly #pride: number
  /** How much a point says: the more, the nearer the end is. */
  readonly #steep: number
  readonly sides: readonly (readonly FactionId[])[]
  #ordered: readonly { readonly side: readonly FactionId[]; readonly height: number }[] | undefined

  constructor(view: View, { pride }: Habits) {
    this.#view = view
    this.#pride = pride
    this.#points = pointsOf(view)
    this.sides = sides(view)
    const highest = Math.max(...this.sides.map((side) => this.#height(side, NOBODY)))
    const target = VICTORY.targets[view.options.length] ?? highest
    this.#steep = STEEP * Math.min(1, Math.max(0, highest / target))
  }

  /** Whether somebody else is likely enough to win that it is time to do something about it. */
  isAlarming(seat: FactionId): boolean {
    let [sum, most] = [0, 0]
    for (const side of this.sides) {
      const weight = Math.exp(this.#height(side, NOBODY) * this.#steep)
      sum += weight
      if (!side.includes(seat)) most = Math.max(most, weight)
    }
    return most / sum >= ALARM
  }

  /** Whether the seat is of the side that stands highest. */
  leads(seat: FactionId): boolean {
    return this.#order()[0]?.side.includes(seat) ?? false
  }

  /** Whether the first seat's side stands below the second's. */
  isBehind(one: FactionId, other: FactionId): boolean {
    const order = this.#order()
    const place = (seat: FactionId) => order.findIndex(({ side }) => side.includes(seat))
    return place(one) > place(other)
  }

  /** The seats, the lowest first. */
  lowestFirst(): FactionId[] {
    return this.#order()
      .toReversed()
      .flatMap(({ side }) => side)
  }

  #order() {
    this.#ordered ??= this.sides
      .map((side) => ({ side, height: this.#height(side, NOBODY) }))
      .sort((a, b) => b.height - a.height)
    return this.#ordered
  }

  /** A seat's chance of winning as things stand, a victory shared being worth the less the prouder he is. */
  now(seat: FactionId): number {
    return this.#chance(seat, this.sides, NOBODY)
  }

  /** The same, if these were one side from now on, whatever they were before. */
  together(seat: FactionId, members: readonly FactionId[]): number {
    const rest = this.sides
      .map((side) => side.filter((member) => !members.includes(member)))
      .filter((side) => side.length > 0)
    return this.#chance(seat, [members, ...rest], new Set(members))
  }

  /** The same, if the seat stood alone. */
  alone(seat: FactionId): number {
    return this.together(seat, [seat])
  }

  #chance(seat: FactionId, all: readonly (readonly FactionId[])[], changed: ReadonlySet<FactionId>): number {
    let [sum, own, size] = [0, 0, 1]
    for (const side of all) {
      const weight = Math.exp(this.#height(side, changed) * this.#steep)
      sum += weight
      if (side.includes(seat)) [own, size] = [weight, side.length]
    }
    return (own / sum) * size ** -this.#pride
  }

  /** A side's score, less what it will fall behind while it has to wait (SNS 11.4.1). */
  #height(side: readonly FactionId[], changed: ReadonlySet<FactionId>): number {
    const { options, number, powers, marks } = this.#view
    let [own, capitals, waits] = [0, 0, 0]
    for (const member of side) {
      const points = this.#points.get(member)
      own += points?.own ?? 0
      capitals += points?.capitals ?? 0
      const until = powers[member]?.waitsUntil ?? 0
      const wait = changed.has(member) && options.allianceWait ? VICTORY.seasonsAfterAlliance : until - number
      waits = Math.max(waits, wait)
    }
    const isMarked = marks.some(
      ({ members }) => members.length === side.length && members.every((member) => side.includes(member)),
    )
    const score = own / side.length + (VICTORY.teamBonus[side.length - 1] ?? 0)
    return score + capitals * VICTORY.enemyCapital + (isMarked ? MARKED : 0) - waits * GROWTH
  }
}

const NOBODY: ReadonlySet<FactionId> = new Set()

/** How much a point of score says at the target; what a season's growth and a mark are in points. */
const STEEP = 0.24
const GROWTH = 1.5
const MARKED = 6
/** From this chance of another side on he looks for friends. */
const ALARM = 0.3

/** SNS 15.2.2: those with whom a team would be best for the seat, if it is good for each of them. */
export function bestTeam(view: View, seat: FactionId, standings: Standings, habits: Habits): FactionId[] {
  const present = view.seats.filter(
    (other) => other !== seat && view.talk?.room.includes(other) && teamOf(view, other) === undefined,
  )
  if (!standings.isAlarming(seat)) return []
  const team = teamOf(view, seat)?.members ?? [seat]
  const now = standings.now(seat) * habits.caution
  const seated = standings.sides.flat().length
  let [best, most]: [FactionId[], number] = [[], now]
  const tryThese = (friends: FactionId[]) => {
    const members = [...team, ...friends]
    if (members.length > LARGEST || members.length >= seated) return
    const worth = standings.together(seat, members)
    if (worth <= most || teamFault(view, members) !== undefined) return
    if (friends.every((friend) => standings.together(friend, members) > standings.now(friend)))
      [best, most] = [friends, worth]
  }
  for (const [place, one] of present.entries()) {
    tryThese([one])
    for (const two of present.slice(place + 1)) tryThese([one, two])
  }
  return best
}

/** More make a crowd: a team so large would win without any of its members having done much for it. */
const LARGEST = 3
