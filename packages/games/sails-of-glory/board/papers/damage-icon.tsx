/** One drawing for each kind of damage, in a box of 16. */
const DAMAGE = {
  crew: 'M8 2.5a2.4 2.4 0 1 0 .01 0M3.5 14c0-4 2-5.5 4.5-5.5s4.5 1.5 4.5 5.5',
  fire: 'M8 1.5c1 3 4.5 4.5 4.5 8a4.5 4.5 0 0 1-9 0c0-1.8 1-2.6 1.8-3.8.6 1.2 1.2 1.6 1.7 1.8C7 5.5 7 3.5 8 1.5z',
  leak: 'M8 1.5c2.6 3.6 4.2 5.6 4.2 8a4.2 4.2 0 0 1-8.4 0c0-2.4 1.6-4.4 4.2-8z',
  mast: 'M8 14.5V9l2-1-4-1 2-1V1.5M3.5 4h4M8 11h4.5',
  sail: 'M4 2v12M4 3q8 1 8 10l-3-2-1 2-1.5-2L4 13',
  rudder: 'M5 1.5v13M5 5h4l3 3v5H5M8 8l3 4',
} as const
export type Damage = keyof typeof DAMAGE

/** The sign of a kind of damage; what it means stands beside it in words. */
export function DamageIcon({ of: kind }: { readonly of: Damage }) {
  return (
    <svg
      class={`sog-damage sog-damage-${kind}`}
      viewBox="0 0 16 16"
      width="16"
      height="16"
      aria-hidden="true"
    >
      <path d={DAMAGE[kind]} />
    </svg>
  )
}

const SMALL = 0.6

/** The same sign in a drawing, as small as a figure, its middle so far to the right. */
export function DamageMark({ of: kind, x }: { readonly of: Damage; readonly x: number }) {
  return (
    <path
      class="sog-sign"
      d={DAMAGE[kind]}
      transform={`translate(${x} 0) scale(${SMALL}) translate(-8 -8)`}
    />
  )
}
