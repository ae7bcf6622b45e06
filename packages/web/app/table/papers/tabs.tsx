import { SPECTATOR } from '@windward/table'
import type { ComponentChild } from 'preact'
import { lazily } from '../../shell/lazily.tsx'
import { tabWords } from '../frame-words.en.ts'
import type { OpenTable } from '../model.ts'
import { Ledger } from './log.tsx'

const RuleBook = lazily(async () => (await import('./rule-book.tsx')).RuleBook)
const Talk = lazily(async () => (await import('./talk.tsx')).Talk)
const TableTab = lazily(async () => (await import('./table-tab.tsx')).TableTab)
const InstructionsTab = lazily(
  async () => (await import('../instructions/instructions-tab.tsx')).InstructionsTab,
)

export interface Tab {
  readonly id: string
  readonly name: string
  readonly count: number | undefined
  show(): ComponentChild
}

export function tabsOf(table: OpenTable): readonly Tab[] {
  const position = table.position.value
  const own = table.board.tabs.map(({ id, name, count, Component }) => ({
    id,
    name,
    count: position && count?.(position.view, position.seat),
    show: () => <Component table={table} />,
  }))
  return [
    { id: 'ledger', name: tabWords.ledger, count: undefined, show: () => <Ledger table={table} /> },
    ...(table.host.kind === 'online'
      ? [
          {
            id: 'talk',
            name: tabWords.talk,
            count: table.talk.unread.value,
            show: () => <Talk table={table} />,
          },
          {
            id: 'table',
            name: tabWords.table,
            count: undefined,
            show: () => <TableTab table={table} />,
          },
        ]
      : []),
    ...own,
    ...(table.host.replay === undefined && position?.seat !== SPECTATOR
      ? [
          {
            id: 'standing',
            name: tabWords.ahead,
            count: undefined,
            show: () => <InstructionsTab table={table} />,
          },
        ]
      : []),
    {
      id: 'rules',
      name: tabWords.rules,
      count: undefined,
      show: () => <RuleBook game={table.host.game.id} />,
    },
  ]
}

interface TabsProps {
  readonly tabs: readonly Tab[]
  readonly chosen: string
}

interface TabListProps extends TabsProps {
  readonly choose: (id: string) => void
}

/** The tabs of WAI-ARIA: one stop for the tabulator, arrows between them. */
export function TabList({ tabs, chosen, choose }: TabListProps) {
  const move = (by: number) => {
    const place = tabs.findIndex(({ id }) => id === chosen)
    const next = tabs[(place + by + tabs.length) % tabs.length]
    if (next === undefined) return
    choose(next.id)
    document.getElementById(`tab-${next.id}`)?.focus()
  }
  return (
    <div
      class="tablist"
      role="tablist"
      aria-label={tabWords.tabs}
      onKeyDown={({ key }) => {
        if (key === 'ArrowRight') move(1)
        if (key === 'ArrowLeft') move(-1)
      }}
    >
      {tabs.map(({ id, name, count }) => (
        <button
          key={id}
          id={`tab-${id}`}
          type="button"
          role="tab"
          aria-selected={chosen === id}
          aria-controls="tabpanel"
          tabIndex={chosen === id ? 0 : -1}
          onClick={({ currentTarget }) => {
            choose(id)
            currentTarget.scrollIntoView({ inline: 'center', block: 'nearest' })
          }}
        >
          {name}
          {count !== undefined && count > 0 && <span class="count">{count}</span>}
        </button>
      ))}
    </div>
  )
}

export function TabPanel({ tabs, chosen }: TabsProps) {
  const tab = tabs.find(({ id }) => id === chosen)
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be within the keyboard's reach
    <div class="tabpanel" id="tabpanel" role="tabpanel" aria-labelledby={`tab-${chosen}`} tabIndex={0}>
      {tab !== undefined && tab.id !== 'decision' && <h2 class="unseen">{tab.name}</h2>}
      {tab?.show()}
    </div>
  )
}
