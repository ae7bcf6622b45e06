import { enumerate, type GameTypes, type Question } from '@windward/table'
import type { AnswerTask, Wrong } from '@windward/table/lesson'
import { type Order, type Orders, ordersShape } from '../../src/facts.ts'

/** So many answers are looked at to find one to show. */
const MOST_LOOKS = 500

/** The first answer the rules offer of which this is true. */
function firstSuch(question: Question<GameTypes>, is: (answer: unknown) => boolean): unknown {
  let looks = 0
  for (const answer of enumerate(question.options())) {
    if (is(answer)) return answer
    looks += 1
    if (looks >= MOST_LOOKS) break
  }
  return question.absent()
}

/** Any answer of which this is true. */
export function such(kind: string, is: (answer: unknown) => boolean, otherwise: Wrong): AnswerTask {
  return {
    do: 'answer',
    kind,
    shows: (question) => firstSuch(question, is),
    judge: (given) => (is(given) ? undefined : otherwise),
  }
}

/** Whether an answer has this in a field. */
export const says =
  (field: string, value: unknown) =>
  (answer: unknown): boolean =>
    typeof answer === 'object' && answer !== null && Reflect.get(answer, field) === value

const allOf = ({ armies, fleets }: Orders): readonly Order[] => [...armies, ...fleets]

const nameOfPiece = (order: Order): string => ('army' in order ? order.army : order.fleet)

/** Orders in which these are written as they stand here; whatever else is ordered. */
export function ordering(wanted: Orders, otherwise: Wrong): AnswerTask {
  return {
    do: 'answer',
    kind: 'orders',
    shows: () => wanted,
    judge: (given) => {
      const read = ordersShape.safeParse(given)
      const orders = read.success ? allOf(read.data) : []
      const isGiven = (order: Order) =>
        orders.some(
          (each) =>
            nameOfPiece(each) === nameOfPiece(order) &&
            each.does.deed === order.does.deed &&
            each.meets.stance === order.meets.stance &&
            goal(each) === goal(order),
        )
      return allOf(wanted).every(isGiven) ? undefined : otherwise
    },
  }
}

const goal = ({ does }: Order): string | undefined => ('to' in does ? does.to : undefined)
