import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { findGame } from '../../games.ts'
import { forgetTable, keptTables, type LocalTable } from '../../host/local/store.ts'
import { hrefTo } from '../../route.ts'
import { Shortened } from '../shortened.tsx'
import { tablesWords } from './home-words.en.ts'

/** Matches kept in this browser: those that wait for you first. */
export function LocalTables() {
  const tables = useSignal<readonly LocalTable[]>([])
  const load = async () => {
    // Lessons are resumed where lessons are offered.
    tables.value = (await keptTables()).filter(({ lesson }) => lesson === undefined)
  }
  useEffect(() => {
    void load()
  }, [])
  if (tables.value.length === 0) return null
  const running = tables.value.filter(({ over }) => !over)
  const over = tables.value.filter((table) => table.over)
  const forget = async (table: LocalTable) => {
    await forgetTable(table.id)
    await load()
  }
  return (
    <>
      {running.length > 0 && (
        <section aria-labelledby="move-title">
          <h2 id="move-title">{tablesWords.yourMove}</h2>
          <ul class="tables">
            {running.map((table) => (
              <Card key={table.id} table={table} forget={forget} />
            ))}
          </ul>
        </section>
      )}
      {over.length > 0 && (
        <section aria-labelledby="over-title">
          <h2 id="over-title">{tablesWords.finished}</h2>
          <ul class="tables">
            {over.map((table) => (
              <Card key={table.id} table={table} forget={forget} />
            ))}
          </ul>
        </section>
      )}
    </>
  )
}

interface CardProps {
  readonly table: LocalTable
  readonly forget: (table: LocalTable) => void
}

const when = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' })

function Card({ table, forget }: CardProps) {
  const { id, game, seats, changed, turn, over } = table
  const here = seats.filter(({ by }) => by === 'here').length
  return (
    <li class="table-card">
      <div>
        <strong>{findGame(game)?.name ?? game}</strong>
        <p class="hint">
          {tablesWords.here(turn, seats.length, here)}
          <time dateTime={new Date(changed).toISOString()}>{when.format(changed)}</time>
        </p>
      </div>
      <a class="plain" href={hrefTo(over ? 'replay' : 'table', id)}>
        {over ? tablesWords.playBack : tablesWords.sitDown}
      </a>
      <button type="button" class="quiet" onClick={() => forget(table)}>
        <Shortened {...tablesWords.forget(when.format(changed))} />
      </button>
    </li>
  )
}
