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
  /** Records handed over, each of which is played again. */
  readonly records: Rate
  /** Looking back, for which a match is played again. */
  readonly replays: Rate
}

const MINUTE = 60_000

/** Rates by how much one may ask in a minute altogether; 0 for any number. */
export function ratesFrom(perMinute: number): Rates {
  const any = { max: Number.MAX_SAFE_INTEGER, timeWindow: MINUTE }
  if (perMinute === 0)
    return { usual: any, answers: any, tables: any, talk: any, streams: any, records: any, replays: any }
  return { ...RATES, usual: { max: perMinute, timeWindow: MINUTE } }
}

export const RATES: Rates = {
  usual: { max: 1200, timeWindow: MINUTE },
  answers: { max: 3000, timeWindow: MINUTE },
  tables: { max: 60, timeWindow: MINUTE },
  talk: { max: 60, timeWindow: MINUTE },
  streams: { max: 240, timeWindow: MINUTE },
  records: { max: 10, timeWindow: MINUTE },
  replays: { max: 120, timeWindow: MINUTE },
}
