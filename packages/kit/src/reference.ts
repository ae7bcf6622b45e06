/** A table of figures, to have beside one while playing. */
export interface ReferenceTable {
  readonly title: string
  /** The faction it is about; nothing where it is the same for all. */
  readonly of?: string
  readonly about?: string
  readonly head: readonly string[]
  /** The first of each row is its name. */
  readonly rows: readonly (readonly (string | number)[])[]
}

/** What a game has to be looked up again and again, for all and for each of its factions. */
export type Reference = readonly ReferenceTable[]
