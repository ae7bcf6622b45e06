import { razePort } from '../board/raze.ts'
import { realmOf, realmsAround, realmsOnBoard, terrainOf } from '../board/realms.ts'
import { FIRE } from '../data/events.ts'
import { RACE_IDS } from '../data/races.ts'
import type { Terrain } from '../data/realms.ts'
import { DIE } from '../data/setup.ts'
import { UNIT_IDS } from '../data/units.ts'
import { withdraw } from '../forces.ts'
import { loseHero } from '../heroes/lose-hero.ts'
import { countOf, noUnits, someOf } from '../pieces.ts'
import type { Realm } from '../public-state.ts'
import type { SowTable, State } from '../state.ts'
import { say } from './words.en.ts'

/** SOW 5.3, SOW 5.6: one Realm of this terrain burns, and all that hang together with it. */
export function fires(t: SowTable, terrain: Terrain): undefined {
  const { state } = t
  const able = realmsOnBoard(state).map(({ id }) => id)
  const struck = t.dice.draw(able.filter((id) => terrainOf(id) === terrain))
  if (struck === undefined) return undefined
  const burning = joined(state, realmOf(state, struck), terrain)
  const realms = burning.map(({ id }) => id)
  for (const realm of realms) if (!state.weather.burning.includes(realm)) state.weather.burning.push(realm)
  t.tell('all', terrain === 'forest' ? 'SOW 5.3' : 'SOW 5.6', say('event.burn', { realms, terrain }))
  for (const realm of burning) burn(t, realm)
}

/** Realms of one terrain that hang together, in the order of the map. */
function joined(state: State, first: Realm, terrain: Terrain): Realm[] {
  const found = new Set([first])
  for (const realm of found) {
    for (const beside of realmsAround(state, realm.at))
      if (terrainOf(beside.id) === terrain) found.add(beside)
  }
  return [...found].sort((a, b) => a.at - b.at)
}

/** SOW 5.4 */
function burn(t: SowTable, realm: Realm): void {
  for (const hero of t.state.heroes.filter((each) => each.realm === realm.id)) {
    if (t.dice.roll(DIE) >= FIRE.killsOn) loseHero(t, hero)
  }
  for (const race of RACE_IDS) burnForce(t, realm, race)
  if (realm.building !== null && t.dice.roll(DIE) >= FIRE.destroysOn) {
    const { id, building: what } = realm
    realm.building = null
    t.tell('all', 'SOW 5.4', say('event.burnt-down', { realm: id, what, side: null }))
  }
  for (const port of [...realm.ports]) {
    if (t.dice.roll(DIE) < FIRE.destroysOn) continue
    const burnt = { realm: realm.id, what: 'port' as const, side: port.side }
    razePort(t, realm, port, () => t.tell('all', 'SOW 5.4', say('event.burnt-down', burnt)))
  }
}

function burnForce(t: SowTable, realm: Realm, race: (typeof RACE_IDS)[number]): void {
  const force = realm.forces[race]
  if (force === undefined) return
  const dead = noUnits()
  for (const kind of UNIT_IDS) {
    dead[kind] = t.dice.rolls(force.units[kind], DIE).filter((die) => die >= FIRE.killsOn).length
  }
  if (countOf(dead) === 0) return
  withdraw(realm, race, dead)
  t.tell('all', 'SOW 5.4', say('event.died', { race, realm: realm.id, units: someOf(dead) }))
}
