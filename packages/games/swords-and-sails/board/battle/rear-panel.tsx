import { useSignal } from '@preact/signals'
import type { PanelProps } from '@windward/kit/contract.ts'
import { SealBar } from '@windward/kit/panel/seal-bar.tsx'
import {
  copyOfLine,
  type Rear,
  rearRows,
  type Soldier,
  type SwordsAndSails,
  seenLine,
} from '@windward/swords-and-sails/facts'
import { asked } from '@windward/table'
import { isFigure } from '../pieces/is-figure.ts'
import { isPieceKey } from '../pieces/is-piece-key.ts'
import { numberIn, partOf, textIn } from '../plain-data.ts'
import { FreeSpot, LineField } from './line-field.tsx'
import { handWithout, LineHand, sameSoldier, soldierOf } from './line-hand.tsx'
import { words } from './words.en.ts'

function rearsIn(work: unknown): Rear[] {
  if (!Array.isArray(work)) return []
  return work.flatMap((each) => {
    const [unit, file] = [partOf(each, 'unit'), numberIn(each, 'file')]
    const [from, kind] = [partOf(unit, 'piece'), textIn(unit, 'kind')]
    return isPieceKey(from) && isFigure(kind) ? [{ unit: { piece: from, kind }, file }] : []
  })
}

/** SNS 7.7.4: what is left in hand goes behind one’s files; it begins with the usual rule’s choice. */
export function RearPanel({ question, draft, table }: PanelProps<SwordsAndSails>) {
  const held = useSignal<Soldier | undefined>(undefined)
  const brief = asked(question, rearRows)?.brief
  const view = table.position.value?.view ?? question.view
  if (brief === undefined) return null
  const { side } = brief
  const seen = seenLine(view, brief)
  const rears = rearsIn(draft.work.value ?? question.absent())
  const hand = handWithout(
    seen.hand,
    rears.map(({ unit }) => unit),
  )
  const line = copyOfLine(seen.line)
  for (const { unit, file } of rears) line[file]?.ranks[side].push(unit)
  const next = hand.find((stock) => held.value !== undefined && sameSoldier(held.value, stock)) ?? hand[0]
  return (
    <div class="walk">
      <p class="asked-hint">{hand.length === 0 ? words.rear.takeBack : words.rear.put}</p>
      <LineField
        line={line}
        side={side}
        pick={({ file, rank }) => {
          const front = seen.line[file]?.ranks[side].length ?? 0
          if (rank < front) return undefined
          return () => draft.set(without(rears, file, rank - front))
        }}
        under={(file) =>
          next !== undefined && (seen.line[file]?.ranks[side].length ?? 0) > 0 ? (
            <FreeSpot
              label={words.rear.behind(next.kind, file + 1)}
              press={() => draft.set([...rears, { unit: soldierOf(next), file }])}
            />
          ) : null
        }
      />
      <LineHand
        hand={hand}
        chosen={next && soldierOf(next)}
        choose={(soldier) => {
          held.value = soldier
        }}
      />
      <div class="line-tools">
        <button type="button" class="plain" onClick={() => draft.set([])}>
          {words.rear.intoHand}
        </button>
        <button type="button" class="plain" onClick={() => draft.clear()}>
          {words.rear.usualRule}
        </button>
      </div>
      <SealBar question={question} draft={draft} table={table} answer={rears} label={words.rear.done} />
    </div>
  )
}

/** Without the unit that stands in this rank among those behind a file. */
function without(rears: readonly Rear[], file: number, rank: number): Rear[] {
  const place = [...rears.keys()].filter((each) => rears[each]?.file === file)[rank]
  return rears.filter((_, each) => each !== place)
}
