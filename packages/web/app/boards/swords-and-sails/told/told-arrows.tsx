import {
  type AreaId,
  isLandId,
  isSeaId,
  type SwordsAndSails,
  type View,
} from '@windward/swords-and-sails/board'
import type { LedgerLine, TableModel } from '../../../table/contract.ts'
import { inkOf } from '../factions/faction.ts'
import { keyOfPiece, piecesIn } from '../map/standing.ts'
import { type Arrow, ArrowMark, aimOf } from '../orders/arrows.tsx'

interface ToldArrowsProps {
  readonly table: TableModel<SwordsAndSails>
  readonly view: View
}

/** While revealed orders are told: the ways they go. */
export function ToldArrows({ table, view }: ToldArrowsProps) {
  const { lines = [] } = table.telling.value ?? {}
  return (
    <>
      {lines.map((line) => (
        <ToldArrow key={line.n} line={line} view={view} />
      ))}
    </>
  )
}

function ToldArrow({ line, view }: { readonly line: LedgerLine; readonly view: View }) {
  if (line.what.key !== 'orders.revealed') return null
  const { piece: key, order } = line.what.fields
  const to = goalIn(order)
  const { armies, fleets } = piecesIn(view)
  const piece = [...armies, ...fleets].find((each) => keyOfPiece(each) === key)
  if (piece === undefined || to === undefined || piece.at === to) return null
  const arrow: Arrow = { key: `told ${line.n}`, kind: kindIn(order), from: aimOf(piece.at), to: aimOf(to) }
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
