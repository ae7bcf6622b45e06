import type { HandCard, StackId } from '../cards.ts'
import type { SnsTable } from '../state.ts'
import type { View } from '../view/view.ts'

/** How many cards of a colour can still be taken: the stack and, when it is empty, the discards. */
export function leftIn({ stacks }: Pick<View, 'stacks'>, stack: StackId): number {
  return stacks[stack].pile + stacks[stack].discards.length
}

/** SNS 3.2.4, SNS 3.2.5: the next card of a colour; discards are shuffled only when the stack is empty. */
export function draw({ state, dice }: SnsTable, stack: StackId): HandCard | undefined {
  const { pile, discards } = state.stacks[stack]
  if (pile.length === 0 && discards.length > 0) pile.push(...dice.shuffle(discards.splice(0)))
  return pile.shift()
}
