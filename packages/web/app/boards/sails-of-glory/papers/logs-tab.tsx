import {
  classOf,
  isCounter,
  loadName,
  readCounter,
  type SailsOfGlory,
  type SeenShip,
  SHIPS,
  shipName,
  type Token,
} from '@windward/sails-of-glory/board'
import type { TableModel } from '../../../table/contract.ts'

/** The ship logs, as the printed ones: both rows box by box, guns and special damage. */
export function LogsTab({ table }: { readonly table: TableModel<SailsOfGlory> }) {
  const view = table.position.value?.view
  if (view === undefined) return null
  return (
    <div>
      {view.ships.map((ship) => (
        <Log key={ship.id} ship={ship} />
      ))}
    </div>
  )
}

function Log({ ship }: { readonly ship: SeenShip }) {
  const { log, rate, burden, veer } = classOf(ship.id)
  const columns = log.map((_, index) => index)
  return (
    <section class={`sog-log sog-${ship.side}`} aria-label={`Log of ${shipName(ship.id)}`}>
      <h3>{shipName(ship.id)}</h3>
      <p>
        {rate} of {SHIPS[ship.id].guns} guns · burden {burden} · veer {veer}
        {ship.fate === 'afloat' || ship.fate === 'waiting' ? '' : ` · ${ship.fate}`}
      </p>
      <div class="sog-scroll">
        <table>
          <tbody>
            <tr>
              <th scope="row">Guns</th>
              {columns.map((column) => (
                <td key={column} class={column < ship.hull.length ? 'covered' : ''}>
                  {column < ship.hull.length ? tokens(ship.hull[column] ?? []) : log[column]?.guns[1]}
                </td>
              ))}
            </tr>
            <tr>
              <th scope="row">Crew</th>
              {columns.map((column) => (
                <td key={column} class={column < ship.crew.length ? 'covered' : ''}>
                  {column < ship.crew.length ? tokens([ship.crew[column] ?? 'crew']) : log[column]?.musketry}
                </td>
              ))}
            </tr>
          </tbody>
        </table>
      </div>
      <p>
        Port: {gunsText(ship, 'port')}. Starboard: {gunsText(ship, 'starboard')}. {specials(ship)}
      </p>
    </section>
  )
}

function tokens(box: readonly Token[]): string {
  return box.map((token) => (isCounter(token) ? readCounter(token).id : token)).join(' ')
}

function gunsText({ guns }: SeenShip, side: 'port' | 'starboard'): string {
  const { box, fired } = guns[side]
  if (box === null) return fired ? 'fired' : 'not loaded'
  return box === 'hidden' ? 'loaded' : `${loadName(box)}${fired ? ', fired' : ''}`
}

function specials({ special, sails }: SeenShip): string {
  const found = [
    [special.fires, 'fire'],
    [special.leaks, 'leak'],
    [special.masts, 'broken mast'],
    [special.sails, 'torn sail'],
    [special.rudder, 'hit on the rudder'],
  ] as const
  const told = found.filter(([count]) => count > 0).map(([count, what]) => `${count} × ${what}`)
  return `Sails: ${sails}.${told.length === 0 ? '' : ` ${told.join(', ')}.`}`
}
