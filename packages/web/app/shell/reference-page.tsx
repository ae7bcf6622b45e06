import './reference-page.css'
import { useSignal } from '@preact/signals'
import type { Reference, ReferenceTable } from '@windward/kit/reference.ts'
import { useEffect } from 'preact/hooks'
import { findGame, games } from '../games.ts'
import { hrefTo } from '../route.ts'
import { Page } from './page.tsx'
import { rulesPageWords, referenceWords as words } from './words.en.ts'

/** What is looked up again and again, for all or for one faction, on the screen and on paper. */
export function ReferencePage({ game }: { readonly game: string }) {
  const all = useSignal<Reference>([])
  const chosen = useSignal('')
  useEffect(() => {
    all.value = []
    chosen.value = ''
    void findGame(game)
      ?.reference?.()
      .then((found) => {
        all.value = found
      })
  }, [game, all, chosen])
  const factions = [...new Set(all.value.flatMap(({ of }) => of ?? []))]
  const shown = all.value.filter(({ of }) => of === undefined || chosen.value === '' || of === chosen.value)
  return (
    <Page title={words.title} lead={words.lead}>
      <nav class="ways not-printed" aria-label={rulesPageWords.whichGame}>
        {games
          .filter(({ reference }) => reference !== undefined)
          .map((each) => (
            <a
              key={each.id}
              class="plain"
              href={hrefTo('reference', each.id)}
              {...(each.id === game ? { 'aria-current': 'page' as const } : {})}
            >
              {each.name}
            </a>
          ))}
      </nav>
      <h2 class="part">{findGame(game)?.name}</h2>
      <p class="ways not-printed">
        <label>
          {words.faction}{' '}
          <select
            value={chosen.value}
            onChange={({ currentTarget }) => {
              chosen.value = currentTarget.value
            }}
          >
            <option value="">{words.all}</option>
            {factions.map((each) => (
              <option key={each} value={each}>
                {each}
              </option>
            ))}
          </select>
        </label>
        <button type="button" class="plain" onClick={() => print()}>
          {words.print}
        </button>
      </p>
      <div class="reference">
        {shown.map((table) => (
          <Table key={`${table.of} ${table.title}`} table={table} />
        ))}
      </div>
    </Page>
  )
}

function Table({ table: { title, of, about, head, rows } }: { readonly table: ReferenceTable }) {
  const name = of === undefined ? title : words.ofFaction(of, title)
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls where there is little room, by keyboard as well
    <section class="reference-table" aria-label={name} tabIndex={0}>
      <table>
        <caption>{name}</caption>
        <thead>
          <tr>
            {head.map((each) => (
              <th key={each} scope="col">
                {each}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([first, ...others]) => (
            <tr key={first}>
              <th scope="row">{first}</th>
              {others.map((each, place) => (
                <td key={head[place + 1]}>{each}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {about !== undefined && <p class="hint">{about}</p>}
    </section>
  )
}
