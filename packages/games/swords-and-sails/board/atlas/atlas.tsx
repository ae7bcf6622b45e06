import './atlas.css'
import { useSignal } from '@preact/signals'
import type { TableModel } from '@windward/kit/contract.ts'
import {
  type AreaId,
  isOnMap,
  landIds,
  landOf,
  nameOf,
  type SwordsAndSails,
  seaIds,
  type View,
} from '@windward/swords-and-sails/facts'
import { describe } from '../area/describe.ts'
import { press } from '../press.ts'
import { words } from './words.en.ts'

/** Regions of the board with their areas, the seas last. */
function regionsOf(view: View): { name: string; areas: AreaId[] }[] {
  const regions = new Map<string, AreaId[]>()
  for (const id of landIds) {
    if (!isOnMap(view, id)) continue
    const { region } = landOf(id)
    regions.set(region, [...(regions.get(region) ?? []), id])
  }
  const seas = seaIds.filter((id) => isOnMap(view, id))
  return [...[...regions].map(([name, areas]) => ({ name, areas })), { name: words.seas, areas: seas }]
}

/** The board as regions and lists: everything that can be seen on the map can be read here. */
export function Atlas({ table }: { readonly table: TableModel<SwordsAndSails> }) {
  const wanted = useSignal('')
  const seat = table.position.value?.seat
  const view = table.shown.value
  if (seat === undefined || view === undefined) return null
  const letters = wanted.value.trim().toLowerCase()
  return (
    <div class="atlas">
      <input
        type="search"
        aria-label={words.find}
        placeholder={words.findInShort}
        value={wanted.value}
        onInput={({ currentTarget }) => {
          wanted.value = currentTarget.value
        }}
      />
      {regionsOf(view).map(({ name, areas }) => {
        const told = areas
          .map((id) => ({ id, text: describe(view, id, seat) }))
          .filter(({ text }) => text.toLowerCase().includes(letters))
        if (told.length === 0) return null
        return (
          <details key={name} open={letters !== ''}>
            <summary>
              {name} <small>{told.length}</small>
            </summary>
            <ul>
              {told.map(({ id, text }) => (
                <li key={id}>
                  <button
                    type="button"
                    aria-pressed={table.selection.value === id}
                    onClick={() => {
                      press(table, id)
                      table.highlight.value = [id]
                    }}
                  >
                    <b>{nameOf(id)}</b>
                    <span>{text.slice(nameOf(id).length + 2)}</span>
                  </button>
                </li>
              ))}
            </ul>
          </details>
        )
      })}
    </div>
  )
}
