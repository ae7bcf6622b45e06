import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { brochureOf } from '../brochures/brochure.ts'
import { keptTables, type LocalTable } from '../host/local/store.ts'
import { hrefTo } from '../route.ts'
import { Page } from './page.tsx'
import { recordFile, takeRecord } from './records.ts'

/** Matches as files: to keep, to hand on, to check elsewhere. */
export function RecordsPage() {
  const tables = useSignal<readonly LocalTable[]>([])
  const taken = useSignal<LocalTable | string | undefined>(undefined)
  const load = async () => {
    tables.value = await keptTables()
  }
  useEffect(() => {
    void load()
  }, [])
  const take = async (file: File | undefined) => {
    if (file === undefined) return
    taken.value = await takeRecord(await file.text())
    await load()
  }
  return (
    <Page title="Records" lead="A match is a short list of answers: with it anyone can play the match again.">
      <div class="settings">
        <label>
          Take in a record
          <input
            type="file"
            accept="application/json,.json"
            onChange={({ currentTarget }) => take(currentTarget.files?.[0])}
          />
        </label>
        <div aria-live="polite">
          {typeof taken.value === 'string' && <p class="refused">{taken.value}</p>}
          {typeof taken.value === 'object' && (
            <p>
              Taken in. <a href={hrefTo(taken.value.over ? 'replay' : 'table', taken.value.id)}>Look at it</a>
            </p>
          )}
        </div>
        {tables.value.map((table) => (
          <Row key={table.id} table={table} />
        ))}
      </div>
    </Page>
  )
}

const when = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' })

function Row({ table }: { readonly table: LocalTable }) {
  const save = async () => {
    const file = await recordFile(table)
    if (file === undefined) return
    const address = URL.createObjectURL(file)
    const link = Object.assign(document.createElement('a'), { href: address, download: file.name })
    link.click()
    URL.revokeObjectURL(address)
  }
  return (
    <div class="record-row">
      <span>
        {brochureOf(table.game)?.name ?? table.game}, {table.over ? 'over' : 'under way'}, turn {table.turn}
        <span class="hint"> · {when.format(table.changed)}</span>
      </span>
      <button type="button" class="plain" onClick={save}>
        Save as a file
      </button>
    </div>
  )
}
