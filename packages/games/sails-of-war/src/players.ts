import { FALL_NUMBERS } from './data/initiative.ts'
import type { RaceId } from './data/races.ts'
import type { HeroId, Open, OpenHero, OpenPlayer } from './public-state.ts'
import type { Hero, Player, State } from './state.ts'

export function playerOf(state: State, race: RaceId): Player {
  const player = state.players[race]
  if (player === undefined) throw new Error(`${race} has no seat here.`)
  return player
}

/** A player as far as he lies open. */
export function openPlayer(open: Open, race: RaceId): OpenPlayer {
  const player = open.players[race]
  if (player === undefined) throw new Error(`${race} has no seat here.`)
  return player
}

/** Those still in the match, clockwise. */
export function racesIn(open: Open): RaceId[] {
  return open.seats.filter((race) => !openPlayer(open, race).out)
}

export function isSpring({ round }: Open): boolean {
  return round % 2 === 1
}

/** SOW 1.1.3: the number by which a player moves this round. */
export function turnNumber(open: Open, race: RaceId): number {
  const { initiative } = openPlayer(open, race)
  if (initiative === null) return 0
  return isSpring(open) || open.options.mode === 'base' ? initiative : FALL_NUMBERS[initiative]
}

/** SOW 1.1.3: those still in the match, in initiative order. */
export function inOrder(open: Open): RaceId[] {
  return racesIn(open).sort((a, b) => turnNumber(open, a) - turnNumber(open, b))
}

/** All others in initiative order, beginning after this one. */
export function othersAfter(open: Open, race: RaceId): RaceId[] {
  const order = inOrder(open)
  const place = order.indexOf(race)
  return [...order.slice(place + 1), ...order.slice(0, Math.max(place, 0))]
}

export function handSize({ hand }: OpenPlayer): number {
  return typeof hand === 'number' ? hand : hand.length
}

/** The hand of the seat that looks. */
export function ownHand(open: Open, race: RaceId) {
  const { hand } = openPlayer(open, race)
  if (typeof hand === 'number') throw new Error(`The hand of ${race} is not to be seen here.`)
  return hand
}

/** The stock of the seat that looks. */
export function ownStock(open: Open, race: RaceId) {
  const { stock } = openPlayer(open, race)
  if (stock === null) throw new Error(`The stock of ${race} is not to be seen here.`)
  return stock
}

export function heroesOf<H extends OpenHero>(
  { heroes }: { readonly heroes: readonly H[] },
  race: RaceId,
): H[] {
  return heroes.filter(({ owner }) => owner === race)
}

export function heroById(state: State, id: HeroId): Hero {
  const hero = state.heroes.find((each) => each.id === id)
  if (hero === undefined) throw new Error(`There is no Hero ${id}.`)
  return hero
}

/** The Hero of this seat as it sees him, with his quest; nothing if there is no such Hero. */
export function openHero(open: Open, id: HeroId): OpenHero | undefined {
  return open.heroes.find((each) => each.id === id)
}
