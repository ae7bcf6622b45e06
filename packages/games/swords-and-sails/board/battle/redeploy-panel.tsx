import { useSignal } from '@preact/signals'
import type { PanelProps } from '@windward/kit/contract.ts'
import { SealBar } from '@windward/kit/panel/seal-bar.tsx'
import {
  type Move,
  moved,
  nameOfPiece,
  placesAfter,
  redeploy,
  type SwordsAndSails,
  seenLine,
} from '@windward/swords-and-sails/facts'
import { asked } from '@windward/table'
import { partOf } from '../plain-data.ts'
import { Said } from '../said.tsx'
import { FreeSpot, LineField, type Spot } from './line-field.tsx'
import { words } from './words.en.ts'

function isMove(move: unknown): move is Move {
  const to = partOf(move, 'to')
  return (
    typeof partOf(move, 'file') === 'number' && (typeof to === 'number' || to === 'left' || to === 'right')
  )
}

/** SNS 7.11.5: units taken out of the line and put down elsewhere, one after the other. */
export function RedeployPanel({ question, draft, table }: PanelProps<SwordsAndSails>) {
  const held = useSignal<Spot | undefined>(undefined)
  const { seat } = question
  const brief = asked(question, redeploy)?.brief
  const view = table.position.value?.view ?? question.view
  if (brief === undefined) return null
  const { side, most } = brief
  const work = draft.work.value
  const moves = Array.isArray(work) ? work.filter(isMove) : []
  const line = moves.reduce((before, move) => moved(before, side, move), [...seenLine(view, brief).line])
  const from = held.value
  const places = from === undefined ? [] : placesAfter(line, side, from)
  const put = (to: Move['to']) => {
    if (from === undefined) return
    draft.set([...moves, { ...from, to }])
    held.value = undefined
  }
  const end = (to: 'left' | 'right') =>
    places.includes(to) ? <FreeSpot label={words.redeploy.end[to]} press={() => put(to)} /> : null
  return (
    <div class="walk">
      <p class="asked-hint">
        {words.redeploy.lead}{' '}
        <span class="unbroken">
          <Said text={words.redeploy.moved(moves.length, most)} />
        </span>
      </p>
      <LineField
        line={line}
        side={side}
        pick={(spot) => {
          const soldier = line[spot.file]?.ranks[side][spot.rank]
          const own = soldier !== undefined && nameOfPiece(soldier.piece).faction === seat
          if (!own || moves.length >= most) return undefined
          return () => {
            held.value = isSpot(held.value, spot) ? undefined : spot
          }
        }}
        isPicked={(spot) => isSpot(held.value, spot)}
        under={(file) =>
          places.includes(file) && file !== from?.file ? (
            <FreeSpot label={words.redeploy.file(file + 1)} press={() => put(file)} />
          ) : null
        }
        ends={{ left: end('left'), right: end('right') }}
      />
      <SealBar
        question={question}
        draft={draft}
        table={table}
        answer={moves}
        label={words.redeploy.done(moves.length)}
      />
    </div>
  )
}

const isSpot = (a: Spot | undefined, b: Spot): boolean => a?.file === b.file && a.rank === b.rank
