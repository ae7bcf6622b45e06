import type { LedgerLine, TableModel } from '@windward/kit/contract.ts'
import { type AreaId, isLandId, isSeaId, type SwordsAndSails } from '@windward/swords-and-sails/facts'
import { inkOf } from '../factions/faction.ts'
import type { Standing } from '../map/standing.ts'
import { type Arrow, ArrowMark, aimOf } from '../orders/arrows.tsx'

interface ToldArrowsProps {
  readonly table: TableModel<SwordsAndSails>
  /** The pieces where they stood when the orders were revealed. */
  readonly placed: readonly Standing[]
}

/** While revealed orders are told: the ways they go. */
export function ToldArrows({ table, placed }: ToldArrowsProps) {
  const { lines = [] } = table.telling.value ?? {}
  return (
    <>
      {lines.map((line) => (
        <ToldArrow key={line.n} line={line} placed={placed} />
      ))}
    </>
  )
}

interface ToldArrowProps extends Pick<ToldArrowsProps, 'placed'> {
  readonly line: LedgerLine
}

function ToldArrow({ line, placed }: ToldArrowProps) {
  if (line.what.key !== 'orders.revealed') return null
  const { piece: key, order } = line.what.fields
  const to = goalIn(order)
  const standing = placed.find((each) => each.key === key)
  if (standing === undefined || to === undefined || standing.at === to) return null
  const { x, y, piece } = standing
  const arrow: Arrow = { key: `told ${line.n}`, kind: kindIn(order), from: [x, y], to: aimOf(to) }
  return (
    <g class="arrows" style={{ '--own': inkOf(piece.faction) }}>
      <ArrowMark arrow={arrow} />
    </g>
  )
}

function goalIn(order: unknown): AreaId | undefined {
  if (typeof order !== 'object' || order === null || !('to' in order)) return undefined
  const { to } = order
  return typeof to === 'string' && (isLandId(to) || isSeaId(to)) ? to : undefined
}

function kindIn(order: unknown): Arrow['kind'] {
  const attacks =
    typeof order === 'object' && order !== null && 'stance' in order && order.stance === 'attack'
  return attacks ? 'attack' : 'move'
}
