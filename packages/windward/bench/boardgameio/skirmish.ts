import { INVALID_MOVE } from 'boardgame.io/dist/cjs/core.js'
import type { MoveContext, Rules } from 'boardgame.io/dist/cjs/internal.js'
import type { Order } from '../skirmish-orders.ts'
import { HOMES, neighbours, UNITS_A_SEAT } from '../skirmish-orders.ts'

interface Unit {
  readonly owner: number
  readonly home: number
  area: number
  strength: number
  known: boolean
}

export interface Skirmish {
  turn: number
  readonly units: Unit[]
  readonly points: number[]
  readonly secret: { orders: (readonly Order[] | null)[] }
}

const STRENGTHS = [0, 1, 2]

/** The fixture game as one writes it for boardgame.io: every seat in one stage, orders kept in the secret state. */
export function skirmish(seats: number, turns: number, seed: string): Rules<Skirmish> {
  return {
    name: 'skirmish',
    seed,
    disableUndo: true,
    turn: { activePlayers: { all: 'orders' } },
    setup: ({ random }) => ({
      turn: 1,
      units: HOMES.slice(0, seats).flatMap((homes, owner) => {
        const strengths = random.Shuffle(STRENGTHS)
        return homes.map((home, index) => ({
          owner,
          home,
          area: home,
          strength: strengths[index] ?? 0,
          known: false,
        }))
      }),
      points: Array.from({ length: seats }, () => 0),
      secret: { orders: Array.from({ length: seats }, () => null) },
    }),
    moves: { order, nothing: () => {} },
    playerView: ({ G, playerID }) => ({
      ...G,
      secret: null,
      units: G.units.map((unit) => ({
        ...unit,
        strength: unit.known || `${unit.owner}` === playerID ? unit.strength : null,
      })),
    }),
    endIf: ({ G }) => (G.turn > turns ? { points: G.points } : undefined),
  }
}

function order({ G, playerID, random }: MoveContext<Skirmish>, orders: readonly Order[]) {
  const seat = Number(playerID)
  if (!isLegal(G, seat, orders)) return INVALID_MOVE
  const { secret } = G
  secret.orders[seat] = orders
  if (secret.orders.every((each) => each !== null)) resolve(G, random)
  return undefined
}

function isLegal(G: Skirmish, seat: number, orders: readonly Order[]): boolean {
  return (
    Array.isArray(orders) &&
    orders.length === UNITS_A_SEAT &&
    orders.every(({ unit, to }, index) => {
      const from = G.units[unit]?.area
      return (
        unit === seat * UNITS_A_SEAT + index &&
        from !== undefined &&
        (to === from || neighbours(from).includes(to))
      )
    })
  )
}

function resolve(G: Skirmish, random: MoveContext<Skirmish>['random']): void {
  const { secret, points } = G
  const units = [...G.units]
  for (const { unit, to } of secret.orders.flatMap((each) => each ?? [])) {
    const moved = units[unit]
    if (moved !== undefined && moved.area !== to) moved.area = to
  }
  for (const there of contested(units)) {
    const rolled = there.map((unit) => {
      unit.known = true
      return { unit, total: random.D6() + unit.strength }
    })
    const winner = rolled.reduce((best, each) => (each.total > best.total ? each : best)).unit.owner
    for (const unit of there) {
      if (unit.owner === winner) continue
      points[winner] = (points[winner] ?? 0) + 1
      unit.area = unit.home
    }
  }
  secret.orders = secret.orders.map(() => null)
  G.turn += 1
}

/** The units of each area in which more than one seat stands, in order of the areas' numbers. */
function contested(units: readonly Unit[]): Unit[][] {
  const standing = new Map<number, Unit[]>()
  for (const unit of units) {
    const there = standing.get(unit.area)
    if (there === undefined) standing.set(unit.area, [unit])
    else there.push(unit)
  }
  return [...standing]
    .filter(([, there]) => there.some(({ owner }) => owner !== there[0]?.owner))
    .sort(([a], [b]) => a - b)
    .map(([, there]) => there)
}
