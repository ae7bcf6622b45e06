import './dice.css'

interface D10Props {
  readonly shows: number
  /** What it did: a kill and a rout are marked by more than their colour. */
  readonly did?: string | undefined
  readonly place?: number
}

const SIGNS: Readonly<Record<string, string>> = { kill: '×', rout: '~' }

/** A ten-sided die as it fell. */
export function D10({ shows, did, place = 0 }: D10Props) {
  return (
    <svg
      class={`sow-die ${did === undefined ? '' : `sow-${did}`}`}
      viewBox="-14 -14 28 28"
      width="30"
      height="30"
      style={{ '--place': place }}
      aria-hidden="true"
    >
      <path d="M0-13 12-3 10 6 0 13-10 6-12-3z" />
      <path class="sow-facet" d="M0-13-7 4 0 8 7 4zM-12-3l5 7M12-3 7 4M0 8v5" />
      <text y="3.5">{shows}</text>
      {did !== undefined && SIGNS[did] !== undefined && (
        <text class="sow-did" x="10" y="-6">
          {SIGNS[did]}
        </text>
      )}
    </svg>
  )
}
