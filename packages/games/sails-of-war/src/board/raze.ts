import type { Port, Realm } from '../public-state.ts'
import { fightIn } from '../sea/sea-battles.ts'
import { sink } from '../sea/sink-ship.ts'
import { say } from '../sea/words.en.ts'
import { shipsIn } from '../ships.ts'
import type { SowTable } from '../state.ts'
import { portZone } from './realms.ts'

/**
 * SOW 6.3.5, SOW 6.3.6: a Port goes; its ships lie in the zone it faced and fight there, or are lost where that is no
 * sea. What it goes by is told when it is gone.
 */
export function razePort(t: SowTable, realm: Realm, port: Port, why?: () => void): void {
  const { state } = t
  const zone = portZone(state, realm, port)
  realm.ports = realm.ports.filter((each) => each !== port)
  why?.()
  const ships = shipsIn(state, { realm: realm.id, side: port.side })
  for (const ship of ships) {
    const { id, owner, kind } = ship
    if (zone === null) {
      const lost = { race: owner, ship: id, kind, realm: realm.id }
      sink(t, ship, () => t.tell('all', 'SOW 6.3.5', say('sea.lost-with-port', lost)))
    } else {
      ship.port = null
      ship.zone = zone
      t.tell('all', 'SOW 6.3.5', say('sea.put-to-sea', { race: owner, ship: id, kind, zone }))
    }
  }
  const armed = new Set(ships.filter(({ kind }) => kind === 'warship').map(({ owner }) => owner))
  if (zone !== null) for (const race of armed) fightIn(t, zone, race)
}
