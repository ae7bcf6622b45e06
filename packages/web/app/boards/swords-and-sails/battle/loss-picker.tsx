import '../siege/siege.css'
import {
  figure,
  headed,
  type Losses,
  type PieceKey,
  piece,
  type Stock,
} from '@windward/swords-and-sails/board'
import { Count } from '../panels/count.tsx'
import { Token } from '../pieces/token.tsx'

/** How many of a stock are given up. */
function lostOf(losses: Losses, { piece: from, kind }: Pick<Stock, 'piece' | 'kind'>): number {
  return losses.reduce((sum, loss) => (loss.piece === from && loss.kind === kind ? sum + loss.count : sum), 0)
}

function losing(losses: Losses, stock: Stock, count: number): Losses {
  const others = losses.filter((loss) => loss.piece !== stock.piece || loss.kind !== stock.kind)
  return count === 0 ? others : [...others, { piece: stock.piece, kind: stock.kind, count }]
}

function worthOf(stocks: readonly Stock[], losses: Losses): number {
  return stocks.reduce((sum, stock) => sum + lostOf(losses, stock) * stock.figure.health, 0)
}

interface LossPickerProps {
  readonly stocks: readonly Stock[]
  /** Casualty points to take. */
  readonly points: number
  readonly losses: Losses
  readonly change: (losses: Losses) => void
}

/** What is lost, piece by piece, with the running total. */
export function LossPicker({ stocks, points, losses, change }: LossPickerProps) {
  const taken = worthOf(stocks, losses)
  const pieces = [...new Set<PieceKey>(stocks.map((stock) => stock.piece))]
  return (
    <div class="loss-picker">
      <p class="running">
        <b>{taken}</b> of {points} casualty points chosen
        <progress max={points} value={Math.min(points, taken)} aria-label="Casualty points chosen" />
      </p>
      {pieces.map((key) => (
        <fieldset key={key}>
          <legend>{piece(key)}</legend>
          {stocks
            .filter((stock) => stock.piece === key)
            .map((stock) => (
              <Count
                key={stock.kind}
                before={<Token kind={stock.kind} of={stock.faction} />}
                label={headed(figure(stock.kind))}
                note={`${stock.count} there · ${stock.figure.health} each`}
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
