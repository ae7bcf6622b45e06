import type { TableModel } from '@windward/kit/contract.ts'
import { reaches, type SailsOfGlory } from '@windward/sails-of-glory/facts'
import { BatteryLog } from './battery-log.tsx'
import { ShipLog } from './ship-log.tsx'
import { words } from './words.en.ts'

/** All logs, one’s own first. */
export function LogsTab({ table }: { readonly table: TableModel<SailsOfGlory> }) {
  const seat = table.position.value?.seat
  const view = table.shown.value
  if (view === undefined) return null
  const advanced = reaches(view.options.level, 'advanced')
  const ownFirst = <T extends { readonly captain: string | null }>(all: readonly T[]) =>
    all.toSorted((a, b) => Number(b.captain === seat) - Number(a.captain === seat))
  return (
    <div>
      <p class="hint">{words.log.hint} </p>
      {ownFirst(view.ships).map((ship) => (
        <ShipLog key={ship.id} ship={ship} advanced={advanced} />
      ))}
      {ownFirst(view.batteries).map((battery) => (
        <BatteryLog key={battery.id} battery={battery} advanced={advanced} />
      ))}
    </div>
  )
}
