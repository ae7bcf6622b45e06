import { INVALID_MOVE } from 'boardgame.io/dist/cjs/core.js'
import type { MoveContext, Rules } from 'boardgame.io/dist/cjs/internal.js'
import type { Orders } from '../skirmish-orders.ts'
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
  /** What happened in the last turn, for everybody to read; our own table tells it too. */
  news: readonly News[]
  readonly secret: { orders: (Orders | null)[] }
}

type News =
  | { readonly what: 'moved'; readonly moves: readonly number[] }
  | {
      readonly what: 'fought'
      readonly area: number
      readonly winner: number
      readonly rolls: readonly number[]
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
      news: [],
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

function order({ G, playerID, random }: MoveContext<Skirmish>, orders: Orders) {
  const seat = Number(playerID)
  if (!isLegal(G, seat, orders)) return INVALID_MOVE
  const { secret } = G
  secret.orders[seat] = orders
  if (secret.orders.every((each) => each !== null)) resolve(G, random)
  return undefined
}

function isLegal(G: Skirmish, seat: number, orders: Orders): boolean {
  return (
    Array.isArray(orders) &&
    orders.length === UNITS_A_SEAT &&
    orders.every((to, index) => {
      const from = G.units[seat * UNITS_A_SEAT + index]?.area
      return from !== undefined && (to === from || neighbours(from).includes(to))
    })
  )
}

/** All that resolving needs of chance. */
export type Thrown = Pick<MoveContext<Skirmish>['random'], 'D6'>

export function resolve(G: Skirmish, random: Thrown): void {
  const { secret, points } = G
  const units = [...G.units]
  const moves: number[] = []
  for (const [unit, to] of secret.orders.flatMap((each) => each ?? []).entries()) {
    const moved = units[unit]
    if (moved === undefined || moved.area === to) continue
    moved.area = to
    moves.push(unit, to)
  }
  const fights = contested(units).map(([area, there]) => fight(area, there, points, random))
  secret.orders = secret.orders.map(() => null)
  G.news = [{ what: 'moved', moves }, ...fights]
  G.turn += 1
}

function fight(area: number, there: readonly Fighter[], points: number[], random: Thrown): News {
  let best = -1
  let winner = -1
  const rolls: number[] = []
  for (const { unit, number, owner } of there) {
    const { strength } = unit
    const die = random.D6()
    unit.known = true
    rolls.push(number, die, strength)
    if (die + strength <= best) continue
    best = die + strength
    winner = owner
  }
  for (const { unit, owner } of there) {
    if (owner === winner) continue
    points[winner] = (points[winner] ?? 0) + 1
    unit.area = unit.home
  }
  return { what: 'fought', area, winner, rolls }
}

interface Fighter {
  readonly unit: Unit
  readonly number: number
  readonly owner: number
}

/** The areas in which more than one seat stands, in order of their numbers; each unit is looked at only once. */
function contested(units: readonly Unit[]): [area: number, there: Fighter[]][] {
  const standing = new Map<number, Fighter[]>()
  for (const [number, unit] of units.entries()) {
    const { area, owner } = unit
    const there = standing.get(area)
    if (there === undefined) standing.set(area, [{ unit, number, owner }])
    else there.push({ unit, number, owner })
  }
  return [...standing]
    .filter(([, there]) => there.some(({ owner }) => owner !== there[0]?.owner))
    .sort(([a], [b]) => a - b)
}
