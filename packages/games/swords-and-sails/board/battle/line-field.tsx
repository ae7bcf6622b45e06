import './battle.css'
import './line-field.css'
import { type File, nameOfPiece, type Soldier } from '@windward/swords-and-sails/facts'
import type { ComponentChild } from 'preact'
import { Token } from '../pieces/token.tsx'
import { words } from './words.en.ts'

type Side = 0 | 1

/** A place in the line that can be pressed. */
export interface Spot {
  readonly file: number
  readonly rank: number
}

interface LineFieldProps {
  readonly line: readonly File[]
  /** One’s own side, drawn below. */
  readonly side: Side
  /** Own units that can be pressed, and what pressing does. */
  readonly pick?: (spot: Spot) => (() => void) | undefined
  readonly isPicked?: (spot: Spot) => boolean
  /** A free place below a file, if something can go there. */
  readonly under?: (file: number) => ComponentChild
  readonly ends?: { readonly left: ComponentChild; readonly right: ComponentChild }
}

/** The two lines face to face, file by file, one’s own below. */
export function LineField({ line, side, pick, isPicked, under, ends }: LineFieldProps) {
  const far = side === 0 ? 1 : 0
  return (
    <div class="line-field">
      {ends !== undefined && <div class="line-end">{ends.left}</div>}
      <ol aria-label={words.line.whole}>
        {line.map((file, place) => (
          <li key={place}>
            <span class="rank far">
              {file.ranks[far].toReversed().map((soldier, i) => (
                <Token key={i} kind={soldier.kind} of={ownerOf(soldier)} named />
              ))}
            </span>
            <span class="file-number" aria-hidden="true">
              {place + 1}
            </span>
            <span class="rank">
              {file.ranks[side].map((soldier, rank) => (
                <Own
                  key={rank}
                  soldier={soldier}
                  file={place}
                  press={pick?.({ file: place, rank })}
                  picked={isPicked?.({ file: place, rank }) ?? false}
                />
              ))}
              {under?.(place)}
            </span>
          </li>
        ))}
      </ol>
      {ends !== undefined && <div class="line-end">{ends.right}</div>}
    </div>
  )
}

const ownerOf = ({ piece }: Soldier) => nameOfPiece(piece).faction

interface OwnProps {
  readonly soldier: Soldier
  readonly file: number
  readonly press: (() => void) | undefined
  readonly picked: boolean
}

function Own({ soldier, file, press, picked }: OwnProps) {
  const owner = ownerOf(soldier)
  if (press === undefined)
    return (
      <span class="line-spot still">
        <Token kind={soldier.kind} of={owner} named />
      </span>
    )
  return (
    <button
      type="button"
      class="line-spot"
      aria-pressed={picked}
      aria-label={words.line.unit(soldier.kind, owner, file + 1)}
      onClick={press}
    >
      <Token kind={soldier.kind} of={owner} />
    </button>
  )
}

/** An empty place something can be put on. */
export function FreeSpot({ label, press }: { readonly label: string; readonly press: () => void }) {
  return (
    <button type="button" class="line-spot free" aria-label={label} title={label} onClick={press}>
      +
    </button>
  )
}
