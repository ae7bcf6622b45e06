import { applyPatch } from '@windward/table/patch'
import { Misfit, type Reading } from './stream.ts'
import type { MatchEvent, SentEvent, WirePatch, WirePosition } from './wire.ts'

/**
 * Reads the stream of a match: positions come as what has changed since the last one, and are put together here. What
 * did not change is the same object as before.
 */
export class PositionReading implements Reading<SentEvent, MatchEvent> {
  #position: WirePosition | undefined

  read(event: SentEvent): MatchEvent {
    if (event.event === 'position') this.#position = event.data
    return event.event === 'patch' ? this.#patched(event.id, event.data) : event
  }

  /** A cursor of which only the position is taken back gets the position whole, and nothing else again. */
  afresh(after: string | undefined): string | undefined {
    this.#position = undefined
    return after?.replace(/^\d+/, '0')
  }

  /** Where neither the view nor the turn has changed, that somebody has sealed or withdrawn is all that there is to tell. */
  #patched(id: string, { from, sequence, changes }: WirePatch): MatchEvent {
    const before = this.#position
    if (before?.sequence !== from) throw new Misfit('A patch came for another position.')
    const now = positionAfter(before, changes, sequence)
    this.#position = now
    const { awaited, questions } = now
    if (now.view !== before.view || now.turn !== before.turn || now.outcome !== before.outcome)
      return { event: 'position', id, data: now }
    const data = { sequence, awaited, ...(questions !== before.questions && { questions }) }
    return { event: 'awaited', id, data }
  }
}

function positionAfter(before: WirePosition, changes: WirePatch['changes'], sequence: number): WirePosition {
  try {
    return { ...Object(applyPatch(changes, before)), sequence }
  } catch (fault) {
    throw new Misfit('A patch does not fit.', { cause: fault })
  }
}
