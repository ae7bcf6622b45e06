import { drawFrom, mixture, playOn, worldsOf } from '@windward/search'
import type { Considered, Dice, Game, Thinking } from '@windward/table'
import { type Goods, RESOURCE_IDS } from '../../data/resources.ts'
import { noGoods, sumOf } from '../../goods.ts'
import { ownStock } from '../../players.ts'
import type { SailsOfWar } from '../../state.ts'
import { type Habits, SOUND } from '../habits.ts'
import type { Asked } from '../mind.ts'
import { reserveOf } from '../wanted-goods.ts'
import { byHabit } from '../warden.ts'
import { say } from '../words.en.ts'
import { LITTLE_EFFORT } from './consider.ts'
import { feared } from './reasons.ts'
import { worthOf } from './worth.ts'

/** What may be bid: at most eight values. */
const GRID = [0, 1, 2, 3, 4, 6, 8, 10] as const
/** What one resource is worth, as a chance to win. */
const RESOURCE = 0.004
const ROUNDS = 200

/**
 * SOW 4.2.2: what it is worth to draw before the others is tried in thought, with the highest bid against none; how much of that is
 * bid is a game of its own against the highest of the others' bids.
 */
export function considerBid(
  game: Game<SailsOfWar>,
  habits: Habits,
  { worlds: count, rounds }: { readonly worlds: number; readonly rounds: number },
  asked: Asked,
  dice: Dice,
  thinking: Thinking<SailsOfWar>,
): Considered {
  if (thinking.effort < LITTLE_EFFORT) return { answer: byHabit(asked, dice, habits), reasons: [] }
  const grid = GRID.map((value) => bidOf(asked, value)).filter((bid, place) => sumOf(bid) === GRID[place])
  const [nothing] = grid
  const highest = grid.at(-1)
  if (nothing === undefined || highest === undefined || grid.length === 1)
    return { answer: noGoods(), reasons: [] }
  const worlds = worldsOf(game, asked, thinking, dice)
  const until = thinking.turn + rounds
  const worth = (bid: Goods, world: number) => {
    const thought = worlds.fork(world)
    const own = thought.unanswered().find(({ seat }) => seat === asked.seat)
    if (own !== undefined) thought.put(own, bid)
    const luck = worlds.dice(world)
    playOn(
      thought,
      (question) => byHabit(question, luck, question.seat === asked.seat ? habits : SOUND),
      ({ turn }) => turn > until,
    )
    return worthOf(thought.state, asked.seat, thought.outcome)
  }
  const tries = Math.max(1, Math.round(count / thinking.seats.length))
  let gain = 0
  for (let world = 0; world < tries; world += 1)
    gain += (worth(highest, world) - worth(nothing, world)) / tries
  const stakes = Math.max(0, gain + RESOURCE * sumOf(highest))
  const payoffs = grid.map((own) =>
    grid.map((theirs) => {
      const [mine, others] = [sumOf(own), sumOf(theirs)]
      const share = mine > others ? 1 : mine === others ? 0.5 : 0
      return stakes * share - RESOURCE * mine
    }),
  )
  const { own } = mixture(payoffs, { rounds: ROUNDS })
  const answer = grid[drawFrom(own, dice)] ?? nothing
  const bid = sumOf(answer)
  const wanted = bid > 0 ? say('bot.wanted.first', { bid }) : say('bot.wanted.cheap')
  return { answer, reasons: [wanted, ...feared(asked)] }
}

/** So many, of what he has most of beyond supply. */
function bidOf({ view, seat }: Asked, count: number): Goods {
  const stock = ownStock(view, seat)
  const reserve = reserveOf({ view, seat })
  const bid = noGoods()
  for (let taken = 0; taken < count; taken += 1) {
    const spare = (kind: (typeof RESOURCE_IDS)[number]) => stock[kind] - reserve[kind] - bid[kind]
    const [most = 'grain'] = RESOURCE_IDS.toSorted((a, b) => spare(b) - spare(a))
    if (spare(most) <= 0) break
    bid[most] += 1
  }
  return bid
}
