import './orders.css'
import type { PanelProps } from '@windward/kit/contract.ts'
import { SealBar } from '@windward/kit/panel/seal-bar.tsx'
import {
  type Army,
  area,
  type Fleet,
  placesAboard,
  placesFor,
  type SwordsAndSails,
} from '@windward/swords-and-sails/facts'
import { keyOfPiece } from '../map/standing.ts'
import { PieceBadge } from '../pieces/badge.tsx'
import { type Desk, deskOf } from './desk.ts'
import { Groups } from './groups.tsx'
import { orderOf } from './sheet.ts'
import { Tell } from './tell.tsx'
import { Transfers } from './transfers.tsx'
import { goalText, pieceName, stanceText } from './words.ts'

/** Phase 4: an order for each army and fleet. Click a piece, then where it goes. */
export function OrdersPanel({ question, draft, table }: PanelProps<SwordsAndSails>) {
  const desk = deskOf(table)
  if (desk === undefined) return null
  const pieces: readonly (Army | Fleet)[] = [...desk.plan.armies, ...desk.plan.fleets]
  return (
    <div class="orders boxed">
      <p class="hint">
        Choose a piece, then where it goes on the map. A piece without an order holds and defends.
      </p>
      <ul class="order-list" aria-label="Your armies and fleets">
        {pieces.map((piece) => (
          <Line key={piece.id} desk={desk} piece={piece} table={table} draft={draft} question={question} />
        ))}
      </ul>
      {pieces.length === 0 && <p>You have no armies and no fleets.</p>}
      <Groups desk={desk} draft={draft} />
      <Transfers desk={desk} draft={draft} />
      <SealBar question={question} draft={draft} table={table} answer={desk.sheet} label="Seal orders" />
    </div>
  )
}

interface LineProps extends PanelProps<SwordsAndSails> {
  readonly desk: Desk
  readonly piece: Army | Fleet
}

function Line({ desk, piece, table, draft }: LineProps) {
  const key = keyOfPiece(piece)
  const chosen = desk.piece === piece
  const order = orderOf(desk.sheet, piece)
  const stance = order?.meets ?? { stance: 'defend' }
  return (
    <li class={chosen ? 'order chosen' : 'order'}>
      <button
        type="button"
        class="order-head"
        aria-expanded={chosen}
        onClick={() => {
          table.selection.value = chosen ? undefined : key
          table.highlight.value = chosen ? [] : [key]
        }}
      >
        <PieceBadge piece={piece} />
        <span class="order-words">
          <span class="order-goal">
            {pieceName(piece)} in {area(piece.at)}{' '}
            <b>{order === undefined || order.does.deed === 'hold' ? '' : goalText(order)}</b>
          </span>
          <span class="order-size">{sizeText(desk, piece)}</span>
        </span>
        <span class={`stance ${stance.stance}`}>{stanceText(stance)}</span>
      </button>
      {chosen && <Tell desk={desk} piece={piece} draft={draft} table={table} />}
    </li>
  )
}

/** Units, and for a fleet what it can carry and what it does. */
function sizeText({ plan, sheet }: Desk, piece: Army | Fleet): string {
  if ('units' in piece) {
    const units = placesFor(piece)
    const aboard = piece.aboard.length === 0 ? '' : ` · aboard Fleet ${piece.aboard.join(' and ')}`
    return `${units} unit${units === 1 ? '' : 's'}${aboard}`
  }
  const ships = Object.values(piece.ships).reduce((sum, count) => sum + count, 0)
  const boarding = plan.armies.filter((army) => {
    const does = sheet.armies.find((order) => order.army === army.id)?.does
    return does?.deed === 'board' ? does.fleets.includes(piece.id) : army.aboard.includes(piece.id)
  })
  const load = boarding.reduce((sum, army) => sum + placesFor(army), 0)
  const carries = `carries ${placesAboard(piece)}`
  return `${ships} ship${ships === 1 ? '' : 's'} · ${carries} · ${load === 0 ? 'empty' : `${load} aboard`}`
}
