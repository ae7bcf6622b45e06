import '@windward/kit/panel/panel.css'
import '../siege/siege.css'
import { Count } from '@windward/kit/panel/count.tsx'
import {
  defaultLosses,
  figure,
  headed,
  type Losses,
  type PieceKey,
  piece,
  type Stock,
} from '@windward/swords-and-sails/facts'
import { Token } from '../pieces/token.tsx'
import { UnitSheet } from '../pieces/unit-sheet.tsx'
import { Said } from '../said.tsx'
import { words } from './words.en.ts'

/** How many of a stock are given up. */
function lostOf(losses: Losses, { piece: from, kind }: Pick<Stock, 'piece' | 'kind'>): number {
  return losses.reduce((sum, loss) => (loss.piece === from && loss.kind === kind ? sum + loss.count : sum), 0)
}

function losing(losses: Losses, stock: Stock, count: number): Losses {
  const others = losses.filter((loss) => loss.piece !== stock.piece || loss.kind !== stock.kind)
  return count === 0 ? others : [...others, { piece: stock.piece, kind: stock.kind, count }]
}

/** Still what is preselected, and not simply all there are. */
function isCheapest(stocks: readonly Stock[], points: number, losses: Losses): boolean {
  const cheapest = defaultLosses(stocks, points)
  const same = stocks.every((stock) => lostOf(losses, stock) === lostOf(cheapest, stock))
  return same && stocks.some((stock) => lostOf(losses, stock) < stock.count)
}

interface LossPickerProps {
  readonly stocks: readonly Stock[]
  /** How much has to go. */
  readonly points: number
  readonly losses: Losses
  readonly change: (losses: Losses) => void
  /** What is counted, and how much of it one of a stock is; casualty points by health unless told otherwise. */
  readonly of?: string
  readonly worth?: (stock: Stock) => number
}

const health = ({ figure: { health: points } }: Stock): number => points

/** What is lost, piece by piece, with the running total. */
export function LossPicker({
  stocks,
  points,
  losses,
  change,
  of = words.losses.points,
  worth = health,
}: LossPickerProps) {
  const taken = stocks.reduce((sum, stock) => sum + lostOf(losses, stock) * worth(stock), 0)
  const pieces = [...new Set<PieceKey>(stocks.map((stock) => stock.piece))]
  return (
    <div class="loss-picker">
      <p class={taken < points ? 'running wanting' : 'running'}>
        <Said text={words.losses.chosen(taken, points, of)} />
        {points > 0 && worth === health && isCheapest(stocks, points, losses) && (
          <small>{words.losses.cheapest}</small>
        )}
        {taken > points && <small>{words.losses.tooMany(taken - points)}</small>}
        <progress
          max={points}
          value={Math.min(points, taken)}
          aria-label={words.losses.progress(points, of)}
        />
      </p>
      {pieces.map((key) => (
        <fieldset key={key}>
          <legend>{piece(key)}</legend>
          {stocks
            .filter((stock) => stock.piece === key)
            .map((stock) => (
              <Count
                key={stock.kind}
                before={
                  <UnitSheet kind={stock.kind} of={stock.faction}>
                    <Token kind={stock.kind} of={stock.faction} />
                  </UnitSheet>
                }
                label={headed(figure(stock.kind))}
                note={words.losses.stock(stock, worth(stock))}
                value={lostOf(losses, stock)}
                most={stock.count}
                change={(count) => change(losing(losses, stock, count))}
              />
            ))}
        </fieldset>
      ))}
    </div>
  )
}
