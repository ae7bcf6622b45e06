import { computed, type ReadonlySignal, signal } from '@preact/signals'
import type { Message } from '@windward/kit/contract.ts'

/** What somebody is about to say at a table, and how far he has read. It is kept over tabs and reloads. */
export class TalkDesk {
  readonly to = signal<readonly string[]>([])
  readonly text
  readonly unread
  readonly #read
  readonly #messages: ReadonlySignal<readonly Message[]>
  readonly #keep: Keep

  constructor(messages: ReadonlySignal<readonly Message[]>, own: () => string | undefined, keep: Keep) {
    this.#messages = messages
    this.#keep = keep
    this.text = signal(keep.take('text') ?? '')
    this.#read = signal(Number(keep.take('read') ?? 0))
    this.unread = computed(
      () => messages.value.filter(({ n, from }) => n > this.#read.value && from !== own()).length,
    )
  }

  write(text: string): void {
    this.text.value = text
    this.#keep.put('text', text)
  }

  /** Everything that is there now has been seen. */
  read(): void {
    const newest = this.#messages.value.at(-1)?.n ?? 0
    if (newest === this.#read.peek()) return
    this.#read.value = newest
    this.#keep.put('read', `${newest}`)
  }
}

export interface Keep {
  take(name: string): string | undefined
  put(name: string, value: string): void
}

/** In this tab of the browser, where it keeps anything. */
export function keptInTab(table: string): Keep {
  const key = (name: string) => `windward talk ${name} ${table}`
  return {
    take(name) {
      try {
        return sessionStorage.getItem(key(name)) ?? undefined
      } catch {
        return undefined
      }
    },
    put(name, value) {
      try {
        sessionStorage.setItem(key(name), value)
      } catch {
        // A browser that keeps nothing lets one talk all the same.
      }
    },
  }
}
