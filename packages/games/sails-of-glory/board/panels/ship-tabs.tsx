import type { TableModel } from '@windward/kit/contract.ts'
import { type SailsOfGlory, shipName } from '@windward/sails-of-glory/facts'
import { ShipPortrait } from '../papers/ship-portrait.tsx'
import { presentOf } from './present-ship.ts'

interface ShipTabsProps {
  readonly ships: readonly string[]
  readonly isDone: (ship: string) => boolean
  readonly table: TableModel<SailsOfGlory>
}

/** One ship at a time: which of them is chosen here or by a press on the sea. */
export function ShipTabs({ ships, isDone, table }: ShipTabsProps) {
  const present = presentOf(ships, table)
  if (ships.length < 2) return null
  return (
    <div class="sog-tabs">
      {ships.map((ship) => (
        <button
          key={ship}
          type="button"
          aria-pressed={ship === present}
          onClick={() => {
            table.selection.value = ship
          }}
        >
          <Portrait table={table} id={ship} />
          {shipName(ship)}
          {isDone(ship) && <span class="sog-done"> ✓</span>}
        </button>
      ))}
    </div>
  )
}

function Portrait({ table, id }: { readonly table: TableModel<SailsOfGlory>; readonly id: string }) {
  const ship = table.position.value?.view.ships.find((each) => each.id === id)
  return ship === undefined ? null : <ShipPortrait ship={ship} small />
}
