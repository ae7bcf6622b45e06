import type { FactionId, PieceKey } from '@windward/swords-and-sails/facts'
import { CHARGES } from '../factions/charges.ts'
import { inkOf, washOf } from '../factions/faction.ts'
import { unlessChanged } from './memo.ts'
import type { Standing } from './standing.ts'

const SHIELD = 'M-7.4-7.6Q0-9.6 7.4-7.6V.6C7.4 5.4 3.4 8.4 0 10C-3.4 8.4-7.4 5.4-7.4.6Z'
const HULL = 'M-9.6 4.2C-9 8.6-5.8 9.6 0 9.6S9 8.6 9.6 4.2L6.8 5.2H-6.8Z'
const SAIL = 'M-6.6-8.6Q0-10 6.6-8.6Q8.2-2.6 6.6 3.4Q0 4.6-6.6 3.4Q-5-2.6-6.6-8.6Z'

/** An army: a shield in the colour and division of its faction. */
export function Shield({ of, numeral }: { readonly of: FactionId; readonly numeral: string }) {
  return (
    <g class="shield" style={{ '--wash': washOf(of), '--rim': inkOf(of) }}>
      <path class="body" d={SHIELD} />
      <path class="field" d={CHARGES[of].field} clip-path="url(#sns-shield)" />
      <path class="rim" d={SHIELD} />
      <text class="numeral" y="3.6">
        {numeral}
      </text>
    </g>
  )
}

/** A fleet: a ship whose sail bears the same. */
export function Ship({ of, numeral }: { readonly of: FactionId; readonly numeral: string }) {
  return (
    <g class="ship" style={{ '--wash': washOf(of), '--rim': inkOf(of) }}>
      <path class="hull" d={HULL} />
      <path class="body" d={SAIL} />
      <path class="field" d={CHARGES[of].field} clip-path="url(#sns-sail)" />
      <path class="rim" d={SAIL} />
      <text class="numeral" y=".9">
        {numeral}
      </text>
    </g>
  )
}

export function PieceClips() {
  return (
    <>
      <clipPath id="sns-shield">
        <path d={SHIELD} />
      </clipPath>
      <clipPath id="sns-sail">
        <path d={SAIL} />
      </clipPath>
    </>
  )
}

interface PiecesProps {
  readonly placed: readonly Standing[]
  readonly own: string
  readonly selected: string | undefined
  readonly marked: readonly string[]
}

export function Pieces({ placed, own, selected, marked }: PiecesProps) {
  return (
    <g class="pieces">
      {placed.map((standing) => (
        <PieceMark
          key={standing.key}
          name={standing.key}
          kind={standing.kind}
          of={standing.piece.faction}
          numeral={standing.piece.id}
          place={`translate(${standing.x}px, ${standing.y}px) scale(${standing.scale})`}
          state={[
            standing.piece.faction === own ? 'own' : '',
            standing.key === selected ? 'selected' : '',
            marked.includes(standing.key) ? 'marked' : '',
          ]
            .filter(Boolean)
            .join(' ')}
        />
      ))}
    </g>
  )
}

interface PieceMarkProps {
  readonly name: PieceKey
  readonly kind: Standing['kind']
  readonly of: FactionId
  readonly numeral: string
  readonly place: string
  readonly state: string
}

const PieceMark = unlessChanged(({ name, kind, of, numeral, place, state }: PieceMarkProps) => (
  <g class="placed" style={{ transform: place }} data-place={name}>
    <g class={`piece ${state}`}>
      <circle class="grip" r="12" />
      {kind === 'army' ? <Shield of={of} numeral={numeral} /> : <Ship of={of} numeral={numeral} />}
    </g>
  </g>
))
