import type { TableModel } from '@windward/kit/contract.ts'
import {
  type Goods,
  openPlayer,
  RESOURCE_IDS,
  RESOURCE_NAMES,
  type SailsOfWar,
} from '@windward/sails-of-war/facts'
import { SPECTATOR } from '@windward/table'
import { GOODS_MARKS, STAR_MARK } from '../signs/marks.ts'
import { Mark } from '../signs/sign.tsx'
import { words } from './words.en.ts'

interface OwnStockProps {
  readonly table: TableModel<SailsOfWar>
  /** What would be paid out of it, to show what is left. */
  readonly paid?: Goods
  /** Where only resources can be paid, or only Starpower. */
  readonly only?: 'goods' | 'starpower'
}

/** What one has to pay with, above whatever asks for payment. */
export function OwnStock({ table, paid, only }: OwnStockProps) {
  const position = table.position.value
  if (position === undefined || position.seat === SPECTATOR) return null
  const { stock, starpower } = openPlayer(position.view, position.seat)
  if (stock === null) return null
  return (
    <dl class="sow-stock" aria-label={words.stock.own}>
      {(only === 'starpower' ? [] : RESOURCE_IDS).map((kind) => (
        <div key={kind}>
          <dt>
            <Mark d={GOODS_MARKS[kind]} kind={`sow-${kind}`} />
            {RESOURCE_NAMES[kind]}
          </dt>
          <dd>
            {stock[kind]}
            {paid !== undefined && paid[kind] !== 0 && (
              <span class="sow-left"> → {stock[kind] - paid[kind]}</span>
            )}
          </dd>
        </div>
      ))}
      {only !== 'goods' && (
        <div>
          <dt>
            <Mark d={STAR_MARK} />
            {words.stock.starpower}
          </dt>
          <dd>{starpower}</dd>
        </div>
      )}
    </dl>
  )
}
