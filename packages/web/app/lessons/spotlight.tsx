import { useSignal } from '@preact/signals'
import { ClauseLink } from '@windward/kit/panel/clause-link.tsx'
import { useEffect } from 'preact/hooks'
import { masterWords as words } from './lesson-words.en.ts'
import { type Spot, spotOf } from './pointed-at.ts'
import type { TaughtTable } from './taught-table.ts'

interface Seen {
  readonly board: Spot['box']
  readonly spots: readonly { readonly number: number; readonly spot: Spot }[]
  /** Where a wrong try came from and where it led. */
  readonly tried: { readonly from: Spot | undefined; readonly to: Spot } | undefined
}

/** Lights what the game master points at: the rest of the board is dimmed, and numbers stand where his text names them. */
export function Spotlight({ table }: { readonly table: TaughtTable }) {
  const seen = useSeen(table)
  const { wrong } = table.walkthrough
  return (
    <>
      {seen !== undefined && <Drawn {...seen} />}
      {wrong.value !== undefined && (
        <div class="lesson-bubble" role="alert">
          <h3>
            <span aria-hidden="true">✕</span> {wrong.value.title}
          </h3>
          <p>
            {wrong.value.text}{' '}
            {wrong.value.clause !== undefined && <ClauseLink clause={wrong.value.clause} table={table} />}
          </p>
          <p class="nothing-lost">
            <span aria-hidden="true">✓</span> {words.nothingLost}
          </p>
          <button
            type="button"
            class="quiet"
            aria-label={words.close}
            onClick={() => {
              wrong.value = undefined
            }}
          >
            ×
          </button>
        </div>
      )}
    </>
  )
}

const LOOK_MS = 80

/** Looked at again and again, since boards move under the hand; drawn anew only when something has moved. */
function useSeen(table: TaughtTable): Seen | undefined {
  const seen = useSignal<Seen | undefined>(undefined)
  useEffect(() => {
    let before = ''
    const look = () => {
      const found = lookAt(table)
      const now = JSON.stringify(found) ?? ''
      if (now !== before) {
        seen.value = found
        table.walkthrough.dock.value = dockFor(found)
      }
      before = now
    }
    look()
    const looking = setInterval(look, LOOK_MS)
    return () => clearInterval(looking)
  }, [table, seen])
  return seen.value
}

function lookAt({ walkthrough, selection }: TaughtTable): Seen | undefined {
  const points = walkthrough.now.peek() === 'step' ? (walkthrough.step?.points ?? []) : []
  const wrong = walkthrough.wrong.peek()
  const to = wrong?.place === undefined ? undefined : spotOf({ place: wrong.place })
  const board = document.querySelector('.board')?.getBoundingClientRect()
  if (board === undefined || (points.length === 0 && to === undefined)) return undefined
  const { x, y, width, height } = board
  const selected = selection.peek()
  const from = selected === undefined ? undefined : spotOf({ place: selected })
  return {
    board: { x, y, width, height },
    spots: points.flatMap((point, place) => {
      const spot = spotOf(point)
      return spot === undefined ? [] : { number: place + 1, spot }
    }),
    tried: to && { from, to },
  }
}

/** Low at the board's edge, unless something that is pointed at lies there. */
function dockFor(seen: Seen | undefined): 'low' | 'high' {
  const card = document.querySelector('.game-master')?.getBoundingClientRect()
  if (seen === undefined || card === undefined) return 'low'
  const { board, spots } = seen
  const isUnder = (top: number, bottom: number) =>
    spots.some(({ spot: { box, onBoard } }) => {
      const isBeside = box.x > card.right || box.x + box.width < card.left
      return onBoard && !isBeside && box.y + box.height > top && box.y < bottom
    })
  const low = board.y + board.height - card.height - EDGE
  const high = board.y + card.height + EDGE
  return isUnder(low, Number.POSITIVE_INFINITY) && !isUnder(0, high) ? 'high' : 'low'
}

const EDGE = 32

const middle = ({ box }: Spot) => ({ x: box.x + box.width / 2, y: box.y + box.height / 2 })
/** Around what has no outline. */
const MARGIN = 8
const NUMBER = 14

function Drawn({ board, spots, tried }: Seen) {
  const lit = spots.filter(({ spot }) => spot.onBoard)
  return (
    <svg class="spotlight" aria-hidden="true">
      <defs>
        <mask id="lit">
          <rect {...board} fill="white" />
          {lit.map(({ number, spot }) => (
            <Outline key={number} spot={spot} class="cut" />
          ))}
        </mask>
        <clipPath id="board-edge">
          <rect {...board} />
        </clipPath>
      </defs>
      {lit.length > 0 && <rect {...board} class="dim" mask="url(#lit)" />}
      <g clip-path="url(#board-edge)">
        {lit.map(({ number, spot }) => (
          <Outline key={number} spot={spot} class="ring" />
        ))}
        {tried !== undefined && <Tried {...tried} />}
        {lit.map(({ number, spot }) => (
          <Numeral key={number} number={number} spot={spot} />
        ))}
      </g>
      {spots
        .filter(({ spot }) => !spot.onBoard)
        .map(({ number, spot }) => (
          <g key={number}>
            <Outline spot={spot} class="ring" />
            <Numeral number={number} spot={spot} />
          </g>
        ))}
    </svg>
  )
}

function Outline({ spot: { box, outline }, class: name }: { readonly spot: Spot; readonly class: string }) {
  if (outline !== undefined) return <path class={name} {...outline} />
  return (
    <rect
      class={name}
      x={box.x - MARGIN / 2}
      y={box.y - MARGIN / 2}
      width={box.width + MARGIN}
      height={box.height + MARGIN}
      rx={MARGIN}
    />
  )
}

/** In the middle of an outline; at the corner of what it would hide. */
function Numeral({ number, spot }: { readonly number: number; readonly spot: Spot }) {
  const { x, y } = spot.outline === undefined ? { x: spot.box.x, y: spot.box.y } : middle(spot)
  const lifted = spot.outline === undefined ? y : y - NUMBER * 2
  return (
    <g class="numeral" transform={`translate(${Math.max(NUMBER + 2, x)} ${Math.max(NUMBER + 2, lifted)})`}>
      <circle r={NUMBER} />
      <text>{number}</text>
    </g>
  )
}

function Tried({ from, to }: NonNullable<Seen['tried']>) {
  const end = middle(to)
  const begin = from && middle(from)
  return (
    <g class="tried">
      {begin !== undefined && <path d={`M ${begin.x} ${begin.y} L ${end.x} ${end.y}`} />}
      <circle cx={end.x} cy={end.y} r="15" />
      <path class="cross" d={`M ${end.x - 6} ${end.y - 6} l 12 12 m 0 -12 l -12 12`} />
    </g>
  )
}
