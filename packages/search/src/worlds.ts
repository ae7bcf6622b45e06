import {
  type Dice,
  diceFor,
  diceRoot,
  fork,
  type Game,
  type GameTypes,
  imagined,
  type Question,
  seedFrom,
  type Thinking,
  type Thought,
} from '@windward/table'

/** Worlds that agree with what a seat was sent, each standing at the question it is asked. */
export interface Worlds<G extends GameTypes> {
  /**
   * A match in thought in the world of this number, with the dice of that number: whatever is tried there meets the same
   * world and the same luck as everything else that is tried there.
   */
  fork(number: number): Thought<G>
  /** Dice for those who play in that world, apart from its own. */
  dice(number: number): Dice
}

const LIMIT = 2 ** 31

/** Every world is imagined once, when it is first needed. */
export function worldsOf<G extends GameTypes>(
  game: Game<G>,
  { seat, view }: Question<G>,
  { seats, turn, place, lines }: Thinking<G>,
  dice: Dice,
): Worlds<G> {
  const imagine = imagined(game, { view, lines }, seat)
  const root = dice.below(LIMIT)
  const states: G['state'][] = []
  const diceOf = (number: number, what: string) =>
    diceFor(diceRoot(seedFrom('world', root, number), {}), what)
  return {
    fork(number) {
      states[number] ??= imagine(diceOf(number, 'hidden'))
      return fork(game, {
        seats,
        turn,
        place,
        state: structuredClone(states[number]),
        dice: diceOf(number, 'luck'),
      })
    },
    dice: (number) => diceOf(number, 'players'),
  }
}
