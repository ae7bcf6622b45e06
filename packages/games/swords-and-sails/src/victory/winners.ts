import type { Clause, Phrase } from '@windward/table'
import type { FactionId } from '../data/factions/factions.ts'
import { VICTORY } from '../data/victory.ts'
import { powerOf } from '../powers.ts'
import type { Mark, Outcome, SnsTable, State } from '../state.ts'
import { isAtLeast, isEqual, type Ranked, scoresOf } from './score.ts'
import { say } from './words.en.ts'

/** Whether the match ends at this check; how, lies in its outcome then. */
export function isWon(t: SnsTable, all: readonly Ranked[]): boolean {
  return lastStanding(t, all) || heldTarget(t, all) || atTheLimit(t, all)
}

/** SNS 11.5.3, SNS 11.6.1: a seat alone at once, a team once nobody in it has to wait. */
function lastStanding(t: SnsTable, all: readonly Ranked[]): boolean {
  const [first, ...others] = all
  if (first === undefined) return won(t, [], 'nobodyLeft', 'SNS 11.5.3', say('victory.nobody'))
  const { side } = first
  if (others.length > 0 || (side.length > 1 && mustWait(t.state, side))) return false
  return won(t, side, 'lastStanding', 'SNS 11.5.3', say('victory.last', { side: [...side] }))
}

/** SNS 11.4.3, SNS 11.4.5: a side that was marked before and qualifies again. */
function heldTarget(t: SnsTable, all: readonly Ranked[]): boolean {
  const { state } = t
  settleMarks(t, all)
  const held = all.map(({ side }) => side).filter((side) => hasHeld(state, side))
  const ready = held.filter((side) => !mustWait(state, side))
  for (const side of held) {
    if (!ready.includes(side)) t.tell('all', 'SNS 11.4.1', say('victory.waits', { side: [...side] }))
  }
  const [winner, ...others] = ready
  if (winner === undefined) return false
  if (others.length > 0) {
    t.tell('all', 'SNS 11.4.5', say('victory.tied', { sides: ready.map((side) => [...side]) }))
    return false
  }
  return won(t, winner, 'points', 'SNS 11.4.3', say('victory.won', { side: [...winner] }))
}

function hasHeld(state: State, side: readonly FactionId[]): boolean {
  const mark = markOf(state, side)
  return mark !== undefined && mark.number + VICTORY.seasonsHeld <= state.number
}

/** SNS 11.6.3 */
function atTheLimit(t: SnsTable, all: readonly Ranked[]): boolean {
  const { seasonLimit } = t.state.options
  const [best] = all
  if (seasonLimit === null || t.state.number < seasonLimit || best === undefined) return false
  const winners = all.filter(({ score }) => isEqual(score, best.score)).flatMap(({ side }) => [...side])
  return won(t, winners, 'seasonLimit', 'SNS 11.6.3', say('victory.limit', { winners }))
}

function won(
  t: SnsTable,
  winners: readonly FactionId[],
  how: Outcome['how'],
  clause: Clause,
  line: Phrase,
): true {
  t.state.outcome = { winners: [...winners], how, scores: scoresOf(t.state) }
  t.tell('all', clause, line)
  return true
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
  for (const mark of state.marks.filter((each) => !kept.has(each))) {
    state.marks = state.marks.filter((each) => each !== mark)
    t.tell('all', 'SNS 11.4.4', say('victory.unmarked', { side: [...mark.members] }))
  }
  const fresh = qualified.filter((side) => markOf(state, side) === undefined)
  const { number } = state
  state.marks = qualified.map((side) => markOf(state, side) ?? { members: [...side], number })
  for (const side of fresh) tellMark(t, side)
}

function tellMark(t: SnsTable, side: readonly FactionId[]): void {
  const waits = mustWait(t.state, side, t.state.number + VICTORY.seasonsHeld)
  const line = waits ? 'victory.marked-waiting' : 'victory.marked'
  t.tell('all', 'SNS 11.4.2', say(line, { side: [...side] }))
}
