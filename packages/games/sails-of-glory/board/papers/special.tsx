import { type Damage, DamageIcon } from './damage-icon.tsx'

const ONE: Readonly<Record<Exclude<Damage, 'crew'>, readonly [one: string, several: string]>> = {
  fire: ['fire', 'fires'],
  leak: ['leak', 'leaks'],
  sail: ['sail torn', 'sails torn'],
  mast: ['mast broken', 'masts broken'],
  rudder: ['rudder hit', 'rudder hits'],
}

/** SOG 11.5: markers in the special damage box. */
export function Special({ kind, count }: { readonly kind: keyof typeof ONE; readonly count: number }) {
  if (count === 0) return null
  return (
    <span class="sog-note sog-hurt">
      <DamageIcon of={kind} />
      <b>{count}</b> {ONE[kind][count === 1 ? 0 : 1]}
    </span>
  )
}
