import { type Seat, sideOf } from '@windward/sails-of-glory/facts'

/** A cross for the British, three bars for the French: told apart without any colour. */
export function Emblem({ seat }: { readonly seat: Seat }) {
  return sideOf(seat) === 'british' ? (
    <path d="M10 3h4v7h7v4h-7v7h-4v-7H3v-4h7z" fill="currentColor" />
  ) : (
    <path d="M3 4h5v16H3zm6.5 0h5v16h-5zM16 4h5v16h-5z" fill="currentColor" />
  )
}
