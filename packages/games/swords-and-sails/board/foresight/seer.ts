import { type ReadonlySignal, type Signal, signal } from '@preact/signals'
import type { TableModel } from '@windward/kit/contract.ts'
import { type Ahead, errorIn, type SwordsAndSails, type Wondered } from '@windward/swords-and-sails/facts'
import { isFaction } from '../factions/faction.ts'
import type { Care, Reply, Told } from './protocol.ts'

type Table = TableModel<SwordsAndSails>

/** What was sent is copied: so many lines at once keep nobody waiting. */
const LINES_AT_ONCE = 300

/** Somebody who reckons away from the page, and is told what the seat knows before what it asks. */
class Reckoner {
  readonly #worker: Worker
  #work: Promise<void> = Promise.resolve()
  #sequence = -1
  #lines = 0

  constructor(care: Care, answered: (reply: Reply) => void) {
    this.#worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: care })
    this.#worker.onmessage = ({ data }: MessageEvent<Reply>) => answered(data)
  }

  ask(table: Table, id: string, wondered: Wondered): void {
    this.#work = this.#work.then(async () => {
      await this.#tell(table)
      this.#post({ kind: 'question', id, wondered })
    })
  }

  async #tell(table: Table): Promise<void> {
    const position = table.position.peek()
    if (position === undefined || !isFaction(position.seat) || position.sequence === this.#sequence) return
    this.#sequence = position.sequence
    const lines = table.host.lines.peek()
    for (let from = Math.min(this.#lines, lines.length); from < lines.length; from += LINES_AT_ONCE) {
      this.#post({ kind: 'lines', from, lines: lines.slice(from, from + LINES_AT_ONCE) })
      await new Promise((resolve) => setTimeout(resolve))
    }
    this.#lines = lines.length
    this.#post({ kind: 'seat', view: position.view, seat: position.seat })
  }

  #post(told: Told): void {
    this.#worker.postMessage(told)
  }
}

/** What is known of what is likely to come, at one table. */
class Seer {
  readonly #table: Table
  readonly #known = new Map<string, Signal<Ahead | undefined>>()
  readonly #asked = new Set<string>()
  #quick: Reckoner | undefined
  #thorough: Reckoner | undefined

  constructor(table: Table) {
    this.#table = table
  }

  /** The answer as far as there is one; a thorough one follows where somebody looks closely. */
  see(wondered: Wondered, care: Care): ReadonlySignal<Ahead | undefined> {
    const id = `${this.#table.position.peek()?.sequence} ${JSON.stringify(wondered)}`
    const known = this.#known.get(id)
    if (known === undefined) this.#ask('quick', id, wondered)
    const found = this.#of(id)
    const isRough = found.value !== undefined && errorIn(found.value) > NEGLIGIBLE
    if (care === 'thorough' && isRough) this.#ask('thorough', id, wondered)
    return found
  }

  #ask(care: Care, id: string, wondered: Wondered): void {
    if (this.#asked.has(`${care} ${id}`)) return
    this.#asked.add(`${care} ${id}`)
    const answered = ({ id: of, ahead }: Reply) => {
      this.#of(of).value = ahead
    }
    if (care === 'quick') {
      this.#quick ??= new Reckoner('quick', answered)
      this.#quick.ask(this.#table, id, wondered)
    } else {
      this.#thorough ??= new Reckoner('thorough', answered)
      this.#thorough.ask(this.#table, id, wondered)
    }
  }

  #of(id: string): Signal<Ahead | undefined> {
    const found = this.#known.get(id) ?? signal<Ahead | undefined>(undefined)
    this.#known.set(id, found)
    return found
  }
}

const NEGLIGIBLE = 1e-6
const seers = new WeakMap<Table, Seer>()

export function seerAt(table: Table): Seer {
  const found = seers.get(table) ?? new Seer(table)
  seers.set(table, found)
  return found
}
