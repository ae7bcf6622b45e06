import { playOn, race, type Worlds, worldsOf } from '@windward/search'
import type { Bot, Considered, Dice, Game, Thinking } from '@windward/table'
import type { FactionId } from '../../data/factions/factions.ts'
import type { Orders } from '../../orders/order.ts'
import type { SwordsAndSails } from '../../state.ts'
import { CHARACTERS, type Character, type Habits } from '../habits.ts'
import type { Asked } from '../outlook.ts'
import { ruler, steward } from '../steward.ts'
import { type Candidate, candidatesFor, mutantsOf } from './plans.ts'
import { reasonsFor } from './reasons.ts'
import { STEADY, tempersOf } from './rivals.ts'
import { chanceOfWinning } from './worth.ts'

/**
 * How much a level thinks, at the usual effort: pairs of seasons played in thought for one set of orders at a full table, and how
 * many rivals are thought to think themselves.
 */
const LEVELS = {
  usual: { tries: 60, rivals: 0 },
  strong: { tries: 170, rivals: 1 },
} as const

type Thinks = keyof typeof LEVELS

/** The tries are counted for a full table; at a smaller one a season takes less, though not in proportion. */
const FULL_TABLE = 7
const BESIDES = 3
const USUAL_EFFORT = 100
/** Of the tries, for plans against each other; the rest is for changes to the best of them. */
const FIRST_RACE = 0.55
/** What is tried for rivals, besides. */
const RIVALS_SHARE = 0.3
/** With fewer tries than so many for each there is no point in another plan. */
const WORTH_A_PLAN = 5

/** SNS 15.4.2, SNS 15.4.4: a ruler who thinks his orders through in worlds that could be the real one for all he has seen. */
export function strategist(
  game: () => Game<SwordsAndSails>,
  level: Thinks,
  character?: Character,
): Bot<SwordsAndSails> {
  const named = character === undefined ? {} : { character }
  return {
    level,
    ...named,
    answer: (asked, dice) => ruler(habitsAt(asked.seat, character)).answer(asked, dice),
    foresight: {
      about: ['orders'],
      consider: (asked, dice, thinking) =>
        ordersThoughtOut(game(), asked, dice, thinking, LEVELS[level], habitsAt(asked.seat, character)),
    },
  }
}

const BY_SEAT: readonly Character[] = ['cautious', 'bold', 'trader']

/** SNS 15.4.3: a table of bots without names for their characters is a table of characters all the same. */
function habitsAt(seat: FactionId, character: Character | undefined): Habits {
  const place = seat.charCodeAt(0) + seat.charCodeAt(1) + seat.charCodeAt(2)
  return CHARACTERS[character ?? BY_SEAT[place % BY_SEAT.length] ?? 'bold']
}

function ordersThoughtOut(
  game: Game<SwordsAndSails>,
  asked: Asked,
  dice: Dice,
  thinking: Thinking<SwordsAndSails>,
  { tries, rivals }: (typeof LEVELS)[Thinks],
  habits: Habits,
): Considered {
  const worlds = worldsOf(game, asked, thinking, dice)
  const share = (FULL_TABLE + BESIDES) / (asked.view.seats.length + BESIDES)
  const count = Math.ceil((tries * share * thinking.effort) / USUAL_EFFORT)
  const guess = (seat: FactionId, tempers: ReadonlyMap<FactionId, Habits>, world: number) =>
    outcomeOf(worlds, { seat, world, tempers })
  const tempers =
    rivals === 0 ? STEADY : tempersOf(asked, guess, (count * RIVALS_SHARE) / rivals, rivals, dice)
  const trial = ({ orders }: Candidate, world: number) =>
    outcomeOf(worlds, { seat: asked.seat, world, tempers: tempers(world), orders })
  const most = Math.max(2, Math.floor(count / WORTH_A_PLAN))
  const first = race(candidatesFor(asked, habits, dice).slice(0, most), trial, count * FIRST_RACE)
  const best = first[0]?.candidate
  if (best === undefined) return { answer: asked.absent(), reasons: [] }
  const later = (candidate: Candidate, world: number) => trial(candidate, world + count)
  const [chosen] = race([best, ...mutantsOf(asked, best)].slice(0, most), later, count * (1 - FIRST_RACE))
  const { candidate, mean } = chosen ?? { candidate: best, mean: 0 }
  return { answer: candidate.orders, reasons: reasonsFor(asked, candidate, mean) }
}

/** A season to be played in thought. */
interface Season {
  readonly seat: FactionId
  readonly world: number
  /** Those who are not in their steward's temper. */
  readonly tempers: ReadonlyMap<FactionId, Habits>
  /** What the seat orders; by habit, without. */
  readonly orders?: Orders
}

/** The chance of winning that is left to a seat at the end of the next season, everybody going on by habit. */
function outcomeOf(worlds: Worlds<SwordsAndSails>, { seat, world, tempers, orders }: Season): number {
  const thought = worlds.fork(world)
  const dice = worlds.dice(world)
  const { turn } = thought
  playOn(
    thought,
    (question) => {
      if (question.kind !== 'orders' || thought.turn > turn) return steward.answer(question, dice)
      if (orders !== undefined && question.seat === seat) return orders
      const temper = tempers.get(question.seat)
      return (temper === undefined ? steward : ruler(temper)).answer(question, dice)
    },
    ({ turn: now }) => now > turn + 1,
  )
  return chanceOfWinning(thought.state, seat)
}
