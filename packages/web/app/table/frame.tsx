import './frame.css'
import { useSignal } from '@preact/signals'
import { SPECTATOR } from '@windward/table'
import { narrow } from '../look/narrow.ts'
import { ClauseDialog } from './clause-dialog.tsx'
import { Curtain } from './curtain.tsx'
import { Decision } from './decision.tsx'
import type { Table } from './model.ts'
import { Seats } from './seats.tsx'
import { type Height, Sheet } from './sheet.tsx'
import { TabList, TabPanel, tabsOf } from './tabs.tsx'
import { TellingStrip } from './telling-strip.tsx'
import { Top } from './top.tsx'

/** The frame around every board. */
export function Frame({ table }: { readonly table: Table }) {
  const height = useSignal<Height>('half')
  const position = table.position.value
  if (position === undefined) return <p class="opening">The table is being laid …</p>
  if (table.curtain.value !== undefined) return <Curtain table={table} seat={table.curtain.value} />
  const { board } = table
  const { seat, view } = position
  const colour = seat === SPECTATOR ? 'var(--deep-sea)' : board.seat(view, seat).colour
  return (
    <div class={`frame seated sheet-${height.value}`} style={{ '--seat': colour }}>
      <button type="button" class="skip" onClick={toDecision}>
        To the decision
      </button>
      <Top table={table} />
      <Seats table={table} />
      <main class="board" aria-label="Board">
        <board.Board table={table} />
        <TellingStrip table={table} />
        {table.host.link.value === 'lost' && (
          <p class="lost" role="status">
            The line to the table is lost. It is being taken up again; your drafts are safe.
          </p>
        )}
      </main>
      {narrow.value ? <Below table={table} height={height} /> : <Beside table={table} />}
      <ClauseDialog table={table} />
    </div>
  )
}

/** For those who come by keyboard: past the seats and the board, to what is wanted of them. */
function toDecision(): void {
  document.getElementById('decision-title')?.focus()
}

function Beside({ table }: { readonly table: Table }) {
  const chosen = useSignal('ledger')
  const tabs = tabsOf(table)
  return (
    <aside class="side" aria-label="Decision and papers">
      <Decision table={table} />
      <TabList tabs={tabs} chosen={chosen} />
      <TabPanel tabs={tabs} chosen={chosen} />
    </aside>
  )
}

interface BelowProps {
  readonly table: Table
  readonly height: Parameters<typeof Sheet>[0]['height']
}

function Below({ table, height }: BelowProps) {
  const chosen = useSignal('decision')
  const decision = {
    id: 'decision',
    name: 'Decide',
    count: table.position.value?.questions.filter(({ sealed }) => sealed === undefined).length,
    show: () => <Decision table={table} />,
  }
  const tabs = [decision, ...tabsOf(table)]
  return (
    <aside class="papers" aria-label="Decision and papers">
      <Sheet height={height}>
        <TabPanel tabs={tabs} chosen={chosen} />
      </Sheet>
      <TabList tabs={tabs} chosen={chosen} />
    </aside>
  )
}
