import type { Size } from '@windward/kit/viewport/camera.ts'

/** The scale along the edges of the chart: how wide it is, how far from the edge, and how long its divisions are. */
const WIDE = 10
const INSET = 12
const DIVISION = 48

/** The frame of a chart, with its divided scale. */
export function Frame({ sheet: { width, height } }: { readonly sheet: Size }) {
  const box = (inset: number) => ({
    x: inset,
    y: inset,
    width: width - 2 * inset,
    height: height - 2 * inset,
  })
  return (
    <g class="sow-frame">
      <rect class="sow-frame-paper" {...box(INSET / 2)} stroke-width={INSET} />
      <rect class="sow-frame-ground" {...box(INSET + WIDE / 2)} stroke-width={WIDE} />
      <rect
        class="sow-frame-scale"
        {...box(INSET + WIDE / 2)}
        stroke-width={WIDE}
        stroke-dasharray={`${DIVISION}`}
      />
      <rect class="sow-frame-line" {...box(INSET)} />
      <rect class="sow-frame-line" {...box(INSET + WIDE)} />
    </g>
  )
}
