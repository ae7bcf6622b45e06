import type { Clause, Phrase } from '@windward/table'
import type { FactionId } from '../data/factions/factions.ts'
import { VICTORY } from '../data/victory.ts'
import { powerOf } from '../powers.ts'
import type { Mark, Outcome, SnsTable, State } from '../state.ts'
import { isAtLeast, isEqual, type Ranked, scoresOf } from './score.ts'
import { say } from './words.en.ts'

/** How the match has ended at this check, if it has. */
export function checkVictory(t: SnsTable, all: readonly Ranked[]): Outcome | null {
  return lastStanding(t, all) ?? heldTarget(t, all) ?? atTheLimit(t, all)
}

/** SNS 11.5.3, SNS 11.6.1: a seat alone at once, a team once nobody in it has to wait. */
function lastStanding(t: SnsTable, all: readonly Ranked[]): Outcome | null {
  const [first, ...others] = all
  if (first === undefined) {
    t.tell('all', 'SNS 11.5.3', say('victory.nobody'))
    return outcome(t.state, [], 'nobodyLeft')
  }
  const { side } = first
  if (others.length > 0 || (side.length > 1 && mustWait(t.state, side))) return null
  return won(t, side, 'lastStanding', 'SNS 11.5.3', say('victory.last', { side: [...side] }))
}

/** SNS 11.4.3, SNS 11.4.5: a side that was marked before and qualifies again. */
function heldTarget(t: SnsTable, all: readonly Ranked[]): Outcome | null {
  const { state } = t
  settleMarks(t, all)
  const held = all.map(({ side }) => side).filter((side) => hasHeld(state, side))
  const ready = held.filter((side) => !mustWait(state, side))
  for (const side of held) {
    if (!ready.includes(side)) t.tell('all', 'SNS 11.4.1', say('victory.waits', { side: [...side] }))
  }
  const [winner, ...others] = ready
  if (winner === undefined) return null
  if (others.length > 0) {
    t.tell('all', 'SNS 11.4.5', say('victory.tied', { sides: ready.map((side) => [...side]) }))
    return null
  }
  return won(t, winner, 'points', 'SNS 11.4.3', say('victory.won', { side: [...winner] }))
}

function hasHeld(state: State, side: readonly FactionId[]): boolean {
  const mark = markOf(state, side)
  return mark !== undefined && mark.number + VICTORY.seasonsHeld <= state.number
}

/** SNS 11.6.3 */
function atTheLimit(t: SnsTable, all: readonly Ranked[]): Outcome | null {
  const { seasonLimit } = t.state.options
  const [best] = all
  if (seasonLimit === null || t.state.number < seasonLimit || best === undefined) return null
  const winners = all.filter(({ score }) => isEqual(score, best.score)).flatMap(({ side }) => [...side])
  return won(t, winners, 'seasonLimit', 'SNS 11.6.3', say('victory.limit', { winners }))
}

function won(
  t: SnsTable,
  winners: readonly FactionId[],
  how: Outcome['how'],
  clause: Clause,
  line: Phrase,
): Outcome {
  t.tell('all', clause, line)
  return outcome(t.state, winners, how)
}

function outcome(state: State, winners: readonly FactionId[], how: Outcome['how']): Outcome {
  return { winners: [...winners], how, scores: scoresOf(state) }
}

/** SNS 11.4.2, SNS 11.2.1: at or above the target of the game's length, if the match has one, and at or above everybody else. */
function qualifies({ options }: Pick<State, 'options'>, { score }: Ranked, all: readonly Ranked[]) {
  const target = VICTORY.targets[options.length] ?? null
  if (target === null || !isAtLeast(score, [target, 1])) return false
  return all.every((other) => isAtLeast(score, other.score))
}

/** The mark a side carries; a side with other members is another side (SNS 11.4.6). */
function markOf({ marks }: Pick<State, 'marks'>, side: readonly FactionId[]): Mark | undefined {
  return marks.find(
    ({ members }) => members.length === side.length && members.every((member) => side.includes(member)),
  )
}

/** SNS 11.4.1: whether the side cannot win yet in the season of this number. */
function mustWait(state: State, side: readonly FactionId[], number = state.number): boolean {
  return state.options.allianceWait && side.some((seat) => powerOf(state, seat).waitsUntil > number)
}

/** SNS 11.4.2, SNS 11.4.4: marks for those who qualify, and for nobody else. */
function settleMarks(t: SnsTable, all: readonly Ranked[]): void {
  const { state } = t
  const qualified = all.filter((each) => qualifies(state, each, all)).map(({ side }) => side)
  const kept = new Set(qualified.map((side) => markOf(state, side)))
  for (const { members } of state.marks.filter((mark) => !kept.has(mark))) {
    t.tell('all', 'SNS 11.4.4', say('victory.unmarked', { side: [...members] }))
  }
  state.marks = qualified.map((side) => markOf(state, side) ?? newMark(t, side))
}

function newMark(t: SnsTable, side: readonly FactionId[]): Mark {
  const { number } = t.state
  const waits = mustWait(t.state, side, number + VICTORY.seasonsHeld)
  const line = waits ? 'victory.marked-waiting' : 'victory.marked'
  t.tell('all', 'SNS 11.4.2', say(line, { side: [...side] }))
  return { members: [...side], number }
}
