import type { RaceId } from '@windward/sails-of-war/facts'

export const MARKS: Readonly<Record<RaceId, string>> = {
  knights: 'M12 2 20 5v7c0 5-3.5 8.5-8 10-4.5-1.5-8-5-8-10V5z',
  elves: 'M12 2c7 5 8 12 0 20C4 14 5 7 12 2zm0 6v12',
  dwarves: 'M4 4h16v7h-6v11h-4V11H4z',
  barbarians: 'M3 4l7 6V3h4v7l7-6-5 9 3 8-7-5-7 5 3-8z',
  orcs: 'M4 3c0 6 2 9 5 10v8h6v-8c3-1 5-4 5-10l-5 6h-6z',
  'dark-lord': 'M2 20V6l5 6 5-9 5 9 5-6v14z',
}

/** A shield, a leaf, a hammer, crossed axes, tusks and a crown of thorns: told apart without any colour. */
export function Emblem({ seat }: { readonly seat: RaceId }) {
  return <path d={MARKS[seat]} fill="currentColor" />
}
