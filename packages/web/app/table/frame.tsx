import './frame.css'
import { useSignal } from '@preact/signals'
import { ClauseDialog } from './clause-dialog.tsx'
import { Curtain } from './curtain.tsx'
import { Decision } from './decision.tsx'
import type { Table } from './model.ts'
import { Seats } from './seats.tsx'
import { TabList, TabPanel, tabsOf } from './tabs.tsx'
import { TellingStrip } from './telling-strip.tsx'
import { Top } from './top.tsx'

/** The frame around every board. */
export function Frame({ table }: { readonly table: Table }) {
  const chosen = useSignal('ledger')
  const position = table.position.value
  if (position === undefined) return <p class="opening">The table is being laid …</p>
  if (table.curtain.value !== undefined) return <Curtain table={table} seat={table.curtain.value} />
  const { board } = table
  const tabs = tabsOf(table)
  const colour =
    position.seat === 'spectator' ? 'var(--deep-sea)' : board.seat(position.view, position.seat).colour
  return (
    <div class="frame" style={{ '--seat': colour }}>
      <Top table={table} />
      <Seats table={table} />
      <main class="board" aria-label="Board">
        <board.Board table={table} />
        <TellingStrip table={table} />
      </main>
      <aside class="side" aria-label="Decision and papers">
        <Decision table={table} />
        <TabList tabs={tabs} chosen={chosen} />
        <TabPanel tabs={tabs} chosen={chosen} />
      </aside>
      <ClauseDialog table={table} />
    </div>
  )
}
