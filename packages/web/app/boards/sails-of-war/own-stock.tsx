import { openPlayer, RESOURCE_IDS, RESOURCE_NAMES, type SailsOfWar } from '@windward/sails-of-war/board'
import { SPECTATOR } from '@windward/table'
import type { TableModel } from '../../table/contract.ts'

/** What one has to pay with, above whatever asks for payment. */
export function OwnStock({ table }: { readonly table: TableModel<SailsOfWar> }) {
  const position = table.position.value
  if (position === undefined || position.seat === SPECTATOR) return null
  const { stock, starpower } = openPlayer(position.view, position.seat)
  if (stock === null) return null
  return (
    <dl class="sow-stock" aria-label="Your stock">
      {RESOURCE_IDS.map((kind) => (
        <div key={kind}>
          <dt>{RESOURCE_NAMES[kind]}</dt>
          <dd>{stock[kind]}</dd>
        </div>
      ))}
      <div>
        <dt>Starpower</dt>
        <dd>{starpower}</dd>
      </div>
    </dl>
  )
}
