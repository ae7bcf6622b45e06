import { useMemo } from 'preact/hooks'
import { drawingOf, type Mark } from './drawing.ts'
import { nameOf, type ShipLook } from './look.ts'
import { tokenOf } from './token.ts'

/** A ship as she is seen near by, and from afar as a token: which of the two is shown the sheet decides. */
export function ShipDrawing({ look }: { readonly look: ShipLook }) {
  return useMemo(
    () => (
      <>
        <g class="sog-near">{strokes(drawingOf(look))}</g>
        <g class="sog-far">{strokes(tokenOf(look))}</g>
      </>
    ),
    [nameOf(look)],
  )
}

/** As they are drawn, one over the other. */
export const strokes = (marks: readonly Mark[]) => marks.map(stroke)

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
