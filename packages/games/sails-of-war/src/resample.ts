import type { Dice, Viewer } from '@windward/table'
import { withLaid } from './battle/guess-laid.ts'
import { isEvent } from './cards/draw-cards.ts'
import { ACTION_IDS, ACTIONS, type ActionId, type CardId, EVENT_CARD_IDS } from './data/action-cards.ts'
import { COUNTER_NUMBERS } from './data/initiative.ts'
import { QUEST_IDS, type QuestId } from './data/quest-cards.ts'
import { COUNTER_IDS, COUNTERS, type QuestCounter } from './data/quest-counters.ts'
import type { RaceId } from './data/races.ts'
import { NEUTRAL_IDS, type NeutralId, type RealmId } from './data/realms.ts'
import { type Goods, STOCK_LIMIT } from './data/resources.ts'
import type { HeroQuest, OpenHero, OpenPlayer } from './public-state.ts'
import type { Hero, Player, SailsOfWar, State } from './state.ts'
import type { View } from './view.ts'

/** SOW 17: a state that agrees with all a looker knows; what is hidden from him is dealt anew. */
export function resample(seen: View, viewer: Viewer<SailsOfWar>, dice: Dice): State {
  const cards = dice.shuffle(unseenCards(seen))
  const quests = dice.shuffle(unseenQuests(seen))
  const some = () => dice.below(STOCK_LIMIT + 1)
  return stateBehind(seen, viewer, dice, {
    cards: () => cards,
    quests: () => quests,
    stock: () => ({ grain: some(), wood: some(), iron: some() }),
    hand: (_, count) => dealtActions(cards, count),
    quest: () => ({ card: quests.pop() ?? null, stage: 0, prize: null }),
  })
}

/** What is thought to be hidden. */
interface Guess {
  stock(race: RaceId): Goods
  hand(race: RaceId, count: number): ActionId[]
  quest(hero: OpenHero): HeroQuest
  /** What is left of the cards nobody sees, when hands and Heroes have theirs. */
  cards(): CardId[]
  quests(): QuestId[]
}

/** The view, made whole by what is thought to be hidden from its looker; of all else one thing is as likely as another. */
export function stateBehind(seen: View, viewer: Viewer<SailsOfWar>, dice: Dice, guess: Guess): State {
  const { faceDown, piles, secrets, ...open } = structuredClone(seen)
  const realms = dice.shuffle(unseenRealms(seen))
  const counters = dice.shuffle(unseenCounters(seen))
  const own = (race: RaceId) => (race === viewer ? secrets : null)
  const players = Object.fromEntries(
    seen.seats.flatMap((race): [RaceId, Player][] => {
      const player = open.players[race]
      if (player === undefined) return []
      const { glimpsed = {}, spied = [] } = own(race) ?? {}
      const drawn = wholePlayer(player, realms, guess)
      return [[race, { ...drawn, glimpsed: { ...glimpsed }, spied: [...spied] }]]
    }),
  )
  const heroes = open.heroes.map((hero): Hero => {
    const { quest } = hero
    return { ...hero, quest: quest === 'secret' ? guess.quest(hero) : quest }
  })
  const [cards, quests] = [guess.cards(), guess.quests()]
  return {
    ...open,
    players,
    heroes,
    battle: open.battle && withLaid(open.battle, players, dice),
    faceDown: laidCounters(faceDown, secrets?.glimpsed ?? {}, counters),
    unused: counters.splice(0, piles.unused),
    realmPile: realms.splice(0, piles.realms),
    deck: cards.splice(0, piles.deck),
    questDeck: quests.splice(0, piles.quests),
    questsGone: quests,
    initiativePile: dice.shuffle(unseenInitiative(seen)).slice(0, piles.initiative),
  }
}

function wholePlayer(
  player: OpenPlayer,
  realms: NeutralId[],
  guess: Guess,
): Omit<Player, 'glimpsed' | 'spied'> {
  const { race, hand, dealt } = player
  return {
    ...player,
    stock: player.stock ?? guess.stock(race),
    hand: typeof hand === 'number' ? guess.hand(race, hand) : hand,
    dealt: typeof dealt === 'number' ? realms.splice(0, dealt) : dealt,
  }
}

/** So many ordinary cards: a hand holds no EVENT. */
function dealtActions(cards: CardId[], count: number): ActionId[] {
  return Array.from({ length: count }).flatMap(() => {
    const place = cards.findIndex((card) => !isEvent(card))
    return cards.splice(place, 1).filter((card) => !isEvent(card))
  })
}

function laidCounters(
  faceDown: readonly RealmId[],
  glimpsed: Readonly<Partial<Record<RealmId, QuestCounter>>>,
  counters: QuestCounter[],
): Partial<Record<RealmId, QuestCounter>> {
  return Object.fromEntries(
    faceDown.flatMap((realm) => {
      const counter = glimpsed[realm] ?? counters.pop()
      return counter === undefined ? [] : [[realm, counter]]
    }),
  )
}

/** A bag of things less some that are seen elsewhere. */
function less<T>(all: readonly T[], seen: readonly (T | undefined)[]): T[] {
  const left = [...all]
  for (const thing of seen) {
    const place = thing === undefined ? -1 : left.indexOf(thing)
    if (place >= 0) left.splice(place, 1)
  }
  return left
}

const DECK: readonly CardId[] = [
  ...ACTION_IDS.flatMap((card) => Array.from({ length: ACTIONS[card].copies }, () => card)),
  ...EVENT_CARD_IDS,
]

export function unseenCards({ players, discards, events, eventsGone, seats }: View): CardId[] {
  const hands = seats.flatMap((race) => listed(players[race]?.hand))
  return less(DECK, [...discards, ...events, ...eventsGone, ...hands])
}

function unseenRealms({ players, realms, seats }: View): NeutralId[] {
  const hands = seats.flatMap((race) => listed(players[race]?.dealt))
  return less(NEUTRAL_IDS, hands).filter((realm) => realms[realm] === undefined)
}

export function unseenQuests({ heroes }: View): QuestId[] {
  const held = heroes.flatMap(({ quest }) => (quest === null || quest === 'secret' ? [] : [quest.card]))
  return QUEST_IDS.filter((card) => !held.includes(card))
}

const ALL_COUNTERS = COUNTER_IDS.flatMap((counter) =>
  Array.from({ length: COUNTERS[counter] }, () => counter),
)

function unseenCounters({ places, countersGone, players, seats, secrets, faceDown }: View): QuestCounter[] {
  const relics = seats.flatMap((race) => players[race]?.relics ?? [])
  const glimpsed = faceDown.map((realm) => secrets?.glimpsed[realm])
  return less(ALL_COUNTERS, [...Object.values(places), ...countersGone, ...relics, ...glimpsed])
}

function unseenInitiative({ players, seats }: View) {
  const held = seats.map((race) => players[race]?.initiative)
  return COUNTER_NUMBERS.filter((number) => !held.includes(number))
}

function listed<T>(things: readonly T[] | number | undefined): readonly T[] {
  return typeof things === 'number' || things === undefined ? [] : things
}
