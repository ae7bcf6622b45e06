import { playOn, type Ranked, race, worldsOf } from '@windward/search'
import {
  type Considered,
  type Dice,
  diceFor,
  diceRoot,
  type Game,
  seedFrom,
  type Thinking,
  type Thought,
} from '@windward/table'
import type { SailsOfWar } from '../../state.ts'
import type { Habits } from '../habits.ts'
import { SOUND } from '../habits.ts'
import type { Asked } from '../mind.ts'
import { NO_PLAN } from '../plan.ts'
import { byHabit } from '../warden.ts'
import { type Candidate, candidatesFor } from './candidates.ts'
import { reasonsFor } from './reasons.ts'
import { worthOf } from './worth.ts'

/** How much a level thinks: tries for the plan of a segment, for later purchases and later moves, plans, and rounds ahead. */
export interface Depth {
  readonly plan: number
  readonly purchase: number
  readonly move: number
  readonly candidates: number
  readonly rounds: number
}

const LIMIT = 2 ** 31
/** Counts are for a table of so many seats: where more sit, a round in thought takes longer. */
const SEATS = 3
/** With less effort than this only plans are thought about, and bids and all else come by habit. */
export const LITTLE_EFFORT = 10
/** A difference in the chance to win that is no reason to do otherwise than usual. */
const LUCK = 0.005
/** So often everything is tried on the average. */
const OFTEN = 4
/** With fewer tries than this nothing is followed beyond the round. */
const FEW = 4

/** The first question of a segment, where the plan is made. */
function isOpening({ kind, view, seat }: Asked): boolean {
  if (kind === 'move') return view.turn?.begun === false
  return Object.values(view.realms).every(
    ({ owner, built, recruited }) => owner !== seat || (!built && recruited === 0),
  )
}

/** Tries plans in thought, in the same worlds with the same dice, to the end of the round and further, and takes the best. */
export function consider(
  game: Game<SailsOfWar>,
  habits: Habits,
  depth: Depth,
  asked: Asked,
  dice: Dice,
  thinking: Thinking<SailsOfWar>,
): Considered {
  const root = dice.below(LIMIT)
  const same = () => diceFor(diceRoot(seedFrom('ruler', root), {}), 'habit')
  const base = isOpening(asked) ? depth.plan : asked.kind === 'move' ? depth.move : depth.purchase
  const isCurbed = thinking.effort < LITTLE_EFFORT && base !== depth.plan
  if (base === 0 || isCurbed) return { answer: byHabit(asked, dice, habits), reasons: [] }
  const tries = Math.round((base * thinking.effort * SEATS) / 100 / thinking.seats.length)
  // Each is tried some times at least, so with little effort there are few, and they are not followed as far.
  const most = Math.max(2, Math.min(depth.candidates, Math.floor(tries / OFTEN)))
  const candidates = candidatesFor(asked, same, habits, most)
  const [first] = candidates
  if (first === undefined || candidates.length === 1) return { answer: first?.answer, reasons: [] }
  const worlds = worldsOf(game, asked, thinking, dice)
  const until = thinking.turn + (tries < FEW ? 0 : depth.rounds)
  const ranked = race(
    candidates,
    (candidate, world) => tried(worlds.fork(world), worlds.dice(world), candidate, asked, habits, until),
    tries,
  )
  const habit = habitAmong(ranked)
  const best = chosen(ranked, habit)
  return best === undefined
    ? { answer: first.answer, reasons: [] }
    : { answer: best.candidate.answer, reasons: reasonsFor(asked, best, habit) }
}

/** What came out best, unless that may as well be luck: then what he is used to. */
function chosen(
  ranked: readonly Ranked<Candidate>[],
  habit: Ranked<Candidate> | undefined,
): Ranked<Candidate> | undefined {
  const [best] = ranked
  if (best === undefined || habit === undefined || habit.tries < best.tries) return best
  return best.mean > habit.mean + LUCK ? best : habit
}

function habitAmong(ranked: readonly Ranked<Candidate>[]): Ranked<Candidate> | undefined {
  return ranked.find(({ candidate }) => candidate.aim === 'habit')
}

/** What a plan comes to in one world: followed to the end of the round, and by habit after. */
function tried(
  thought: Thought<SailsOfWar>,
  dice: Dice,
  { plan, answer }: Candidate,
  { seat }: Asked,
  habits: Habits,
  until: number,
): number {
  const start = thought.turn
  const own = thought.unanswered().find((question) => question.seat === seat)
  if (own !== undefined) thought.put(own, answer)
  playOn(
    thought,
    (question) =>
      question.seat === seat
        ? byHabit(question, dice, habits, thought.turn === start ? plan : NO_PLAN)
        : byHabit(question, dice, SOUND),
    ({ turn }) => turn > until,
  )
  return worthOf(thought.state, seat, thought.outcome)
}
