import type { FactionId } from '@windward/swords-and-sails/facts'
import { CHARGES } from './charges.ts'
import { inkOf } from './faction.ts'

/** The mark of a faction in a box of 24 by 24, in the current colour. */
export function EmblemMark({ seat }: { readonly seat: FactionId }) {
  return <path d={CHARGES[seat].emblem} fill="currentColor" fill-rule="evenodd" />
}

/** The mark by itself, in the faction's own ink. */
export function Emblem({ of, size = 20 }: { readonly of: FactionId; readonly size?: number }) {
  return (
    <svg
      class="sns-emblem"
      viewBox="0 0 24 24"
      width={size}
      height={size}
      style={{ color: inkOf(of) }}
      aria-hidden="true"
    >
      <EmblemMark seat={of} />
    </svg>
  )
}
