import { classOf, type SeenShip, SHIPS, shipName } from '@windward/sails-of-glory/facts'
import { Broadside } from './broadside.tsx'
import { Log } from './log.tsx'
import { Special } from './special.tsx'

/** SOG 2.1.3: a ship log as it is printed, with everything that lies on it. */
export function ShipLog({ ship, advanced }: { readonly ship: SeenShip; readonly advanced: boolean }) {
  const { log, rate, burden, veer } = classOf(ship.id)
  const { fires, leaks, masts, sails, rudder } = ship.special
  return (
    <Log
      name={`${ship.flagship ? '★ ' : ''}${shipName(ship.id)}`}
      about={`${rate}, ${SHIPS[ship.id].guns} guns`}
      lost={ship.fate === 'afloat' || ship.fate === 'waiting' ? undefined : ship.fate}
      side={ship.side}
      figures={[
        ['Burden', burden],
        ['Veer', veer],
      ]}
      columns={log}
      boxes={ship}
      advanced={advanced}
    >
      <Broadside name="Port" guns={ship.guns.port} />
      <Broadside name="Starboard" guns={ship.guns.starboard} />
      <span class="sog-note">
        Sails <b>{ship.sails}</b>
      </span>
      <Special kind="fire" count={fires} />
      <Special kind="leak" count={leaks} />
      <Special kind="sail" count={sails} />
      <Special kind="mast" count={masts} />
      <Special kind="rudder" count={rudder} />
    </Log>
  )
}
