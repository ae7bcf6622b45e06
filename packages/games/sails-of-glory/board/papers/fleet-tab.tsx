import type { TableModel } from '@windward/kit/contract.ts'
import { type SailsOfGlory, sideName } from '@windward/sails-of-glory/facts'
import { inWords } from './in-words.ts'
import { words } from './words.en.ts'

/** Who lies where, ship by ship in words: the sea for those who do not see it. */
export function FleetTab({ table }: { readonly table: TableModel<SailsOfGlory> }) {
  const seat = table.position.value?.seat
  const view = table.shown.value
  if (view === undefined) return null
  const mine = view.ships.filter(({ captain }) => captain === seat)
  return (
    <div class="sog-words">
      {(['british', 'french'] as const).map((side) => (
        <section key={side} aria-label={words.fleet.of(side)}>
          <h3>{sideName(side)}</h3>
          <ul class="plain-list">
            {view.ships
              .filter((ship) => ship.side === side)
              .map((ship) => (
                <li key={ship.id}>
                  <button type="button" class="branch" onClick={() => show(table, ship.id)}>
                    {inWords(view, ship, mine[0])}
                  </button>
                </li>
              ))}
          </ul>
        </section>
      ))}
    </div>
  )
}

function show(table: TableModel<SailsOfGlory>, ship: string): void {
  table.selection.value = ship
  table.highlight.value = [ship]
}
