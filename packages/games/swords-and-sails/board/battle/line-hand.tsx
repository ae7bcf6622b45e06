import './line-field.css'
import { counted, piece, type Soldier, type Stock } from '@windward/swords-and-sails/facts'
import { Token } from '../pieces/token.tsx'
import { words } from './words.en.ts'

export const soldierOf = ({ piece: from, kind }: Stock): Soldier => ({ piece: from, kind })
export const sameSoldier = (a: Soldier, b: Soldier): boolean => a.piece === b.piece && a.kind === b.kind

/** What is left of a hand when these are in the line. */
export function handWithout(hand: readonly Stock[], placed: readonly Soldier[]): Stock[] {
  return hand.flatMap((stock) => {
    const count = stock.count - placed.filter((each) => sameSoldier(each, stock)).length
    return count > 0 ? [{ ...stock, count }] : []
  })
}

interface LineHandProps {
  readonly hand: readonly Stock[]
  readonly chosen: Soldier | undefined
  readonly choose: (soldier: Soldier) => void
}

/** Units that do not stand in the line yet; the chosen one is put down next. */
export function LineHand({ hand, chosen, choose }: LineHandProps) {
  return (
    <ul class="line-hand" aria-label={words.line.hand}>
      {hand.map((stock) => (
        <li key={`${stock.piece} ${stock.kind}`}>
          <button
            type="button"
            aria-pressed={chosen !== undefined && sameSoldier(chosen, stock)}
            onClick={() => choose(soldierOf(stock))}
          >
            <Token kind={stock.kind} of={stock.faction} />
            <span>
              {counted(stock.kind, stock.count)}, {piece(stock.piece)}
            </span>
          </button>
        </li>
      ))}
    </ul>
  )
}
