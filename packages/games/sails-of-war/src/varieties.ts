import type { Trials, Variety } from '@windward/table'
import { RACE_IDS } from './data/races.ts'
import { hiddenFigures } from './imagine/hidden-figures.ts'
import type { Options } from './options.ts'
import type { SailsOfWar } from './state.ts'

type Wish = Partial<Options>

const MODES = ['sails', 'base'] as const satisfies readonly Options['mode'][]

/** SOW 1.2.1: what can be switched besides the mode, each away from how it usually is. */
const SWITCHED: readonly Wish[] = [
  { stocks: 'hidden' },
  { presenceHarvest: true },
  { defence: true },
  { roundLimit: 12 },
]

/** Every number of seats in both modes; each option alone, all of them and halves of them at tables of all sizes. */
export function varieties(): readonly Variety[] {
  const switched = [...SWITCHED, together(() => true), together(isEven), together((place) => !isEven(place))]
  return MODES.flatMap((mode): Variety[] => [
    ...sizes().map((seats) => ({ seats, options: { mode } })),
    ...switched.map((wish, place) => ({ seats: sizeAt(place), options: { mode, ...wish } })),
  ])
}

export const trials: Trials<SailsOfWar> = {
  short: { seats: 3, options: { roundLimit: 1, stocks: 'hidden' } },
  measured: { seats: 6, options: { roundLimit: 4 } },
  rollouts: { turn: { seats: 6, options: {}, bot: 'warden', from: 'bid' } },
  hidden: {
    table: { seats: 6, options: { stocks: 'hidden' } },
    bot: 'warden',
    question: 'move',
    figures: hiddenFigures,
  },
}

/** SOW 1.1.1: two to six. */
const sizes = () => RACE_IDS.map((_, place) => place + 1).filter((seats) => seats > 1)

const sizeAt = (place: number) => 2 + (place % sizes().length)

const isEven = (place: number) => place % 2 === 0

function together(chosen: (place: number) => boolean): Wish {
  return Object.assign({}, ...SWITCHED.filter((_, place) => chosen(place)))
}
