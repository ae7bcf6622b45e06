/** A word of a rulebook, explained for somebody who meets it for the first time. */
export interface Term {
  readonly term: string
  /** Other spellings and forms by which it is found. */
  readonly also?: readonly string[]
  /** One or two plain sentences. */
  readonly text: string
  /** Where the rules say it. */
  readonly clause: string
}
