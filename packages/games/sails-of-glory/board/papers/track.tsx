import type { Token as TokenId } from '@windward/sails-of-glory/facts'
import { Token, tokenText } from './token.tsx'
import { words } from './words.en.ts'

interface TrackProps {
  readonly name: string
  /** What each box says as long as it is empty, from the left: the middle figure is the one of the full broadside. */
  readonly boxes: readonly (readonly number[])[]
  /** What lies in the boxes that are covered. */
  readonly covered: readonly (readonly TokenId[])[]
}

/** SOG 2.1.3: a row of a log. A box with something in it is crossed out, and the first empty one is what counts. */
export function Track({ name, boxes, covered }: TrackProps) {
  return (
    <tr>
      <th scope="row">{name}</th>
      {boxes.map((figures, column) => {
        const lying = covered[column]
        if (lying !== undefined) return <Lost key={column} lying={lying} />
        return (
          <td key={column} class={column === covered.length ? 'sog-now' : ''}>
            <span class="sog-figures">
              {figures.flatMap((figure, place) => [
                place > 0 && ' ',
                place === Math.floor(figures.length / 2) ? (
                  <b key={place}>{figure}</b>
                ) : (
                  <small key={place}>{figure}</small>
                ),
              ])}
            </span>
          </td>
        )
      })}
    </tr>
  )
}

function Lost({ lying }: { readonly lying: readonly TokenId[] }) {
  return (
    <td class="sog-covered">
      <span class="unseen">{words.box.lost(lying.map(tokenText))}</span>
      <span class="sog-lying" aria-hidden="true">
        {lying.map((token, place) => (
          <Token key={place} token={token} />
        ))}
      </span>
    </td>
  )
}
