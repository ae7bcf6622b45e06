import type { RaceId } from '@windward/sails-of-war/facts'
import { portraitDrawing } from './draw/heroes.ts'
import { Painted } from './draw/painted.tsx'
import './portrait.css'

/** A Hero of a race, in a round frame of its colour; the word beside it says who he is. */
export function Portrait({ race, large = false }: { readonly race: RaceId; readonly large?: boolean }) {
  const size = large ? 56 : 40
  return (
    <svg
      class={`sow-portrait sow-of-${race}`}
      viewBox="-27 -64 54 54"
      width={size}
      height={size}
      aria-hidden="true"
    >
      <Painted drawing={portraitDrawing(race)} />
    </svg>
  )
}
