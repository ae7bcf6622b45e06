/** Where an arrow leads, from where its line begins: micrometres to the right and ahead, thousandths of a degree turned. */
export type End = readonly [right: number, ahead: number, turned: number]

/** The ends of the two arrows of a movement line (SOG 2.2.2). */
export interface Line {
  readonly orange: End
  readonly green: End
}

export const SET_SAILS = ['full', 'battle', 'backing'] as const
export type SetSails = (typeof SET_SAILS)[number]
export type Lines = Readonly<Record<SetSails, Line>>

/** The figures of a deck: its right-hand cards, of which the left-hand ones are the mirror (SOG 2.2.5). */
export interface DeckFigures {
  readonly straight: Lines
  readonly sideslip: Lines
  /** By veer value, from 6. */
  readonly turns: Readonly<Record<number, Lines>>
  readonly aback: {
    readonly straight: { readonly one: End; readonly two: End }
    readonly turn: { readonly one: End; readonly two: End; readonly cusp: readonly [number, number] }
  }
  readonly broken: Readonly<Record<'twoEasy' | 'twoHard' | 'oneEasy' | 'oneHard', Line>>
}
