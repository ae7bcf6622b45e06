/** How often one person, or an address without one, may ask. */
export interface Rate {
  readonly max: number
  readonly timeWindow: number
}

export interface Rates {
  readonly usual: Rate
  /** Answers at matches: a bot at many tables is quick. */
  readonly answers: Rate
  readonly tables: Rate
  readonly talk: Rate
  readonly streams: Rate
}

const MINUTE = 60_000

export const RATES: Rates = {
  usual: { max: 1200, timeWindow: MINUTE },
  answers: { max: 3000, timeWindow: MINUTE },
  tables: { max: 60, timeWindow: MINUTE },
  talk: { max: 60, timeWindow: MINUTE },
  streams: { max: 240, timeWindow: MINUTE },
}
