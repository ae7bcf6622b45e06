import '../orders/orders.css'
import {
  copyOfLine,
  dutyOf,
  figure,
  type LineBrief,
  type Placing,
  type Put,
  piece,
  place,
  placesIn,
  placingShape,
  type Soldier,
  type Stock,
  type SwordsAndSails,
  seenLine,
  unmatched,
} from '@windward/swords-and-sails/board'
import type { PanelProps } from '../../../table/contract.ts'
import { SealBar } from '../../../table/seal-bar.tsx'

function isLineBrief(brief: unknown): brief is LineBrief & { readonly extra: number } {
  return (
    typeof brief === 'object' &&
    brief !== null &&
    'battle' in brief &&
    'side' in brief &&
    'extra' in brief &&
    typeof brief.extra === 'number'
  )
}

/** SNS 7.7.2: units against those the enemy has put down, then one of one's own; it begins with the usual rule's choice. */
export function PlacePanel({ question, draft, table }: PanelProps<SwordsAndSails>) {
  const { brief } = question
  const view = table.position.value?.view ?? question.view
  if (!isLineBrief(brief)) return null
  const seen = seenLine(view, brief)
  const duty = dutyOf(seen, brief.side)
  const read = placingShape.safeParse(draft.work.value ?? question.absent())
  const placing: Placing = read.success ? read.data : { matches: [], puts: [] }
  const line = copyOfLine(seen.line)
  place(line, brief.side, { matches: placing.matches, puts: [] })
  const spots = placesIn(line, brief.side)
  const [first] = seen.hand
  const setPut = (i: number, put: Put) =>
    draft.set({ ...placing, puts: placing.puts.map((each, j) => (i === j ? put : each)) })
  const mayAdd = first !== undefined && duty.puts > 0 && placing.puts.length < duty.puts + brief.extra
  return (
    <div class="tell">
      {placing.matches.map((soldier, i) => (
        <div key={i} class="tell-field">
          <span>File {(unmatched(seen.line, brief.side)[i] ?? 0) + 1}</span>
          <UnitSelect
            label={`Against file ${(unmatched(seen.line, brief.side)[i] ?? 0) + 1}`}
            hand={seen.hand}
            value={soldier}
            choose={(unit) =>
              draft.set({ ...placing, matches: placing.matches.map((each, j) => (i === j ? unit : each)) })
            }
          />
        </div>
      ))}
      {placing.puts.map((put, i) => (
        <div key={i} class="put-row">
          <UnitSelect
            label="Which unit is put down"
            hand={seen.hand}
            value={put.unit}
            choose={(unit) => setPut(i, { ...put, unit })}
          />
          <select
            aria-label="Where it is put down"
            value={`${put.at}`}
            onChange={({ currentTarget }) => {
              const at = spots.find((spot) => `${spot}` === currentTarget.value)
              if (at !== undefined) setPut(i, { ...put, at })
            }}
          >
            {spots.map((spot) => (
              <option key={spot} value={`${spot}`}>
                {spotText(spot)}
              </option>
            ))}
          </select>
        </div>
      ))}
      {mayAdd && (
        <button
          type="button"
          class="plain"
          onClick={() =>
            draft.set({ ...placing, puts: [...placing.puts, { unit: soldierOf(first), at: 'right' }] })
          }
        >
          Put down one more
        </button>
      )}
      <button type="button" class="plain" onClick={() => draft.clear()}>
        By the usual rule
      </button>
      <SealBar question={question} draft={draft} table={table} answer={placing} label="Place the units" />
    </div>
  )
}

const soldierOf = ({ piece: from, kind }: Stock): Soldier => ({ piece: from, kind })
const keyOf = ({ piece: from, kind }: Soldier): string => `${from} ${kind}`

function spotText(spot: Put['at']): string {
  if (typeof spot === 'number') return `behind file ${spot + 1}`
  return spot === 'left' ? 'at the left end' : 'at the right end'
}

interface UnitSelectProps {
  readonly label: string
  readonly hand: readonly Stock[]
  readonly value: Soldier
  readonly choose: (unit: Soldier) => void
}

function UnitSelect({ label, hand, value, choose }: UnitSelectProps) {
  return (
    <select
      aria-label={label}
      value={keyOf(value)}
      onChange={({ currentTarget }) => {
        const stock = hand.find((each) => keyOf(each) === currentTarget.value)
        if (stock !== undefined) choose(soldierOf(stock))
      }}
    >
      {hand.map((stock) => (
        <option key={keyOf(stock)} value={keyOf(stock)}>
          {figure(stock.kind)}, {piece(stock.piece)} ({stock.count})
        </option>
      ))}
    </select>
  )
}
