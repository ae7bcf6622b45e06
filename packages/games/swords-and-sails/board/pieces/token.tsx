import './pieces.css'
import { type FactionId, type FigureId, figure, figureOf } from '@windward/swords-and-sails/facts'
import { inkOf, washOf } from '../factions/faction.ts'
import { Figure } from './figure.tsx'

interface TokenProps {
  readonly kind: FigureId
  readonly of: FactionId
  /** Said to those who do not see it, where nothing beside says it. */
  readonly named?: boolean
}

/** One unit on its counter, in the colour of its side. */
export function Token({ kind, of, named = false }: TokenProps) {
  return (
    <span
      class="token"
      style={{ '--wash': washOf(of), '--rim': inkOf(of) }}
      title={figure(kind)}
      {...(named && { role: 'img', 'aria-label': figure(kind) })}
    >
      <Figure kind={figureOf(of, kind).type} size={24} />
    </span>
  )
}
