import { signal } from '@preact/signals'
import type { ClientGame } from '@windward/kit/client-game.ts'
import type { Clocks, LedgerLine, Message, Position } from '@windward/kit/contract.ts'
import type { GameTypes } from '@windward/table'

/** What has been seen of a match so far, wherever it lives. */
export class SeenMatch {
  readonly id: string
  readonly game: ClientGame
  readonly position = signal<Position<GameTypes> | undefined>(undefined)
  readonly lines = signal<readonly LedgerLine[]>([])
  readonly frames = signal<ReadonlyMap<number, object>>(new Map())
  readonly talk = signal<readonly Message[]>([])
  readonly clocks = signal<Clocks>({})

  constructor(id: string, game: ClientGame) {
    this.id = id
    this.game = game
  }
}
