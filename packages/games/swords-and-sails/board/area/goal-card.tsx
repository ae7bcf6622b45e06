import './area.css'
import '../foresight/foresight.css'
import type { TableModel } from '@windward/kit/contract.ts'
import { type AreaId, isLandId, nameOf, type SwordsAndSails } from '@windward/swords-and-sails/facts'
import { AheadFacts } from '../foresight/ahead-card.tsx'
import { Cannot } from '../foresight/cannot.tsx'
import { wonderedAt } from '../foresight/wonder.ts'
import { words } from '../foresight/words.en.ts'
import type { Desk } from '../orders/desk.ts'
import { lookAt } from '../orders/preview.ts'
import { goalOf, orderOf } from '../orders/sheet.ts'
import { landText, Owner } from './land-facts.tsx'
import { words as area } from './words.en.ts'

interface GoalProps {
  readonly table: TableModel<SwordsAndSails>
  readonly desk: Desk
  readonly seat: string
}

/** Where the piece that is being ordered goes or may go, and what waits for it there. */
export function GoalCard({ table, desk, seat }: GoalProps) {
  const { piece, sheet } = desk
  const order = piece && orderOf(sheet, piece)
  const goal = order && goalOf(order)
  const { at, refused } = lookAt(table)
  const to = at.value ?? refused.value ?? goal
  if (piece === undefined || to === undefined) return null
  const isRefused = at.value === undefined && refused.value !== undefined
  const wondered = isRefused ? undefined : wonderedAt(desk, piece, to)
  return (
    <div class="area-card goal-card ahead-card" data-over>
      <PlaceHead desk={desk} to={to} state={isRefused ? undefined : to === goal ? 'set' : 'preview'} />
      <p>{isLandId(to) ? landText(desk.view, to, seat) : area.card.sea}</p>
      {isRefused && <Cannot desk={desk} piece={piece} to={to} />}
      {wondered !== undefined && <AheadFacts table={table} wondered={wondered} />}
    </div>
  )
}

interface HeadProps {
  readonly desk: Desk
  readonly to: AreaId
  readonly state: 'set' | 'preview' | undefined
}

function PlaceHead({ desk, to, state }: HeadProps) {
  return (
    <h2>
      {isLandId(to) && <Owner view={desk.view} land={to} />}
      {nameOf(to)}
      {state !== undefined && <span class={`ahead-state ${state}`}>{words[state]}</span>}
    </h2>
  )
}
