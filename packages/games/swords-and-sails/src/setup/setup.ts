import type { SnsFlow, SnsTable } from '../state.ts'
import { stackIds } from './begin.ts'
import { bidForTerritories } from './bidding.ts'
import { leaders } from './leaders.ts'
import { say } from './words.en.ts'

/** SNS 1: what is left to do when the pieces stand on the map: cards, leaders, bids. Then the first season can begin. */
export function* setup(t: SnsTable): SnsFlow {
  yield* t.step('cards', () => shuffle(t))
  yield* t.step('teams', () => {
    for (const { members } of t.state.teams)
      t.tell('all', 'SNS 1.7.4', say('setup.teams', { members: [...members] }))
  })
  yield* t.step('leaders', () => leaders(t))
  yield* t.step('bidding', () => bidForTerritories(t))
  t.state.number = 1
}

function shuffle(t: SnsTable): void {
  const { state } = t
  for (const id of stackIds(state.options)) {
    const stack = state.stacks[id]
    stack.pile = t.dice.shuffle(stack.pile)
  }
}
