import type { TableModel } from '@windward/kit/contract.ts'
import { type SailsOfGlory, shipName } from '@windward/sails-of-glory/facts'

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
          {shipName(ship)}
          {isDone(ship) && <span class="sog-done"> ✓</span>}
        </button>
      ))}
    </div>
  )
}

/** The ship that is being dealt with: the one chosen on the sea if she is among them. */
export function presentOf(
  ships: readonly string[],
  { selection }: TableModel<SailsOfGlory>,
): string | undefined {
  return ships.find((ship) => ship === selection.value) ?? ships[0]
}
