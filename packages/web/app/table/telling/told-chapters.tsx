import { useComputed } from '@preact/signals'
import type { LedgerLine } from '@windward/kit/contract.ts'
import type { OpenTable } from '../model.ts'
import { phaseTold } from './shown.ts'
import { tellingWords } from './telling-words.en.ts'

interface Chapter {
  readonly phase: string
  readonly turn: number
  /** The first moment told of it, counted from 0. */
  readonly place: number
}

/** The phases that are told of, in their order; one may go back to each of them, or on to it. */
export function ToldChapters({ table }: { readonly table: OpenTable }) {
  const chapters = useComputed(() => chaptersOf(table)).value
  const view = table.position.value?.view
  const now = table.telling.value
  if (view === undefined || chapters.length === 0) return null
  const phases = table.board.phases(view)
  const present = now && phaseAndTurn(table, now.line)
  return (
    <ol class="told-chapters">
      {chapters.map(({ phase, turn, place }) => (
        <li key={place}>
          <button
            type="button"
            class="branch"
            {...(`${phase} ${turn}` === present ? { 'aria-current': 'step' as const } : {})}
            onClick={() => table.teller.go(place)}
          >
            {phases.find(({ id }) => id === phase)?.name ?? phase}
            <span class="hint">{tellingWords.fromMoment(place + 1)}</span>
          </button>
        </li>
      ))}
    </ol>
  )
}

function chaptersOf(table: OpenTable): readonly Chapter[] {
  const chapters = new Map<string, Chapter>()
  for (const [place, { lines }] of table.teller.moments.value.entries()) {
    const [line] = lines
    const phase = line && phaseTold(table, line)
    if (line === undefined || phase === undefined) continue
    const name = `${phase} ${line.turn}`
    if (!chapters.has(name)) chapters.set(name, { phase, turn: line.turn, place })
  }
  return [...chapters.values()]
}

function phaseAndTurn(table: OpenTable, line: LedgerLine): string {
  return `${phaseTold(table, line)} ${line.turn}`
}
