import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { boardOf } from '../boards-of.ts'
import { openLocal } from '../host/local/host.ts'
import { onShelf } from '../rules-of.ts'
import { Frame } from './frame.tsx'
import { keptDrafts } from './kept-drafts.ts'
import { Table } from './model.ts'

async function openTable(id: string): Promise<Table | undefined> {
  const [host, drafts] = await Promise.all([openLocal(id, (game) => onShelf(game).rules()), keptDrafts(id)])
  return host && new Table(host, await boardOf(host.game.id), drafts)
}

/** A table somebody sits at, from its address. */
export function TablePage({ id }: { readonly id: string }) {
  const table = useSignal<Table | undefined>(undefined)
  const trouble = useSignal<string | undefined>(undefined)
  useEffect(() => {
    let left = false
    openTable(id).then(
      (opened) => {
        if (left) return opened?.close()
        table.value = opened
        if (opened === undefined) trouble.value = 'There is no such table in this browser.'
      },
      (fault: unknown) => {
        trouble.value = String(fault)
      },
    )
    return () => {
      left = true
      table.value?.close()
    }
  }, [id, table, trouble])
  if (trouble.value !== undefined) return <p role="alert">{trouble.value}</p>
  return table.value === undefined ? (
    <p class="opening">The table is being laid …</p>
  ) : (
    <Frame table={table.value} />
  )
}
