import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { findGame } from '../../games.ts'
import { keptTables, type LocalTable } from '../../host/local/store.ts'
import { sentenceOf } from '../../host/trouble.ts'
import { hrefTo } from '../../route.ts'
import { useActs } from '../act.ts'
import { Address } from '../address.tsx'
import { Page } from '../page.tsx'
import { words } from '../words.en.ts'
import { handOver, recordFile, type Taking, takeBack, takeRecord } from './records.ts'
import { recordsWords } from './records-words.en.ts'
import { saveFile } from './save-file.ts'

/** Matches as files: to keep, to hand on, to check elsewhere; and as an address others can follow. */
export function RecordsPage() {
  const tables = useSignal<readonly LocalTable[] | undefined>(undefined)
  const taken = useSignal<Taking | 'checking' | undefined>(undefined)
  const load = async () => {
    tables.value = await keptTables()
  }
  useEffect(() => {
    void load()
  }, [])
  const take = async (file: File | undefined) => {
    if (file === undefined) return
    taken.value = 'checking'
    const now = await takeRecord(file).catch((trouble: unknown) => ({ refused: sentenceOf(trouble) }))
    await load()
    taken.value = now
  }
  return (
    <Page title={words.records} lead={recordsWords.lead}>
      <div class="settings">
        <label>
          {recordsWords.take}
          <input
            type="file"
            accept="application/json,.json"
            onChange={({ currentTarget }) => take(currentTarget.files?.[0])}
          />
        </label>
        <div aria-live="polite">
          <Taken taken={taken.value} />
        </div>
      </div>
      {tables.value?.length === 0 && <p class="hint onward">{recordsWords.none}</p>}
      <ul class="gathering">
        {tables.value?.map((table) => (
          <Row key={table.id} table={table} load={load} />
        ))}
      </ul>
    </Page>
  )
}

function Taken({ taken }: { readonly taken: Taking | 'checking' | undefined }) {
  if (taken === undefined) return null
  if (taken === 'checking') return <p>{recordsWords.checking}</p>
  if ('refused' in taken) return <p class="refused">{recordsWords.refused(taken.refused)}</p>
  const { table, found } = taken
  return (
    <p>
      {recordsWords.taken(found)}{' '}
      <a href={hrefTo(table.over ? 'replay' : 'table', table.id)}>{recordsWords.lookAtIt}</a>
    </p>
  )
}

const when = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' })

interface RowProps {
  readonly table: LocalTable
  readonly load: () => Promise<void>
}

function Row({ table, load }: RowProps) {
  const { act, trouble } = useActs()
  const { handed } = table
  const change = async (doing: () => Promise<unknown>) => {
    await act(doing, '')
    await load()
  }
  return (
    <li>
      <span>
        <strong>{findGame(table.game)?.name ?? table.game}</strong>
        {recordsWords.standing(table.over, table.turn)}
        <span class="hint">{when.format(table.changed)}</span>
      </span>
      <span class="gathering-acts">
        <button type="button" class="plain" onClick={() => act(() => save(table), '')}>
          {recordsWords.save}
        </button>
        {handed === undefined ? (
          <button
            type="button"
            class="plain"
            title={recordsWords.keepAbout}
            onClick={() => change(() => handOver(table))}
          >
            {recordsWords.keep}
          </button>
        ) : (
          <button type="button" class="plain" onClick={() => change(() => takeBack(table))}>
            {recordsWords.takeBack}
          </button>
        )}
      </span>
      {trouble.value !== undefined && (
        <p class="refused" role="alert">
          {trouble.value}
        </p>
      )}
      {handed !== undefined && (
        <Address label={recordsWords.address} link={`${location.origin}/${hrefTo('record', handed)}`} />
      )}
    </li>
  )
}

async function save(table: LocalTable): Promise<void> {
  const file = await recordFile(table)
  if (file !== undefined) saveFile(file)
}
