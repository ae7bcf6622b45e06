import type { SnsFlow, SnsTable } from '../state.ts'
import { stackIds } from './begin.ts'
import { bidForTerritories } from './bidding.ts'
import { leaders } from './leaders.ts'
import { say } from './words.en.ts'

/** SNS 1: what is left to do when the pieces stand on the map: cards, leaders, bids. Then the first season can begin. */
export function* setup(t: SnsTable): SnsFlow {
  const { state } = t
  for (const id of stackIds(state.options)) {
    const stack = state.stacks[id]
    stack.pile = t.dice.shuffle(stack.pile)
  }
  for (const { members } of state.teams)
    t.tell('all', 'SNS 1.7.4', say('setup.teams', { members: [...members] }))
  yield* leaders(t)
  yield* bidForTerritories(t)
  state.number = 1
}
