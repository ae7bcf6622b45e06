import { colourOf, type Drawing, type Part } from './part.ts'

const PENS = { contour: 'sow-contour', inner: 'sow-inner', none: undefined } as const

function Stroked({ part }: { readonly part: Part }) {
  const { d, paint, pen, wide = 1 } = part
  const colour = colourOf(paint)
  if (pen === 'stroke') return <path class="sow-stroke" stroke={colour} stroke-width={wide} d={d} />
  return <path class={PENS[pen]} fill={colour} d={d} />
}

/** A drawing, path by path from the back to the front. */
export function Painted({ drawing }: { readonly drawing: Drawing }) {
  return (
    <>
      {drawing.map((part, index) => (
        <Stroked key={index} part={part} />
      ))}
    </>
  )
}
