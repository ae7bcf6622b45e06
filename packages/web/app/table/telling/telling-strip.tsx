import { useFrameBehind } from '@windward/kit/frame-behind.ts'
import { useEffect, useRef } from 'preact/hooks'
import type { OpenTable } from '../model.ts'
import { READ_OUT } from './teller.ts'
import { tellingWords } from './telling-words.en.ts'

/** What has just happened, told over the board at reading pace. It can be held, stepped through and skipped. */
export function TellingStrip({ table }: { readonly table: OpenTable }) {
  const told = useFrameBehind(() => table.telling.value)
  const lines = useRef<HTMLDivElement>(null)
  useEffect(() => covering(table, lines.current), [told?.line.n])
  if (told === undefined) return null
  const { teller } = table
  return (
    <section class="telling" aria-label={tellingWords.title}>
      <div class="telling-room" aria-live="polite">
        {/* A new box for each moment: the buttons stay where they are, and nothing is seen to be pushed about. */}
        <div class="telling-lines" key={told.line.n} ref={lines}>
          {told.lines.slice(0, READ_OUT).map(({ n, what }) => (
            <p key={n}>{table.text(what)}</p>
          ))}
          {told.lines.length > READ_OUT && (
            <p class="hint">{tellingWords.more(told.lines.length - READ_OUT)}</p>
          )}
        </div>
      </div>
      {/* A replay has its own. */}
      {table.host.replay === undefined && <Buttons teller={teller} place={told.place} of={told.of} />}
    </section>
  )
}

interface ButtonsProps {
  readonly teller: OpenTable['teller']
  readonly place: number
  readonly of: number
}

function Buttons({ teller, place, of }: ButtonsProps) {
  return (
    <div class="telling-row">
      <span class="hint">
        {place} / {of}
      </span>
      <button type="button" class="plain" aria-label={tellingWords.before} onClick={() => teller.step(-1)}>
        ‹
      </button>
      <button
        type="button"
        class="plain"
        aria-pressed={teller.paused.value}
        onClick={() => {
          teller.paused.value = !teller.paused.value
        }}
      >
        {teller.paused.value ? tellingWords.goOn : tellingWords.hold}
      </button>
      <button type="button" class="plain" aria-label={tellingWords.next} onClick={() => teller.step(1)}>
        ›
      </button>
      <button type="button" class="plain" onClick={() => teller.skip()}>
        {tellingWords.skip}
      </button>
    </div>
  )
}

/** Tells how much of the board lies under these lines and what is below them, whenever they were laid out. */
function covering({ covered }: OpenTable, lines: HTMLElement | null) {
  covered.value = lines === null ? 0 : covered.peek()
  const board = lines?.closest('.board')
  if (lines === null || board == null) return
  const observer = new ResizeObserver(() => {
    if (lines.isConnected)
      covered.value = board.getBoundingClientRect().bottom - lines.getBoundingClientRect().top
  })
  observer.observe(lines)
  return () => observer.disconnect()
}
