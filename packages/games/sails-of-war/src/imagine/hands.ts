import { type Phrase, type SeenLine, SPECTATOR, type Viewer } from '@windward/table'
import { ACTION_IDS, ACTIONS, type ActionId } from '../data/action-cards.ts'
import type { RaceId } from '../data/races.ts'
import type { SailsOfWar } from '../state.ts'
import { cardAt, cardsAt, numberAt, raceAt } from './reading.ts'

/** A card in somebody's hand: since which round he has had it, and whether he had it when the deck was last shuffled. */
export interface Slot {
  readonly turn: number
  readonly isOld: boolean
}

/** What can be told of others' hands. */
export interface Hands {
  readonly slots: ReadonlyMap<RaceId, readonly Slot[]>
  /** Cards that were in some hand when the deck was last shuffled, and have not been seen since. */
  readonly old: readonly ActionId[]
  /** Cards a Spy has shown in a hand that have not left it since. */
  readonly shown: ReadonlyMap<RaceId, readonly ActionId[]>
}

const ALL = ACTION_IDS.flatMap((card) => Array.from({ length: ACTIONS[card].copies }, () => card))

export function hands(lines: readonly SeenLine[], viewer: Viewer<SailsOfWar>): Hands {
  const reader = new HandReader(viewer)
  for (const { turn, what } of lines) reader.read(turn, what)
  return reader
}

class HandReader implements Hands {
  readonly slots = new Map<RaceId, Slot[]>()
  readonly shown = new Map<RaceId, ActionId[]>()
  old: ActionId[] = []
  readonly #viewer: Viewer<SailsOfWar>
  /** What lies face up since the last shuffle. */
  #discards: ActionId[] = []
  readonly #own: ActionId[] = []

  constructor(viewer: Viewer<SailsOfWar>) {
    this.#viewer = viewer
  }

  read(turn: number, { key, fields }: Phrase): void {
    const race = raceAt(fields)
    switch (key) {
      case 'card.drawn':
        if (race !== undefined) this.#draw(race, turn, numberAt(fields, 'count'))
        break
      case 'card.drew': {
        const card = cardAt(fields)
        if (card !== undefined) this.#own.push(card)
        break
      }
      case 'card.spy.seen':
        if (race !== undefined) this.shown.set(race, cardsAt(fields, 'cards'))
        break
      case 'card.reshuffled':
        this.#reshuffle()
        break
      case 'card.played':
      case 'card.discarded':
      case 'battle.cards.played': {
        const card = cardAt(fields)
        if (race !== undefined && card !== undefined) this.#lose(race, card)
      }
    }
  }

  #draw(race: RaceId, turn: number, count: number): void {
    const slots = this.#of(race)
    for (let left = count; left > 0; left -= 1) slots.push({ turn, isOld: false })
  }

  /** SOW 4.3.6: the deck is empty, so that whatever does not lie face up is in hands. */
  #reshuffle(): void {
    const others = [...ALL]
    for (const card of [...this.#discards, ...(this.#viewer === SPECTATOR ? [] : this.#own)])
      takeOne(others, card)
    this.old = others
    this.#discards = []
    for (const [race, slots] of this.slots)
      this.slots.set(
        race,
        slots.map(({ turn }) => ({ turn, isOld: true })),
      )
  }

  #lose(race: RaceId, card: ActionId): void {
    this.#discards.push(card)
    takeOne(this.shown.get(race) ?? [], card)
    if (race === this.#viewer) {
      takeOne(this.#own, card)
      return
    }
    const slots = this.#of(race)
    const isOld = slots.some((slot) => slot.isOld) && takeOne(this.old, card)
    const place = slots.findLastIndex((slot) => slot.isOld === isOld)
    slots.splice(place < 0 ? slots.length - 1 : place, 1)
  }

  #of(race: RaceId): Slot[] {
    const slots = this.slots.get(race) ?? []
    this.slots.set(race, slots)
    return slots
  }
}

/** Whether it was there. */
export function takeOne<T>(things: T[], thing: T): boolean {
  const place = things.indexOf(thing)
  if (place >= 0) things.splice(place, 1)
  return place >= 0
}
