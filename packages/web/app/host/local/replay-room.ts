import { type AnyGame, type GameTypes, Match, type MatchRecord, tableWords, textOf } from '@windward/table'
import { positionOf } from './position-of.ts'
import type { Told } from './protocol.ts'

/** A match, opened at any moment at which something happened. */
export class ReplayRoom {
  readonly #game: AnyGame
  readonly #record: MatchRecord
  /** After how many entries something was written into the ledger; nothing has happened at the first. */
  readonly #moments: readonly number[]
  #match: Match<GameTypes>
  #sequence = 0

  constructor(game: AnyGame, record: MatchRecord) {
    this.#game = game
    this.#record = record
    this.#match = this.#at(0)
    this.#moments = this.#findMoments()
    this.#match = this.#at(0)
  }

  get last(): number {
    return this.#moments.length - 1
  }

  moment(place: number, viewer: string): Told {
    const step = this.#moments[place] ?? this.#record.entries.length
    if (step < this.#match.length) this.#match = this.#at(step)
    else this.#match.follow(this.#record.entries.slice(this.#match.length, step))
    this.#sequence += 1
    return {
      told: 'position',
      position: positionOf(this.#match, viewer, this.#sequence),
      due: [],
      after: 0,
      lines: [...this.#match.ledger(viewer)],
    }
  }

  #findMoments(): number[] {
    const moments = [0]
    let lines = this.#match.lines().length
    for (const [index, entry] of this.#record.entries.entries()) {
      this.#match.follow([entry])
      if (this.#match.lines().length === lines) continue
      lines = this.#match.lines().length
      moments.push(index + 1)
    }
    return moments
  }

  #at(step: number): Match<GameTypes> {
    const opened = Match.replay(this.#game, this.#record, {}, step)
    if (!opened.ok) throw new Error(textOf(opened.refusal.refused, tableWords, this.#game.words))
    return opened.value
  }
}
