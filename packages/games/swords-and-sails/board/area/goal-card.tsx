import './area.css'
import { isLandId, nameOf } from '@windward/swords-and-sails/facts'
import type { Desk } from '../orders/desk.ts'
import { Outlook } from '../orders/outlook.tsx'
import { goalOf, isArmy, orderOf } from '../orders/sheet.ts'
import { landText, Owner } from './land-facts.tsx'

/** Where the piece that is being ordered goes, and what waits for it there. */
export function GoalCard({ desk, seat }: { readonly desk: Desk; readonly seat: string }) {
  const { piece, sheet, view } = desk
  const order = piece && orderOf(sheet, piece)
  const to = order && goalOf(order)
  if (piece === undefined || to === undefined || !isLandId(to) || !isArmy(piece)) return null
  return (
    <div class="area-card goal-card" data-over>
      <h2>
        <Owner view={view} land={to} />
        {nameOf(to)}
      </h2>
      <p>{landText(view, to, seat)}</p>
      <Outlook desk={desk} army={piece} to={to} />
    </div>
  )
}
