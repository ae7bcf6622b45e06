import { COLOURS, type Lying, sidesOf } from './sides.ts'

/** While Realms are laid beside each other their sides matter most. */
const SIZES = { quiet: 10, laying: 16 } as const

/** The colours of all sides of these tiles. */
export function SideMarks({ tiles, laying }: { readonly tiles: readonly Lying[]; readonly laying: boolean }) {
  return (
    <>
      {COLOURS.map((colour) => {
        const { lines, marks } = sidesOf(tiles, colour, SIZES[laying ? 'laying' : 'quiet'])
        return (
          <g key={colour} class={`sow-sides sow-sides-${colour}`}>
            <path class="sow-side-line" d={lines} />
            <path class="sow-side-mark" d={marks} />
          </g>
        )
      })}
    </>
  )
}
