import { useMemo } from 'preact/hooks'
import { drawingOf, type Mark } from './drawing.ts'
import { nameOf, type ShipLook } from './look.ts'
import { tokenOf } from './token.ts'

/** A ship as she is seen near by, and from afar as a token: which of the two is shown the sheet decides. */
export function ShipDrawing({ look }: { readonly look: ShipLook }) {
  return useMemo(
    () => (
      <>
        <g class="sog-near">{drawingOf(look).map(stroke)}</g>
        <g class="sog-far">{tokenOf(look).map(stroke)}</g>
      </>
    ),
    [nameOf(look)],
  )
}

function stroke({ kind, d, transform, dashes, offset }: Mark, index: number) {
  return (
    <path
      key={index}
      class={`sog-d-${kind}`}
      d={d}
      transform={transform}
      stroke-dasharray={dashes}
      stroke-dashoffset={offset}
    />
  )
}
