import type { Bot, Dice, Game, Level } from '@windward/table'
import { RACE_IDS, type RaceId } from '../data/races.ts'
import type { SailsOfWar } from '../state.ts'
import { CHARACTERS, type Character, type Habits } from './habits.ts'
import type { Asked } from './mind.ts'
import { considerBid } from './thinking/bids.ts'
import { consider, type Depth } from './thinking/consider.ts'
import { byHabit } from './warden.ts'

const NAMES = ['cautious', 'bold', 'trader'] as const satisfies readonly Character[]

/** Without a name of its own a bot takes a character by its seat, so that a table of bots is a table of characters. */
function characterAt(seat: RaceId): Character {
  return NAMES[RACE_IDS.indexOf(seat) % NAMES.length] ?? 'bold'
}

export const DEPTHS = {
  usual: { plan: 24, purchase: 8, move: 0, candidates: 5, rounds: 1, bids: 2 },
  strong: { plan: 70, purchase: 14, move: 12, candidates: 8, rounds: 1, bids: 4 },
} as const satisfies Readonly<Record<string, Depth & { readonly bids: number }>>

/** Kinds of questions worth thinking ahead about. */
const ABOUT = ['bid', 'recruit', 'move'] as const

/** A ruler who tries his plans in thought. */
export function thoughtful(
  gameOf: () => Game<SailsOfWar>,
  level: keyof typeof DEPTHS,
  character?: Character,
): Bot<SailsOfWar> {
  const habitsAt = (seat: RaceId): Habits => CHARACTERS[character ?? characterAt(seat)]
  const depth = DEPTHS[level]
  return {
    level,
    ...(character === undefined ? {} : { character }),
    answer: (asked, dice) => byHabit(asked, dice, habitsAt(asked.seat)),
    foresight: {
      about: ABOUT,
      consider: (asked, dice, thinking) =>
        asked.kind === 'bid'
          ? considerBid(
              gameOf(),
              habitsAt(asked.seat),
              { worlds: depth.bids, rounds: depth.rounds },
              asked,
              dice,
              thinking,
            )
          : consider(gameOf(), habitsAt(asked.seat), depth, asked, dice, thinking),
    },
  }
}

/** One in so many answers is a slip. */
const SLIPS = 7
/** What somebody who is not at his best forgets: his guard, his chances, or to go on at all. */
const LAPSES: readonly Partial<Habits>[] = [
  { garrison: 0, caution: 0 },
  { stormChance: 0.9, fieldChance: 0.9 },
  { stormChance: 0.2, fieldChance: 0.2 },
  { traders: 0, transports: 0, warships: 0, heroes: 1 },
  { townValue: 5, cityValue: 9 },
]

/** Sound habits with the slips of somebody who plays for pleasure: now and then he overlooks what he would usually do. */
export function easygoing(character?: Character): Bot<SailsOfWar> {
  const level: Level = 'easy'
  return {
    level,
    ...(character === undefined ? {} : { character }),
    answer: (asked, dice) => {
      const habits = CHARACTERS[character ?? characterAt(asked.seat)]
      return slips(asked, dice)
        ? byHabit(asked, dice, { ...habits, ...dice.pick(LAPSES) })
        : byHabit(asked, dice, habits)
    },
  }
}

function slips({ kind }: Asked, dice: Dice): boolean {
  return (kind === 'recruit' || kind === 'move') && dice.below(SLIPS) === 0
}
