import type { RaceId } from '../data/races.ts'
import { STARS } from '../data/victory.ts'
import { noGoods } from '../goods.ts'
import type { Options } from '../options.ts'
import type { Once, Weather } from '../public-state.ts'
import type { Player, State } from '../state.ts'

/** Before anything has happened: no board, no pieces, nothing dealt. */
export function begin(seats: readonly RaceId[], options: Options): State {
  return {
    options: { ...options },
    seats: [...seats],
    round: 0,
    phase: 'laying',
    players: Object.fromEntries(seats.map((race) => [race, newPlayer(race)])),
    heroes: [],
    realms: {},
    places: {},
    ships: [],
    serpents: [],
    weather: calm(),
    turn: null,
    battle: null,
    discards: [],
    events: [],
    eventsBy: [],
    eventsGone: [],
    countersGone: [],
    stars: STARS,
    outcome: null,
    faceDown: {},
    unused: [],
    realmPile: [],
    deck: [],
    questDeck: [],
    questsGone: [],
    initiativePile: [],
  }
}

function newPlayer(race: RaceId): Player {
  return {
    race,
    out: false,
    stock: noGoods(),
    stars: 0,
    waiting: 0,
    starpower: 0,
    initiative: null,
    relics: [],
    artifacts: [],
    hand: [],
    dealt: [],
    once: freshOnce(),
    glimpsed: {},
    spied: [],
  }
}

export const freshOnce = (): Once => ({
  caravan: false,
  extraCard: false,
  hero: false,
  horde: false,
  questLost: false,
})

export const calm = (): Weather => ({
  goodYears: 0,
  tradeWinds: 0,
  noSupply: false,
  burning: [],
  blocked: false,
  tempest: false,
  laws: [],
})
