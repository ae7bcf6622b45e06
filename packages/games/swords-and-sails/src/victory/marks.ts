import type { FactionId } from '../data/factions/factions.ts'
import { VICTORY } from '../data/victory.ts'
import { powerOf } from '../powers.ts'
import type { Mark, SnsTable, State } from '../state.ts'
import { isAtLeast, type Standing } from './score.ts'
import { say } from './words.en.ts'

/** SNS 11.4.2, SNS 11.2.1: at or above the target of the game's length, if the match has one, and at or above everybody else. */
function qualifies({ options }: Pick<State, 'options'>, { score }: Standing, all: readonly Standing[]) {
  const target = VICTORY.targets[options.length] ?? null
  if (target === null || !isAtLeast(score, [target, 1])) return false
  return all.every((other) => isAtLeast(score, other.score))
}

/** The mark a side carries; a side with other members is another side (SNS 11.4.6). */
export function markOf({ marks }: Pick<State, 'marks'>, side: readonly FactionId[]): Mark | undefined {
  return marks.find(
    ({ members }) => members.length === side.length && members.every((member) => side.includes(member)),
  )
}

/** SNS 11.4.1: whether the side cannot win yet in the season of this number. */
export function mustWait(state: State, side: readonly FactionId[], number = state.number): boolean {
  return state.options.allianceWait && side.some((seat) => powerOf(state, seat).waitsUntil > number)
}

/** SNS 11.4.2, SNS 11.4.4: marks for those who qualify, and for nobody else. */
export function settleMarks(t: SnsTable, all: readonly Standing[]): void {
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
