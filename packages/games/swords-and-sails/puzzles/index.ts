import { hashOf } from '@windward/table'
import { type Puzzlebook, puzzlesIn } from '@windward/table/lesson'
import { ordersShape } from '../src/orders/order.ts'
import mined from './data/mined.json' with { type: 'json' }
import { asideWords, puzzleWords } from './words.en.ts'

/** In these one army is ordered and nothing else. */
const ONE_ARMY = ['take', 'march']

/** What can be solved. */
export const puzzlebook: Puzzlebook = {
  puzzles: puzzlesIn(mined),
  words: puzzleWords,
  pointsIn: ({ fields: { seat, army, land } }) => [
    ...(typeof army === 'string' ? [{ place: `${seat} ${army}` }] : []),
    ...(typeof land === 'string' ? [{ place: land }] : []),
  ],
  measure: (seam) => (seam === 'march' ? 'points' : 'chance'),
  keyOf: ({ seam }, answer) => (ONE_ARMY.includes(seam) ? ordersKey(answer) : hashOf(answer)),
}

/** Which army goes where; pieces that stay as they are need not be named. */
function ordersKey(answer: unknown) {
  const read = ordersShape.safeParse(answer)
  if (!read.success || read.data.transfers.length > 0) return asideWords.onePieceOnly()
  const { armies, fleets } = read.data
  const [first, ...others] = [...armies, ...fleets].filter(({ does }) => does.deed !== 'hold')
  if (others.length > 0 || (first !== undefined && 'fleet' in first)) return asideWords.onePieceOnly()
  if (first === undefined) return 'stay'
  const { army, does, meets } = first
  return [army, does.deed, 'to' in does ? does.to : '', meets.stance].join(' ')
}
