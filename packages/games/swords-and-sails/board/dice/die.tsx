import './dice.css'
import { words } from './words.en.ts'

const PIPS: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  1: [[0, 0]],
  2: [
    [-1, -1],
    [1, 1],
  ],
  3: [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  4: [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ],
  5: [
    [-1, -1],
    [1, -1],
    [0, 0],
    [-1, 1],
    [1, 1],
  ],
  6: [
    [-1, -1],
    [1, -1],
    [-1, 0],
    [1, 0],
    [-1, 1],
    [1, 1],
  ],
}

/** One die, as it fell. `hits` marks the ones that count. */
function Die({
  shows,
  hits,
  place = 0,
}: {
  readonly shows: number
  readonly hits?: boolean
  readonly place?: number
}) {
  return (
    <svg
      class={hits === true ? 'die hits' : 'die'}
      viewBox="-12 -12 24 24"
      width="26"
      height="26"
      style={{ '--place': place }}
      aria-hidden="true"
    >
      <rect x="-10.5" y="-10.5" width="21" height="21" rx="4.5" />
      {(PIPS[shows] ?? []).map(([x, y]) => (
        <circle key={`${x} ${y}`} cx={x * 5.2} cy={y * 5.2} r="2" />
      ))}
    </svg>
  )
}

/** Dice thrown together, said as numbers to those who do not see them. */
export function Throw({
  rolled,
  hit,
}: {
  readonly rolled: readonly number[]
  readonly hit?: number | undefined
}) {
  return (
    <span class="throw" role="img" aria-label={words.rolled(rolled)}>
      {rolled.map((shows, i) => (
        <Die key={i} shows={shows} place={i} hits={hit !== undefined && shows <= hit} />
      ))}
    </span>
  )
}
