import type { Checked } from '@windward/kit/contract.ts'
import type { MatchRecord } from '@windward/table'
import type { ReplaySource, SeenMoment } from '../replay-source.ts'
import type { Promised } from './protocol.ts'
import { takeLine } from './worker-calls.ts'

/** The moments of a match whose record is at hand; it is played in a worker. */
export class RecordSource implements ReplaySource {
  readonly #line = takeLine()
  readonly #record: MatchRecord
  readonly #over: boolean
  readonly check: (() => Promise<Checked>) | undefined
  #last: number | undefined

  constructor(record: MatchRecord, over: boolean, promised: Promised) {
    this.#record = record
    this.#over = over
    this.check = over ? () => this.#line.check(record, promised) : undefined
  }

  /** Of a match that is over all count the same moments. */
  async look(viewer: string): Promise<number> {
    if (this.#last !== undefined && this.#over) return this.#last
    const counted = this.#over ? undefined : viewer
    const { value } = await this.#line.ask({ do: 'replay', record: this.#record, viewer: counted })
    this.#last = value ?? 0
    return this.#last
  }

  async moment(place: number, viewer: string): Promise<SeenMoment> {
    const { value } = await this.#line.ask({ do: 'moment', place, viewer })
    if (value === undefined) throw new Error('The match is not open.')
    return value
  }

  close(): void {
    this.#line.close()
  }
}
