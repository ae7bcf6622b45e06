import { SPECTATOR, type Viewer } from '@windward/table'
import { seenBattle } from './battle/battle.ts'
import type { QuestCounter } from './data/quest-counters.ts'
import { RACE_IDS, type RaceId } from './data/races.ts'
import { REALM_IDS, type RealmId } from './data/realms.ts'
import { seenTurn } from './movement/turn.ts'
import type { Open, OpenHero, OpenPlayer, Realm, Ship } from './open.ts'
import { copyOfForce } from './pieces.ts'
import type { Hero, Player, SailsOfWar, SpiedHand, State } from './state.ts'

/** SOW 17: what one looker may see, listed part by part. */
export interface View extends Open {
  /** Realms with a face-down counter. */
  readonly faceDown: readonly RealmId[]
  /** How many lie in each hidden pile. */
  readonly piles: Piles
  /** What only the looker knows; nothing for a spectator. */
  readonly secrets: Secrets | null
}

interface Piles {
  readonly unused: number
  readonly realms: number
  readonly deck: number
  readonly quests: number
  readonly initiative: number
}

interface Secrets {
  readonly glimpsed: Readonly<Partial<Record<RealmId, QuestCounter>>>
  readonly spied: readonly SpiedHand[]
}

export function view(state: State, viewer: Viewer<SailsOfWar>): View {
  return {
    ...glance(state, viewer),
    options: { ...state.options },
    seats: [...state.seats],
    players: playersSeen(state, viewer, copyOfSeen),
    heroes: state.heroes.map((hero) => copyOfHero(heroSeen(hero, viewer))),
    realms: mapped(state.realms, REALM_IDS, copyOfRealm),
    places: { ...state.places },
    ships: state.ships.map(copyOfShip),
    serpents: [...state.serpents],
    weather: {
      ...state.weather,
      burning: [...state.weather.burning],
      laws: state.weather.laws.map((law) => ({ ...law })),
    },
    turn: state.turn && seenTurn(state.turn),
    battle: state.battle && seenBattle(state.battle),
    discards: [...state.discards],
    events: [...state.events],
    eventsBy: [...state.eventsBy],
    eventsGone: [...state.eventsGone],
    countersGone: [...state.countersGone],
    outcome: state.outcome && { ...state.outcome, winners: [...state.outcome.winners] },
    secrets: copyOfSecrets(secretsOf(state, viewer)),
  }
}

/**
 * The same for the rules' own use: it shares with the state what lies open, and of what is hidden it counts the piles
 * (SOW 17.1.3).
 */
export function glance(state: State, viewer: Viewer<SailsOfWar>): View {
  return {
    options: state.options,
    seats: state.seats,
    round: state.round,
    phase: state.phase,
    players: playersSeen(state, viewer, (seen) => seen),
    heroes: state.heroes.map((hero) => heroSeen(hero, viewer)),
    realms: state.realms,
    places: state.places,
    ships: state.ships,
    serpents: state.serpents,
    weather: state.weather,
    turn: state.turn,
    battle: state.battle,
    discards: state.discards,
    events: state.events,
    eventsBy: state.eventsBy,
    eventsGone: state.eventsGone,
    countersGone: state.countersGone,
    stars: state.stars,
    outcome: state.outcome,
    faceDown: REALM_IDS.filter((realm) => state.faceDown[realm] !== undefined),
    piles: {
      unused: state.unused.length,
      realms: state.realmPile.length,
      deck: state.deck.length,
      quests: state.questDeck.length,
      initiative: state.initiativePile.length,
    },
    secrets: secretsOf(state, viewer),
  }
}

function playersSeen(
  state: State,
  viewer: Viewer<SailsOfWar>,
  copied: (seen: OpenPlayer) => OpenPlayer,
): Partial<Record<RaceId, OpenPlayer>> {
  const open = state.options.stocks === 'open'
  return mapped(state.players, RACE_IDS, (player) => copied(playerSeen(player, viewer, open)))
}

/** SOW 12.1.3, SOW 17.1.1, SOW 17.1.5 */
function playerSeen(player: Player, viewer: Viewer<SailsOfWar>, openStocks: boolean): OpenPlayer {
  const own = player.race === viewer
  return {
    race: player.race,
    out: player.out,
    stock: own || openStocks ? player.stock : null,
    stars: player.stars,
    waiting: player.waiting,
    starpower: player.starpower,
    initiative: player.initiative,
    relics: player.relics,
    artifacts: player.artifacts,
    hand: own ? player.hand : player.hand.length,
    dealt: own ? player.dealt : player.dealt.length,
    once: own ? player.once : { ...player.once, questLost: false },
  }
}

/** SOW 10.3.1 */
function heroSeen(hero: Hero, viewer: Viewer<SailsOfWar>): OpenHero {
  return hero.quest === null || hero.owner === viewer ? hero : { ...hero, quest: 'secret' }
}

/** SOW 17.1.4: what a Scroll or a Spy has shown. */
function secretsOf(state: State, viewer: Viewer<SailsOfWar>): Secrets | null {
  if (viewer === SPECTATOR) return null
  const player = state.players[viewer]
  return player === undefined ? null : { glimpsed: player.glimpsed, spied: player.spied }
}

function copyOfSeen(player: OpenPlayer): OpenPlayer {
  return {
    ...player,
    stock: player.stock && { ...player.stock },
    relics: [...player.relics],
    artifacts: [...player.artifacts],
    hand: typeof player.hand === 'number' ? player.hand : [...player.hand],
    dealt: typeof player.dealt === 'number' ? player.dealt : [...player.dealt],
    once: { ...player.once },
  }
}

function copyOfHero<H extends OpenHero>(hero: H): H {
  const { quest } = hero
  return {
    ...hero,
    artifacts: [...hero.artifacts],
    quest: quest === null || quest === 'secret' ? quest : { ...quest },
  }
}

function copyOfSecrets(secrets: Secrets | null): Secrets | null {
  return (
    secrets && {
      glimpsed: { ...secrets.glimpsed },
      spied: secrets.spied.map((hand) => ({ ...hand, cards: [...hand.cards] })),
    }
  )
}

function copyOfRealm(realm: Realm): Realm {
  return {
    ...realm,
    ports: realm.ports.map((port) => ({ ...port })),
    forces: mapped(realm.forces, RACE_IDS, copyOfForce),
  }
}

function copyOfShip(ship: Ship): Ship {
  return {
    ...ship,
    port: ship.port && { ...ship.port },
    units: { ...ship.units },
    cargo: ship.cargo && { ...ship.cargo },
    origin: ship.origin && { ...ship.origin },
  }
}

/** The same table with other things in it. */
function mapped<K extends string, A, B>(
  table: Readonly<Partial<Record<K, A>>>,
  keys: readonly K[],
  into: (thing: A) => B,
): Partial<Record<K, B>> {
  const made: Partial<Record<K, B>> = {}
  for (const key of keys) {
    const thing = table[key]
    if (thing !== undefined) made[key] = into(thing)
  }
  return made
}
