import type { BoardModule, TableModel } from '@windward/kit/contract.ts'
import type { GameTypes } from '@windward/table'
import { frameWords } from './frame-words.en.ts'

/** A table for a game that has no drawn board yet: everything can be decided, and is told in words. */
export const plainBoard: BoardModule<GameTypes> = {
  phases: () => [],
  present: () => '',
  turnName: () => '',
  seat: (_view, seat) => ({ name: capital(seat), colour: 'var(--deep-sea)', facts: [] }),
  Board: ({ table }) => <InWords table={table} />,
  Emblem: () => <circle cx="12" cy="12" r="8" />,
  panels: {},
  tabs: [],
  result: () => ({ title: frameWords.over, winners: [], standing: [] }),
}

function capital(seat: string): string {
  return `${seat.charAt(0).toUpperCase()}${seat.slice(1).replaceAll('-', ' ')}`
}

function InWords({ table }: { readonly table: TableModel<GameTypes> }) {
  const lines = table.host.lines.value.slice(-30)
  return (
    <div class="in-words">
      {lines.map((line) => (
        <p key={line.n}>{table.text(line.what)}</p>
      ))}
    </div>
  )
}
