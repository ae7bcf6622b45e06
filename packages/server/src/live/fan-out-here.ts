import type { FanOut, Listener, Topic } from './fan-out.ts'

/** Carries word within one process: once for all that was published in a tick. */
export class FanOutHere implements FanOut {
  readonly #listeners = new Set<Listener>()
  readonly #rereaders = new Set<() => void>()
  #topics = new Set<Topic>()

  publish(topic: Topic): void {
    if (this.#topics.size === 0) setImmediate(() => this.#tell())
    this.#topics.add(topic)
  }

  listen(listener: Listener): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  onGap(reread: () => void): () => void {
    this.#rereaders.add(reread)
    return () => this.#rereaders.delete(reread)
  }

  /** Word may have been missed. */
  gap(): void {
    for (const reread of [...this.#rereaders]) reread()
  }

  #tell(): void {
    const topics = this.#topics
    this.#topics = new Set()
    for (const listener of [...this.#listeners]) listener(topics)
  }
}
