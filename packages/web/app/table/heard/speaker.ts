import { signal } from '@preact/signals'

/** So many sentences stand in the live region; those before them have been read out long since. */
const KEPT = 12

export interface Said {
  readonly n: number
  readonly text: string
}

/** What has been said at this table, for whoever listens to it instead of looking. */
export class Speaker {
  readonly said = signal<readonly Said[]>([])
  #n = 0

  say(...texts: readonly string[]): void {
    const fresh = texts.filter((text) => text !== '').map((text, place) => ({ n: this.#n + place, text }))
    if (fresh.length === 0) return
    this.#n += fresh.length
    this.said.value = [...this.said.peek(), ...fresh].slice(-Math.max(KEPT, fresh.length))
  }

  /** What one seat at this screen was told is not for the next one's ears. */
  fallSilent(): void {
    this.said.value = []
  }
}
