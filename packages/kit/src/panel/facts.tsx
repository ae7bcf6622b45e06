import './panel.css'

export interface FactShown {
  readonly label: string
  readonly value: string | number
}

/** What has to be known before one can answer. */
export function Facts({ facts }: { readonly facts: readonly FactShown[] }) {
  if (facts.length === 0) return null
  return (
    <dl class="told-facts">
      {facts.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
