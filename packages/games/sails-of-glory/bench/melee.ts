import { type Game, layTable, Match, seedFrom } from '@windward/table'
import { SWITCHES } from '../src/data/levels.ts'
import { DEGREE, MM, RULER } from '../src/data/measures.ts'
import { SHIP_IDS, SHIPS, type ShipId, type Side } from '../src/data/ships.ts'
import { game } from '../src/index.ts'
import type { SailsOfGlory } from '../src/state.ts'

const ALL = Object.fromEntries(Object.keys(SWITCHES).map((name) => [name, true]))
const LINE = { apart: 110, british: 420, french: 520, first: 60 } as const

/** Two lines in reach of each other's guns, some on courses that cross; Advanced with all options. */
const melee: Game<SailsOfGlory> = {
  ...game,
  begin(seats, options) {
    const state = game.begin(seats, options)
    const places = { british: 0, french: 0 }
    for (const [index, ship] of state.ships.entries()) {
      const french = ship.side === 'french'
      const y = LINE.first + LINE.apart * places[ship.side]
      places[ship.side] += 1
      ship.fate = 'afloat'
      ship.pose = { x: LINE[ship.side] * MM, y: y * MM, heading: (french ? 340 : 20) * DEGREE }
      ship.plan.now = index % 3 === 0 ? 'straight' : 'veer-6'
    }
    return state
  },
  setup: () => undefined,
}

const fleetOf = (side: Side, ships: number): ShipId[] =>
  SHIP_IDS.filter((ship) => SHIPS[ship].navy === side).slice(0, ships)

/** A match of so many ships at the beginning of its first turn. */
export function meleeOf(ships: number, number: number): Match<SailsOfGlory> {
  const fleets = { british: fleetOf('british', ships / 2), french: fleetOf('french', ships / 2) }
  const options = { level: 'advanced', fleets, ...ALL }
  const laid = layTable(melee, { options, seats: ['british-1', 'french-1'], seed: seedFrom('melee', number) })
  if (!laid.ok) throw new Error(`No table for ${ships} ships can be laid.`)
  const opened = Match.open(melee, laid.value)
  if (!opened.ok) throw new Error(`No match of ${ships} ships can be opened.`)
  return opened.value
}

/** Plays its first turn as the rules assume of captains who are away; in microseconds of processor time. */
export function microsecondsOfTurn(match: Match<SailsOfGlory>): number {
  let spent = 0
  while (match.turn === 1) {
    const [question] = match.unanswered()
    if (question === undefined) break
    const answer = question.absent()
    const before = process.cpuUsage()
    match.answer(question.seat, question.id, answer)
    const { user, system } = process.cpuUsage(before)
    spent += user + system
  }
  return spent
}

/** Pairs of enemies that lie within the ruler's reach of each other as the turn begins. */
export function pairsInReach(match: Match<SailsOfGlory>): number {
  const { ships } = match.view('spectator')
  const near = ships.flatMap((one, index) =>
    ships.slice(index + 1).filter(({ side, pose }) => {
      const [dx, dy] = [pose.x - one.pose.x, pose.y - one.pose.y]
      return side !== one.side && dx * dx + dy * dy <= RULER.length * RULER.length
    }),
  )
  return near.length
}
