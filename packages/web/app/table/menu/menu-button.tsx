import { lazily } from '../../shell/lazily.tsx'
import { menuButtonWords as words } from '../frame-words.en.ts'
import type { OpenTable } from '../model.ts'

const TableMenu = lazily(async () => (await import('./table-menu.tsx')).TableMenu)

/** The way to everything about the table that is no decision. */
export function MenuButton({ table }: { readonly table: OpenTable }) {
  return (
    <>
      <button
        type="button"
        class="menu-button"
        aria-haspopup="dialog"
        aria-label={words.menu}
        onClick={() => {
          table.menu.value = true
        }}
      >
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M4 7h16M4 12h16M4 17h16" />
        </svg>
      </button>
      {table.menu.value && (
        <TableMenu
          table={table}
          close={() => {
            table.menu.value = false
          }}
        />
      )}
    </>
  )
}
