import './orders.css'
import type { PanelProps } from '@windward/kit/contract.ts'
import { SealBar } from '@windward/kit/panel/seal-bar.tsx'
import {
  type Army,
  type Fleet,
  piece as pieceName,
  placesAboard,
  placesFor,
  type SwordsAndSails,
} from '@windward/swords-and-sails/facts'
import { keyOfPiece } from '../map/standing.ts'
import { PieceBadge } from '../pieces/badge.tsx'
import { Said } from '../said.tsx'
import { type Desk, deskOf } from './desk.ts'
import { Groups } from './groups.tsx'
import { lookAt } from './preview.ts'
import { orderOf } from './sheet.ts'
import { Tell } from './tell.tsx'
import { Transfers } from './transfers.tsx'
import { words } from './words.en.ts'

/** Phase 4: an order for each army and fleet. Click a piece, then where it goes. */
export function OrdersPanel({ question, draft, table }: PanelProps<SwordsAndSails>) {
  const desk = deskOf(table)
  if (desk === undefined) return null
  const pieces: readonly (Army | Fleet)[] = [...desk.plan.armies, ...desk.plan.fleets]
  return (
    <div class="orders boxed">
      <Progress desk={desk} pieces={pieces} />
      <p class="hint">{words.sheet.lead}</p>
      <ul class="order-list" aria-label={words.sheet.pieces}>
        {pieces.map((piece) => (
          <Line key={piece.id} desk={desk} piece={piece} table={table} draft={draft} question={question} />
        ))}
      </ul>
      {pieces.length === 0 && <p>{words.sheet.none}</p>}
      <Groups desk={desk} draft={draft} />
      <Transfers desk={desk} draft={draft} />
      <SealBar question={question} draft={draft} table={table} answer={desk.sheet} label={words.sheet.done} />
    </div>
  )
}

/** How many pieces have their orders, and which is in hand. */
function Progress({ desk, pieces }: { readonly desk: Desk; readonly pieces: readonly (Army | Fleet)[] }) {
  const isSet = (piece: Army | Fleet) => orderOf(desk.sheet, piece) !== undefined
  if (pieces.length === 0) return null
  return (
    <p class="progress">
      <span class="segments" aria-hidden="true">
        {pieces.map((piece) => (
          <i key={piece.id} class={isSet(piece) ? 'set' : piece === desk.piece ? 'hand' : 'none'} />
        ))}
      </span>
      <span>
        <Said text={words.sheet.progress(pieces.filter(isSet).length, pieces.length)} />
      </span>
    </p>
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
  return (
    <li class={chosen ? 'order chosen' : 'order'}>
      <button
        type="button"
        class="order-head"
        aria-expanded={chosen}
        onClick={() => {
          lookAt(table).refused.value = undefined
          table.selection.value = chosen ? undefined : key
          table.highlight.value = chosen ? [] : [key]
        }}
      >
        <PieceBadge piece={piece} />
        <span class="order-words">
          <b class="order-name">{pieceName(key)}</b>
          <span class="order-goal">
            <Said text={words.sheet.line(piece.at, order, sizeText(desk, piece))} />
          </span>
        </span>
        {order === undefined ? (
          <span class="stance unset">{words.sheet.unset}</span>
        ) : (
          <span class={`stance ${order.meets.stance}`}>{words.stance(order.meets)}</span>
        )}
      </button>
      {chosen && <Tell desk={desk} piece={piece} draft={draft} table={table} />}
    </li>
  )
}

/** Units, and for a fleet what it can carry and what it does. */
function sizeText({ plan, sheet }: Desk, piece: Army | Fleet): string {
  if ('units' in piece) return words.sheet.armySize(placesFor(piece), piece.aboard)
  const ships = Object.values(piece.ships).reduce((sum, count) => sum + count, 0)
  const boarding = plan.armies.filter((army) => {
    const does = sheet.armies.find((order) => order.army === army.id)?.does
    return does?.deed === 'board' ? does.fleets.includes(piece.id) : army.aboard.includes(piece.id)
  })
  const load = boarding.reduce((sum, army) => sum + placesFor(army), 0)
  return words.sheet.fleetSize(ships, placesAboard(piece), load)
}
