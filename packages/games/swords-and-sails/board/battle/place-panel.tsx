import { useSignal } from '@preact/signals'
import type { PanelProps } from '@windward/kit/contract.ts'
import { SealBar } from '@windward/kit/panel/seal-bar.tsx'
import {
  type Put,
  placeUnits,
  type Soldier,
  type SwordsAndSails,
  seenLine,
} from '@windward/swords-and-sails/facts'
import { asked } from '@windward/table'
import { FreeSpot, LineField } from './line-field.tsx'
import { LineHand, sameSoldier, soldierOf } from './line-hand.tsx'
import { laid, matched, placingIn, wholePlacing } from './placing-draft.ts'
import { words } from './words.en.ts'

/** SNS 7.7.2: units against those the enemy has put down, then one of one’s own; it begins with the usual rule’s choice. */
export function PlacePanel({ question, draft, table }: PanelProps<SwordsAndSails>) {
  const held = useSignal<Soldier | undefined>(undefined)
  const brief = asked(question, placeUnits)?.brief
  const view = table.position.value?.view ?? question.view
  if (brief === undefined) return null
  const { side } = brief
  const seen = seenLine(view, brief)
  const placing = placingIn(draft.work.value ?? question.absent())
  const { line, hand, holes, spots, fresh } = laid(seen, brief, brief.extra, placing)
  const next = hand.find((stock) => held.value !== undefined && sameSoldier(held.value, stock)) ?? hand[0]
  const put = (at: Put['at']) => {
    if (next !== undefined) draft.set({ ...placing, puts: [...placing.puts, { unit: soldierOf(next), at }] })
  }
  const end = (at: 'left' | 'right') =>
    spots.includes(at) ? <FreeSpot label={words.place.end[at]} press={() => put(at)} /> : null
  const under = (file: number) => {
    if (next === undefined) return null
    if (holes.includes(file))
      return (
        <FreeSpot
          label={words.place.against(next.kind, file + 1)}
          press={() => draft.set(matched(seen, side, placing, file, soldierOf(next)))}
        />
      )
    return spots.includes(file) ? (
      <FreeSpot label={words.place.behind(next.kind, file + 1)} press={() => put(file)} />
    ) : null
  }
  const answer = wholePlacing(placing, holes)
  return (
    <div class="walk">
      <p class="asked-hint">{leadFor(holes.length, spots.length)}</p>
      <LineField
        line={line}
        side={side}
        pick={(spot) => {
          const own = fresh.find(({ file, rank }) => file === spot.file && rank === spot.rank)
          return own && (() => draft.set(own.back))
        }}
        isPicked={(spot) => fresh.some(({ file, rank }) => file === spot.file && rank === spot.rank)}
        under={under}
        ends={{ left: end('left'), right: end('right') }}
      />
      <LineHand
        hand={hand}
        chosen={next && soldierOf(next)}
        choose={(soldier) => {
          held.value = soldier
        }}
      />
      <button type="button" class="plain" onClick={() => draft.clear()}>
        {words.place.usualRule}
      </button>
      <SealBar
        question={question}
        draft={draft}
        table={table}
        {...(answer === undefined ? {} : { answer })}
        label={words.place.done}
        missing={words.place.missing}
      />
    </div>
  )
}

function leadFor(holes: number, spots: number): string {
  if (holes > 0) return words.place.face
  if (spots > 0) return words.place.put
  return words.place.takeBack
}
