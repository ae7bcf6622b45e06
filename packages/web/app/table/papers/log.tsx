import { useSignal } from '@preact/signals'
import type { LedgerLine } from '@windward/kit/contract.ts'
import { useFrameBehind } from '@windward/kit/frame-behind.ts'
import { ClauseLink } from '@windward/kit/panel/clause-link.tsx'
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks'
import type { OpenTable } from '../model.ts'
import { LookBackLink } from '../telling/look-back-link.tsx'
import { ledgerWords } from './papers-words.en.ts'

const PAGE = 60
/** Frames by which it comes later than the board: one more than what is read out. */
const AFTER_THE_WORDS = 2
/** Whoever has gone further down than this is reading there. */
const READING = 40

/** What happened, as far as it has been told, the newest first; each line ends in the rule behind it. */
export function Ledger({ table }: { readonly table: OpenTable }) {
  const which = useSignal<'all' | 'turn' | 'mine'>('all')
  const wanted = useSignal('')
  const shown = useSignal(PAGE)
  const { written, turn, told } = useFrameBehind(
    () => ({
      written: table.host.lines.value,
      turn: table.position.value?.turn,
      told: table.telling.value?.line.n ?? Number.POSITIVE_INFINITY,
    }),
    AFTER_THE_WORDS,
  )
  const letters = wanted.value.toLowerCase()
  const lines = written.filter(
    (line) =>
      line.n <= told &&
      (which.value === 'all' || (which.value === 'turn' ? line.turn === turn : line.private)) &&
      (letters === '' || table.text(line.what).toLowerCase().includes(letters)),
  )
  const page = lines.slice(-shown.value).toReversed()
  const still = useStillness(page[0]?.n)
  return (
    <div class="ledger">
      <div class="filters">
        <select
          aria-label={ledgerWords.which}
          value={which.value}
          onChange={({ currentTarget: { value } }) => {
            which.value = value === 'turn' || value === 'mine' ? value : 'all'
          }}
        >
          <option value="all">{ledgerWords.filters.all}</option>
          <option value="turn">{ledgerWords.filters.turn}</option>
          <option value="mine">{ledgerWords.filters.mine}</option>
        </select>
        <input
          type="search"
          aria-label={ledgerWords.findLabel}
          placeholder={ledgerWords.find}
          value={wanted.value}
          onInput={({ currentTarget }) => {
            wanted.value = currentTarget.value
          }}
        />
        <LookBackLink table={table} />
      </div>
      <ol class="lines" reversed {...still}>
        {page.map((line) => (
          <Line key={line.n} line={line} table={table} />
        ))}
        {lines.length > page.length && (
          <li key="earlier" class="earlier">
            <button
              type="button"
              class="quiet"
              onClick={() => {
                shown.value += PAGE
              }}
            >
              {ledgerWords.earlier}
            </button>
          </li>
        )}
      </ol>
      {lines.length === 0 && <p class="hint">{ledgerWords.nothing}</p>}
    </div>
  )
}

/**
 * New lines come above the others, and those do not jump: a list that is not at its very top is held by the browser
 * where it is, and then rolled up to what is new, unless somebody is reading further down.
 */
function useStillness(newest: number | undefined) {
  const ref = useRef<HTMLOListElement>(null)
  const reading = useRef(false)
  const looked = () =>
    requestAnimationFrame(() => {
      reading.current = (ref.current?.scrollTop ?? 0) > READING
    })
  useLayoutEffect(() => {
    if (ref.current !== null) ref.current.scrollTop = 1
  }, [])
  // In a frame, where everything is laid out anyway: outside of one it would be laid out twice.
  useEffect(() => {
    const frame = requestAnimationFrame(() => {
      if (!reading.current) ref.current?.scrollTo({ top: 1, behavior: 'smooth' })
    })
    return () => cancelAnimationFrame(frame)
  }, [newest])
  return { ref, onWheel: looked, onTouchEnd: looked, onKeyUp: looked, onPointerUp: looked }
}

interface LineProps {
  readonly line: LedgerLine
  readonly table: OpenTable
}

function Line({ line, table }: LineProps) {
  const places = [table.board.placeOf?.(line) ?? []].flat()
  const [place] = places
  const text = table.text(line.what)
  return (
    <li class={line.private ? 'line private' : 'line'}>
      {place === undefined ? (
        <span class="what">{text}</span>
      ) : (
        <button
          type="button"
          class="what"
          title={ledgerWords.show}
          onClick={() => {
            table.highlight.value = places
            table.selection.value = place
          }}
        >
          {text}
        </button>
      )}
      <ClauseLink clause={line.clause} table={table} />
    </li>
  )
}
