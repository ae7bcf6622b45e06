import { SAILS, type SeenShip } from '@windward/sails-of-glory/facts'
import { batteryIn, type Deed, shipIn } from './ground.ts'

/** What befalls a ship besides what lies on her log. */
const befall =
  (how: (special: SeenShip['special']) => void): Deed =>
  ({ ship }, ground) => {
    const found = shipIn(ground, ship)
    if (found === undefined) return []
    how(found.special)
    return [`special ${found.id}`]
  }

/** SOG 11.4.5 */
const finish: Deed = ({ ship, on }, ground) =>
  befall((special) => {
    if (on === 'fire') special.fires -= 1
    if (on === 'leak') special.leaks -= 1
    if (on === 'mast') special.masts -= 1
    if (on === 'rudder') special.rudder = 0
  })({ ship: ship ?? null }, ground)

/** SOG 14.1.6 */
const kindle =
  (by: 1 | -1): Deed =>
  ({ battery }, ground) => {
    const found = batteryIn(ground, battery)
    if (found === undefined) return []
    found.fires += by
    return [`special ${found.id}`]
  }

/** SOG 11.3.1, SOG 11.9.1 */
const setSails: Deed = ({ ship, sails }, ground) => {
  const [found, set] = [shipIn(ground, ship), SAILS.find((each) => each === sails)]
  if (found === undefined || set === undefined) return []
  found.sails = set
  return [`sails ${found.id}`]
}

/** SOG 13.1.4 */
const runAground: Deed = ({ ship }, ground) => {
  const found = shipIn(ground, ship)
  if (found === undefined) return []
  found.aground = true
  return [`aground ${found.id}`]
}

/** SOG 12.14.1 */
const nameFlagship: Deed = ({ ship }, ground) => {
  const found = shipIn(ground, ship)
  if (found === undefined) return []
  found.flagship = true
  return [`flagship ${found.id}`]
}

/** How a ship or a battery is lost, and that nothing lies on her log any more, is known from the present. */
const lose: Deed = ({ ship, battery }, ground) => {
  const work = batteryIn(ground, battery)
  const id = shipIn(ground, ship)?.id ?? work?.id
  for (const here of ground.board.ships) {
    const there = ground.now.ships.find((each) => each.id === here.id)
    if (here.id === id && there !== undefined)
      Object.assign(here, { fate: there.fate, wreck: there.wreck, hull: [], crew: [], zero: [] })
  }
  const after = ground.now.batteries.find((each) => each.id === id)
  if (work !== undefined && after !== undefined) Object.assign(work, { fate: after.fate, hull: [], crew: [] })
  if (id === undefined) return []
  ground.piles.delete(id)
  return [`fate ${id}`, `log ${id}`]
}

/** What takes ships and batteries out of the fight. */
export const LOST: readonly string[] = [
  'damage.surrender',
  'damage.explodes',
  'damage.sinks',
  'move.left',
  'battery.explodes',
  'battery.destroyed',
  'battery.surrenders',
]

/** A wreck that is gone. */
export const DRIFTED = 'move.drifted'

export const SHIP_DEEDS: Readonly<Record<string, Deed>> = {
  ...Object.fromEntries([...LOST, DRIFTED].map((key) => [key, lose])),
  'damage.fire': befall((special) => {
    special.fires += 1
  }),
  'damage.leak': befall((special) => {
    special.leaks += 1
  }),
  'damage.rudder': befall((special) => {
    special.rudder = 1
  }),
  'damage.mast': befall((special) => {
    special.masts += 1
  }),
  'damage.sail': befall((special) => {
    special.sails += 1
  }),
  'actions.finished': finish,
  'battery.fire-starts': kindle(1),
  'battery.extinguished': kindle(-1),
  'damage.sails-fall': setSails,
  'actions.sails': setSails,
  'setup.sails-set': setSails,
  'terrain.aground': runAground,
  'flagship.named': nameFlagship,
}
