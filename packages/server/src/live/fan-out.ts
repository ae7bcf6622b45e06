/** Something that has changed and may be read anew, such as `match:ID` or `person:ID`. A topic is all that is sent. */
export type Topic = string

/** Is told topics once for however often they were published in a tick, those of its own process included. */
export type Listener = (topics: ReadonlySet<Topic>) => void

/** Carries word of changes between all processes that serve the same matches. */
export interface FanOut {
  /** Sent with the others of this tick; it is not durable, and the listeners must read what is. */
  publish(topic: Topic): void
  /** Returns what ends the listening. */
  listen(listener: Listener): () => void
  /**
   * Called whenever word may have been missed (the connection to the database was lost and is back): whoever listens
   * must read everything anew.
   */
  onGap(reread: () => void): () => void
}
