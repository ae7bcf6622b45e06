import { STRENGTHS, type View, WINDS } from '@windward/sails-of-glory/facts'
import { type Deed, shipIn } from './ground.ts'

type Bonds = 'entangled' | 'grappled'

const isPair = ([a, b]: View['grappled'][number], one: unknown, other: unknown): boolean =>
  a === one && b === other

const bind =
  (bonds: Bonds): Deed =>
  ({ one, other }, ground) => {
    const [a, b] = [shipIn(ground, one), shipIn(ground, other)]
    if (a !== undefined && b !== undefined) ground.board[bonds].push([a.id, b.id])
    return [bonds]
  }

/** SOG 12.5.3 */
const free: Deed = ({ one, other }, { board }) => {
  board.entangled = board.entangled.filter((pair) => !isPair(pair, one, other))
  return ['entangled']
}

/** SOG 12.11.1: who holds whom is settled anew in every turn. */
const showBoarding: Deed = (_, { board }) => {
  board.grappled = []
  return ['grappled']
}

/** SOG 12.19, SOG 12.20 */
const blow: Deed = ({ from, strength }, { board: { wind } }) => {
  wind.from = WINDS.find((each) => each === from) ?? wind.from
  wind.strength = STRENGTHS.find((each) => each === strength) ?? wind.strength
  return ['wind']
}

export const SEA_DEEDS: Readonly<Record<string, Deed>> = {
  'entangled.caught': bind('entangled'),
  'entangled.free': free,
  'grapple.held': bind('grappled'),
  'board.shown': showBoarding,
  'wind.turns': blow,
  'wind.blows': blow,
}
