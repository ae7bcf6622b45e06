import { type AnyGame, type MatchRecord, PlayedBack, tableWords, textOf } from '@windward/table'
import type { SeenMoment } from '../replay-source.ts'
import { forLog } from './local-frames.ts'

/** A match, opened at any moment at which something happened for whom it is played back. */
export class LocalReplay {
  readonly #back: PlayedBack

  constructor(game: AnyGame, record: MatchRecord, viewer: string | undefined) {
    const opened = PlayedBack.open(game, record, viewer)
    if (!opened.ok) throw new Error(textOf(opened.refusal.refused, tableWords, game.words))
    this.#back = opened.value
  }

  get last(): number {
    return this.#back.last
  }

  moment(place: number, viewer: string): SeenMoment {
    const frames = this.#back.framesTo(place, viewer)
    const match = this.#back.at(place)
    const { turn, outcome } = match
    const ledger = match.ledger(viewer)
    const log = this.#back.log(viewer)
    const [told] = ledger.slice(-frames.length)
    const first = frames.length === 0 || told === undefined ? log.length : log.indexOf(told)
    return {
      position: { turn, outcome, seat: viewer, view: match.view(viewer), awaited: [...match.awaited()] },
      lines: log.map((line, index) => ({ ...line, n: index + 1 })),
      frames: forLog(log.slice(first), ledger, frames),
    }
  }
}
