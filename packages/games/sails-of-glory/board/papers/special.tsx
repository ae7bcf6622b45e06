import { type Damage, DamageIcon } from './damage-icon.tsx'
import { words } from './words.en.ts'

/** SOG 11.5: markers in the special damage box. */
export function Special({ kind, count }: { readonly kind: Exclude<Damage, 'crew'>; readonly count: number }) {
  if (count === 0) return null
  return (
    <span class="sog-note sog-hurt">
      <DamageIcon of={kind} />
      <b>{words.special[kind](count)}</b>
    </span>
  )
}
