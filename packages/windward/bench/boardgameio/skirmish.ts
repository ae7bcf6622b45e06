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
  /** What happened in the last turn, for everybody to read; our own table tells it too. */
  news: readonly News[]
  readonly secret: { orders: (readonly Order[] | null)[] }
}

interface News {
  readonly what: 'moved' | 'fought' | 'sent-home'
  readonly fields: Readonly<Record<string, number | string>>
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
  const news: News[] = []
  for (const { unit, to } of secret.orders.flatMap((each) => each ?? [])) {
    const moved = units[unit]
    if (moved === undefined) continue
    const from = moved.area
    if (from === to) continue
    moved.area = to
    news.push({ what: 'moved', fields: { unit, from, to } })
  }
  for (const [area, there] of contested(units)) fight(area, there, points, news, random)
  secret.orders = secret.orders.map(() => null)
  G.news = news
  G.turn += 1
}

function fight(
  area: number,
  there: readonly Fighter[],
  points: number[],
  news: News[],
  random: MoveContext<Skirmish>['random'],
): void {
  const rolled = there.map(({ unit, number, owner }) => {
    const { strength } = unit
    const die = random.D6()
    unit.known = true
    return { unit, number, owner, die, strength, total: die + strength }
  })
  const winner = rolled.reduce((best, each) => (each.total > best.total ? each : best)).owner
  const rolls = rolled.map(({ number, die, strength }) => `unit ${number} ${die}+${strength}`).join(', ')
  news.push({ what: 'fought', fields: { area, winner, rolls } })
  for (const { unit, number, owner } of rolled) {
    if (owner === winner) continue
    points[winner] = (points[winner] ?? 0) + 1
    const { home } = unit
    unit.area = home
    news.push({ what: 'sent-home', fields: { unit: number, area: home } })
  }
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
