import { SPECTATOR, type Viewer } from '@windward/table'
import { seenBattle } from './battle/battle.ts'
import type { QuestCounter } from './data/quest-counters.ts'
import { RACE_IDS } from './data/races.ts'
import { REALM_IDS, type RealmId } from './data/realms.ts'
import { seenTurn } from './movement/turn-state.ts'
import { copyOfForce } from './pieces.ts'
import type { Open, OpenHero, OpenPlayer, Realm, Ship } from './public-state.ts'
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
  return withOwn(openToAll(state), state, viewer)
}

/** The same for several who look at once: what is open to all is copied once, and shared between them. */
export function views(state: State, viewers: readonly Viewer<SailsOfWar>[]): readonly View[] {
  const open = openToAll(state)
  return viewers.map((viewer) => withOwn(open, state, viewer))
}

/** What a looker sees who has no seat. */
function openToAll(state: State): View {
  const { weather, outcome } = state
  return {
    options: { ...state.options },
    seats: [...state.seats],
    round: state.round,
    phase: state.phase,
    players: mapped(state.players, RACE_IDS, (player) => playerSeen(state, player, SPECTATOR)),
    heroes: state.heroes.map((hero) => heroSeen(state, hero, SPECTATOR)),
    realms: mapped(state.realms, REALM_IDS, copyOfRealm),
    places: { ...state.places },
    ships: state.ships.map(copyOfShip),
    serpents: [...state.serpents],
    weather: { ...weather, burning: [...weather.burning], laws: weather.laws.map((law) => ({ ...law })) },
    turn: state.turn && seenTurn(state.turn),
    battle: state.battle && seenBattle(state.battle, SPECTATOR),
    ...(state.spoils !== undefined && { spoils: { ...state.spoils } }),
    discards: [...state.discards],
    events: [...state.events],
    eventsBy: [...state.eventsBy],
    eventsGone: [...state.eventsGone],
    countersGone: [...state.countersGone],
    stars: state.stars,
    outcome: outcome && { ...outcome, winners: [...outcome.winners] },
    faceDown: faceDownOf(state),
    piles: countedPiles(state),
    secrets: null,
  }
}

/** And what only this looker sees. */
function withOwn(open: View, state: State, viewer: Viewer<SailsOfWar>): View {
  const own = viewer === SPECTATOR ? undefined : state.players[viewer]
  if (own === undefined) return open
  const { heroes, battle, spoils } = state
  return {
    ...open,
    players: { ...open.players, [own.race]: playerSeen(state, own, viewer) },
    heroes: open.heroes.map((seen, place) => {
      const hero = heroes[place]
      const isShown = hero !== undefined && (hero.owner === viewer || hero.id === spoils?.loser)
      return isShown ? heroSeen(state, hero, viewer) : seen
    }),
    ...(battle?.laid !== undefined && { battle: seenBattle(battle, viewer) }),
    secrets: secretsOf(own),
  }
}

export function faceDownOf({ faceDown }: State): RealmId[] {
  return REALM_IDS.filter((realm) => faceDown[realm] !== undefined)
}

/** SOW 17.1.3: of what is hidden the piles are counted. */
export function countedPiles({ unused, realmPile, deck, questDeck, initiativePile }: State): Piles {
  return {
    unused: unused.length,
    realms: realmPile.length,
    deck: deck.length,
    quests: questDeck.length,
    initiative: initiativePile.length,
  }
}

/** SOW 12.1.3, SOW 17.1.1, SOW 17.1.5, SOW 17.1.7 */
function playerSeen({ options }: State, player: Player, viewer: Viewer<SailsOfWar>): OpenPlayer {
  const own = player.race === viewer
  return {
    race: player.race,
    out: player.out,
    stock: own || options.stocks === 'open' ? { ...player.stock } : null,
    stars: player.stars,
    waiting: player.waiting,
    starpower: player.starpower,
    initiative: player.initiative,
    relics: [...player.relics],
    artifacts: [...player.artifacts],
    hand: own ? [...player.hand] : player.hand.length,
    dealt: own ? [...player.dealt] : player.dealt.length,
    once: { ...player.once, questLost: own && player.once.questLost },
    ...(own && player.plan !== undefined && { plan: structuredClone(player.plan) }),
    ...(own && player.chosen !== undefined && { chosen: { ...player.chosen } }),
  }
}

/** SOW 10.3.1 */
function heroSeen(state: State, hero: Hero, viewer: Viewer<SailsOfWar>): OpenHero {
  const { quest, owner } = hero
  const seen = owner === viewer ? quest && { ...quest } : questOfAnother(state, hero, viewer)
  return { ...hero, artifacts: [...hero.artifacts], quest: quest && seen }
}

/** SOW 10.2.10: whoever has won a duel sees what the other carries, though not what he was about. */
function questOfAnother({ heroes, spoils }: State, { id, quest }: Hero, viewer: Viewer<SailsOfWar>) {
  const winner = spoils?.loser === id ? heroes.find((hero) => hero.id === spoils.winner) : undefined
  if (quest === null || winner?.owner !== viewer) return 'secret'
  return { card: null, stage: 0, prize: quest.prize }
}

/** SOW 17.1.4: what a Scroll or a Spy has shown. */
function secretsOf({ glimpsed, spied }: Player): Secrets {
  return { glimpsed: { ...glimpsed }, spied: spied.map((hand) => ({ ...hand, cards: [...hand.cards] })) }
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
