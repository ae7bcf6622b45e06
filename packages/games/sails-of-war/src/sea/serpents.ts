import { rolledDirection } from '../board/direction.ts'
import { isSea } from '../board/realms.ts'
import { rolledZone } from '../board/rolled-zone.ts'
import { beyond, type Side, type Zone } from '../board/zones.ts'
import { DIE, SERPENT } from '../data/setup.ts'
import { shipOf, shipsAt } from '../ships.ts'
import type { SowFlow, SowTable } from '../state.ts'
import { toothDirection } from './decide-tooth-of-the-sea.ts'
import { sink } from './sink-ship.ts'
import { say } from './words.en.ts'

/** SOW 3.1 to SOW 3.4: all move, then all attack. */
export function* moveSerpents(t: SowTable): SowFlow {
  const { state } = t
  if (state.serpents.length === 0) return
  const named = yield* t.step('tooth', () => toothDirection(t))
  yield* t.step('move', () => {
    for (const place of state.serpents.keys()) moveOne(t, place, named ?? rolledDirection(t.dice))
    attackAll(t)
  })
}

/** SOW 3.1, SOW 3.2, SOW 3.3 */
function moveOne(t: SowTable, place: number, side: Side | null): void {
  const { serpents } = t.state
  const from = serpents[place]
  if (from === undefined || side === null) return
  const to = beyond(from, side)
  if (to === null) {
    const zone = anySeaZone(t)
    serpents[place] = zone
    t.tell('all', 'SOW 3.3', say('sea.serpent-placed', { from, to: zone }))
  } else if (isSea(t.state, to)) {
    serpents[place] = to
    t.tell('all', 'SOW 3.1', say('sea.serpent-moved', { from, to }))
  }
}

export function anySeaZone(t: SowTable): Zone {
  return rolledZone(t, (zone) => isSea(t.state, zone))
}

/** SOW 3.4: each Serpent that shares its zone with ships. */
export function attackAll(t: SowTable): void {
  for (const zone of t.state.serpents) if (shipsAt(t.state, zone).length > 0) attack(t, zone)
}

/** SOW 3.4, SOW 3.5: three dice, and a ship out of the cup for each that hits. */
function attack(t: SowTable, zone: Zone): void {
  const { state } = t
  const rolled = t.dice.rolls(SERPENT.dice, DIE)
  t.tell('all', 'SOW 3.4', say('sea.serpent-attacks', { zone, rolled }))
  const cup = shipsAt(state, zone).map(({ id }) => id)
  for (const roll of rolled) {
    const drawn = roll >= SERPENT.destroysOn ? t.dice.draw(cup) : undefined
    const ship = drawn === undefined ? undefined : shipOf(state, drawn)
    if (ship === undefined) continue
    const destroyed = { race: ship.owner, ship: ship.id, kind: ship.kind, zone }
    sink(t, ship, () => t.tell('all', 'SOW 3.4', say('sea.serpent-destroys', destroyed)))
  }
}
