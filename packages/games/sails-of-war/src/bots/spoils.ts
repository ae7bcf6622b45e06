import { armyUnitsIn } from '../board/realms.ts'
import { LOOT } from '../data/buildings.ts'
import { RACES } from '../data/races.ts'
import type { Realm } from '../public-state.ts'
import type { Mind } from './mind.ts'
import { chanceOf, defendersOf, wallsOf } from './odds.ts'
import { threatTo } from './rivals.ts'
import { mixFor } from './wanted-goods.ts'

/** What he cannot hope to keep he plunders; Ports he has enough of as well. */
export function pillageAct(mind: Mind): unknown {
  const { view, seat, chart } = mind
  const held = chart.realms.filter((realm) => realm.owner === seat && armyUnitsIn(realm, seat) > 0)
  const own = chart.realms.reduce((sum, { owner, ports }) => (owner === seat ? sum + ports.length : sum), 0)
  for (const realm of held) {
    const isDoubtful = isThreatened(mind, realm)
    const prey = [
      ...(realm.building !== null && isDoubtful ? [{ what: realm.building, side: null }] : []),
      ...(view.places[realm.id] === 'village' && isDoubtful
        ? [{ what: 'village' as const, side: null }]
        : []),
      ...(isDoubtful || own > 2 ? realm.ports.map(({ side }) => ({ what: 'port' as const, side })) : []),
    ]
    for (const { what, side } of prey) {
      const goods = mixFor(mind, LOOT[what] * RACES[seat].lootFactor)
      const act = { do: 'pillage', realm: realm.id, what, side, goods }
      if (mind.asked.check(act) === undefined) return act
    }
  }
  return undefined
}

function isThreatened(mind: Mind, realm: Realm): boolean {
  const threat = threatTo(mind, realm)
  if (threat === undefined) return false
  return (
    chanceOf(threat.race, threat.units, mind.seat, defendersOf(realm, mind.seat), wallsOf(realm, mind.seat)) >
    0.5
  )
}
