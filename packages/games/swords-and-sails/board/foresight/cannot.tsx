import './foresight.css'
import type { AreaId, Army, Fleet } from '@windward/swords-and-sails/facts'
import type { Desk } from '../orders/desk.ts'
import { whyNot } from './why-not.ts'
import { words } from './words.en.ts'

interface CannotProps {
  readonly desk: Desk
  readonly piece: Army | Fleet
  readonly to: AreaId
}

/** Why the chosen piece cannot go where somebody pressed, and that nothing is lost by it. */
export function Cannot({ desk, piece, to }: CannotProps) {
  return (
    <p class="cannot" role="status">
      {words.cannot(to, whyNot(desk, piece, to))} <b>{words.kept}</b>
    </p>
  )
}
