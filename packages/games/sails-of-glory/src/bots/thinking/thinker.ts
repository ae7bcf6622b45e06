import { playOn, race, type Worlds, worldsOf } from '@windward/search'
import type { Bot, Considered, Dice, Game, Thinking, Thought } from '@windward/table'
import { sideOf } from '../../seats.ts'
import type { SailsOfGlory, State } from '../../state.ts'
import { type Captain, CHARACTERS, type Character, inHaste, SOUND } from '../captain.ts'
import type { Asked } from '../captains-question.ts'
import { answerBy } from '../lookout.ts'
import { chanceOf } from './chance-of-winning.ts'
import { type Plan, plansTogether, plansToTry } from './plans-to-try.ts'
import { reasonsFor } from './reasons.ts'

/** How much a level thinks at the usual effort. */
export interface Depth {
  /** Tries of single changes, and of what is left of them taken together. */
  readonly first: number
  readonly second: number
  readonly left: number
  /** How many turns are played ahead: where there is land each of them takes longer. */
  readonly turns: number
  readonly turnsAmongRocks: number
}

export const DEPTHS = {
  usual: { first: 70, second: 40, left: 5, turns: 4, turnsAmongRocks: 3 },
  strong: { first: 360, second: 300, left: 10, turns: 5, turnsAmongRocks: 4 },
} as const satisfies Readonly<Record<string, Depth>>

const USUAL = 100

/** Enemies are thought of as different captains, world by world: who replies to one guess only is soon found out. */
const RIVALS: readonly Captain[] = [SOUND, CHARACTERS.cautious, CHARACTERS.bold].map(inHaste)

/** SOG 18.3: thinks several plans through in several worlds before it plans; in all else it goes by habit. */
export function thinker(
  game: () => Game<SailsOfGlory>,
  level: keyof typeof DEPTHS,
  character: Character | null,
): Bot<SailsOfGlory> {
  const captainOf = (asked: Asked) => (character === null ? ofSeat(asked) : CHARACTERS[character])
  return {
    ...(character === null ? { level } : { level, character }),
    answer: (asked, dice) => answerBy(captainOf(asked), asked, dice),
    foresight: {
      about: ['plan'],
      consider: (asked, dice, thinking) =>
        considered(game(), DEPTHS[level], captainOf(asked), asked, dice, thinking),
    },
  }
}

/** Captains of a table differ from one another. */
function ofSeat({ seat, view }: Asked): Captain {
  const all = Object.values(CHARACTERS)
  return all[view.seats.indexOf(seat) % all.length] ?? SOUND
}

function considered(
  game: Game<SailsOfGlory>,
  depth: Depth,
  captain: Captain,
  asked: Asked,
  dice: Dice,
  thinking: Thinking<SailsOfGlory>,
): Considered {
  const scaled = (tries: number) => Math.max(1, Math.round((tries * thinking.effort) / USUAL))
  const most = Math.max(FEWEST_PLANS, Math.floor(scaled(depth.first) / 2))
  const plans = someOf(plansToTry(asked, captain, dice), most, dice)
  const [habit] = plans
  if (habit === undefined || plans.length === 1)
    return { answer: habit?.orders ?? asked.absent(), reasons: [] }
  const worlds = worldsOf(game, asked, thinking, dice)
  const side = sideOf(asked.seat)
  const hasty = inHaste(captain)
  const turns = asked.view.terrain.length === 0 ? depth.turns : depth.turnsAmongRocks
  const ended = (plan: Plan, world: number) =>
    playedOut(worlds, world, asked, plan, hasty, thinking.turn + turns)
  const trial = (plan: Plan, world: number) => chanceOf(ended(plan, world), side)
  const single = race(plans, trial, scaled(depth.first)).map(({ candidate }) => candidate)
  const finalists = plansTogether(single, Math.min(depth.left, most))
  const ranked = race(finalists, (plan, world) => trial(plan, world + FRESH), scaled(depth.second))
  const best = ranked[0]?.candidate ?? habit
  const answer = [...best.orders]
  if (asked.check(answer) !== undefined) return { answer: asked.absent(), reasons: [] }
  return { answer, reasons: reasonsFor(asked.view, side, ended(best, FRESH), ranked[0]?.mean ?? 0) }
}

/** However little it may think, it compares habit with something. */
const FEWEST_PLANS = 2

/** Habit, and as many of the others as there are tries for. */
function someOf(plans: readonly Plan[], most: number, dice: Dice): readonly Plan[] {
  const [habit, ...others] = plans
  return habit === undefined || plans.length <= most
    ? plans
    : [habit, ...dice.shuffle(others).slice(0, most - 1)]
}

/** The second round is held in worlds nobody was chosen by. */
const FRESH = 1000

function playedOut(
  worlds: Worlds<SailsOfGlory>,
  world: number,
  asked: Asked,
  plan: Plan,
  captain: Captain,
  until: number,
): State {
  const dice = worlds.dice(world)
  const rival = RIVALS[world % RIVALS.length] ?? SOUND
  const own = sideOf(asked.seat)
  let given = false
  const policy = (question: Asked): unknown => {
    if (!given && question.seat === asked.seat && question.kind === asked.kind) {
      given = true
      return [...plan.orders]
    }
    return answerBy(sideOf(question.seat) === own ? captain : rival, question, dice)
  }
  const isFarEnough = (thought: Thought<SailsOfGlory>) => thought.turn >= until
  return playOn(worlds.fork(world), policy, isFarEnough).state
}
