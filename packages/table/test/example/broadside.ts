import { type Decision, type Game, randomBot, range, refuse, speaker } from '@windward/table'
import { z } from 'zod'

const CAPTAINS = ['red', 'blue'] as const
const fresh = (captain: Captain) => ({ captain, powder: 9, hits: 0, hull: 6 })
type Captain = (typeof CAPTAINS)[number]

interface Ship<Hull> {
  readonly captain: Captain
  powder: number
  hits: number
  hull: Hull
}

const optionsShape = z.strictObject({ rounds: z.int().min(1).max(30).default(9) })

interface Broadside {
  seat: Captain
  state: { round: number; rounds: number; ships: Ship<number>[] }
  view: { round: number; rounds: number; ships: Ship<number | null>[] }
  options: z.infer<typeof optionsShape>
  outcome: { winners: readonly Captain[] }
}

const words = {
  'load.title': () => 'How much powder do you load?',
  'load.poor': (f: { left: number }) => `You have only ${f.left} powder left.`,
  hull: (f: { hull: number }) => `Your hull bears ${f.hull} hits.`,
  loaded: (f: { captain: string; powder: number }) => `The ${f.captain} captain loaded ${f.powder}.`,
  fired: (f: { captain: string; die: number }) => `The ${f.captain} captain fires and rolls ${f.die}.`,
}
const say = speaker<typeof words>()

/** BRO 2.1: a decision looks at the asked seat's view, never at the state. */
const load: Decision<Broadside, null, number> = {
  kind: 'load',
  title: () => say('load.title'),
  shape: z.int().min(0).max(3),
  options: ({ view, seat }) => range(0, Math.min(3, powderLeft(view, seat))),
  check({ view, seat }, powder) {
    const left = powderLeft(view, seat)
    return powder > left ? refuse('BRO 2.1', say('load.poor', { left })) : undefined
  },
  absent: () => 0,
}

const powderLeft = ({ ships }: Broadside['view'], seat: Captain) => ships[CAPTAINS.indexOf(seat)]?.powder ?? 0

export const game: Game<Broadside> = {
  id: 'broadside',
  name: 'Broadside',
  version: 1,
  words,
  options: optionsShape,
  seats: { all: CAPTAINS, fewest: 2, most: 2, choose: () => CAPTAINS },
  decisions: [load],
  bots: { random: randomBot },
  begin: (seats, { rounds }) => ({ round: 1, rounds, ships: seats.map(fresh) }),
  setup(t) {
    for (const ship of t.state.ships) {
      ship.hull = t.dice.roll(6)
      t.tell([ship.captain], 'BRO 1.1', say('hull', { hull: ship.hull }))
    }
  },
  *turn(t) {
    const loads = yield* t.askAll(t.seats, load, () => null)
    for (const ship of t.state.ships) {
      const powder = loads.get(ship.captain) ?? 0
      ship.powder -= powder
      t.tell('all', 'BRO 2.1', say('loaded', { captain: ship.captain, powder }))
    }
    const most = Math.max(...loads.values())
    const [captain, equal] = t.seats.filter((seat) => loads.get(seat) === most)
    if (captain !== undefined && equal === undefined) {
      const die = t.dice.roll(6)
      t.tell('all', 'BRO 2.2', say('fired', { captain, die }))
      for (const ship of t.state.ships) if (ship.captain !== captain && die <= most + 2) ship.hits += 1
    }
    t.state.round += 1
  },
  outcome({ round, rounds, ships }) {
    const afloat = ships.filter(({ hits, hull }) => hits < hull)
    if (afloat.length === ships.length && round <= rounds) return undefined
    const fewest = Math.min(...afloat.map(({ hits }) => hits))
    return { winners: afloat.filter(({ hits }) => hits === fewest).map(({ captain }) => captain) }
  },
  view({ round, rounds, ships }, viewer) {
    const known = ({ captain, hits, hull }: Ship<number>) => captain === viewer || hits >= hull
    const seen = (ship: Ship<number>) => ({ ...ship, hull: known(ship) ? ship.hull : null })
    return { round, rounds, ships: ships.map(seen) }
  },
  resample({ round, rounds, ships }, _, dice) {
    const drawn = ({ hits }: Ship<number | null>) => hits + dice.roll(6 - hits)
    return { round, rounds, ships: ships.map((ship) => ({ ...ship, hull: ship.hull ?? drawn(ship) })) }
  },
  plant({ ships }, owner, mark) {
    for (const ship of ships) if (ship.captain === owner) ship.hull = mark.number()
  },
}
