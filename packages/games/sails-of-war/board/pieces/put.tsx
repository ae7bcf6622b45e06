import type { Berth } from '../spots.ts'
import { placed } from '../spots.ts'

interface PutProps extends Partial<Berth> {
  /** The name of a drawing. */
  readonly what: string
  readonly class?: string
}

/** A drawing of the board, put somewhere. */
export function Put({ what, x = 0, y = 0, scale = 1, class: look }: PutProps) {
  return (
    <use
      href={`#sow-${what}`}
      transform={placed({ x, y, scale })}
      {...(look === undefined ? {} : { class: look })}
    />
  )
}
