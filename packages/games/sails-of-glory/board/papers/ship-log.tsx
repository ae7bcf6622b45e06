import { classOf, type SeenShip, shipName } from '@windward/sails-of-glory/facts'
import { names } from '../names.en.ts'
import { Broadside } from './broadside.tsx'
import { Log } from './log.tsx'
import { ShipPortrait } from './ship-portrait.tsx'
import { Special } from './special.tsx'
import { words } from './words.en.ts'

/** SOG 2.1.3: a ship log as it is printed, with everything that lies on it. */
export function ShipLog({ ship, advanced }: { readonly ship: SeenShip; readonly advanced: boolean }) {
  const { log, burden, veer } = classOf(ship.id)
  const { fires, leaks, masts, sails, rudder } = ship.special
  return (
    <Log
      name={`${ship.flagship ? '★ ' : ''}${shipName(ship.id)}`}
      about={words.log.ship(ship.id)}
      lost={ship.fate === 'afloat' || ship.fate === 'waiting' ? undefined : names.fates[ship.fate]}
      side={ship.side}
      figures={[
        [words.log.figures.burden, burden],
        [words.log.figures.veer, veer],
      ]}
      columns={log}
      boxes={ship}
      advanced={advanced}
      portrait={<ShipPortrait ship={ship} />}
    >
      <Broadside name={words.guns.broadsides.port} guns={ship.guns.port} />
      <Broadside name={words.guns.broadsides.starboard} guns={ship.guns.starboard} />
      <span class="sog-note">
        {words.log.sails} <b>{names.sails[ship.sails]}</b>
      </span>
      <Special kind="fire" count={fires} />
      <Special kind="leak" count={leaks} />
      <Special kind="sail" count={sails} />
      <Special kind="mast" count={masts} />
      <Special kind="rudder" count={rudder} />
    </Log>
  )
}
