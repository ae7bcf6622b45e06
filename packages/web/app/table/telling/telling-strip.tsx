import { useFrameBehind } from '@windward/kit/frame-behind.ts'
import { useEffect, useRef } from 'preact/hooks'
import type { OpenTable } from '../model.ts'
import { isHeld } from '../report/is-held.ts'
import { READ_OUT } from './story.ts'
import { tellingWords } from './telling-words.en.ts'

/** What has just happened, told over the board at reading pace. It can be held and stepped through. */
export function TellingStrip({ table }: { readonly table: OpenTable }) {
  const told = useFrameBehind(() => table.telling.value)
  const lines = useRef<HTMLDivElement>(null)
  useEffect(() => covering(table, lines.current), [told?.line.n])
  const { teller } = table
  if (told === undefined) return teller.stopped.value ? <Awaited table={table} /> : null
  return (
    <section class="telling" aria-label={tellingWords.title}>
      <div class="telling-room">
        {/* A new box for each moment: the buttons stay where they are, and nothing is seen to be pushed about. */}
        {/* biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/noStaticElementInteractions: Space does the same, and so do the buttons */}
        <div class="telling-lines" key={told.line.n} ref={lines} onClick={() => teller.onward()}>
          {told.lines.slice(0, READ_OUT).map(({ n, what }) => (
            <p key={n}>{table.text(what)}</p>
          ))}
          {told.lines.length > READ_OUT && (
            <p class="hint">{tellingWords.more(told.lines.length - READ_OUT)}</p>
          )}
        </div>
      </div>
      {/* A replay has its own. */}
      {table.host.replay === undefined && <Buttons table={table} place={told.place} of={told.of} />}
    </section>
  )
}

interface ButtonsProps {
  readonly table: OpenTable
  readonly place: number
  readonly of: number
}

function Buttons({ table, place, of }: ButtonsProps) {
  const { teller } = table
  return (
    <div class="telling-row">
      <span class="hint">
        {place} / {of}
      </span>
      <button type="button" class="plain" aria-label={tellingWords.before} onClick={() => teller.step(-1)}>
        ‹
      </button>
      <Holding teller={teller} />
      <button type="button" class="plain" aria-label={tellingWords.next} onClick={() => teller.step(1)}>
        ›
      </button>
      <button
        type="button"
        class="plain next-of-mine"
        aria-label={tellingWords.nextOfMine}
        onClick={() => teller.toNextOfMine()}
      >
        <span class="wide-words">{tellingWords.nextOfMine}</span>
        <span class="narrow-words">{tellingWords.nextOfMineBriefly}</span>
      </button>
      {/* The report has the button that leads on. */}
      {!isHeld(table) && (
        <button type="button" class="plain" onClick={() => teller.skip()}>
          {tellingWords.skip}
        </button>
      )}
    </div>
  )
}

function Holding({ teller: { paused } }: Pick<OpenTable, 'teller'>) {
  const word = paused.value ? tellingWords.goOn : tellingWords.hold
  return (
    <button
      type="button"
      class="plain"
      aria-label={word}
      onClick={() => {
        paused.value = !paused.value
      }}
    >
      <span class="wide-words">{word}</span>
      <span class="narrow-words">{paused.value ? '▶' : '❚❚'}</span>
    </button>
  )
}

/** In the middle of a turn the story stops where it is one's own turn to say something: not in silence. */
function Awaited({ table }: { readonly table: OpenTable }) {
  const { teller, question } = table
  useEffect(() => {
    const heed = () => teller.heed()
    addEventListener('pointerdown', heed)
    addEventListener('keydown', heed)
    return () => {
      removeEventListener('pointerdown', heed)
      removeEventListener('keydown', heed)
    }
  }, [teller])
  if (question.value === undefined) return null
  return <p class="telling-stopped">{tellingWords.awaited(table.text(question.value.title()))}</p>
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
