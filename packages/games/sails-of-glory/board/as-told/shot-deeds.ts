import type { Attack } from '@windward/sails-of-glory/facts'
import type { Fields } from '@windward/table'
import { batteryIn, countersIn, type Deed, type Ground, numberIn, shipIn } from './ground.ts'
import { pile } from './log-deeds.ts'

type Target = NonNullable<Attack['at']>

function targetIn(ground: Ground, at: Fields[string] | undefined): Target | null {
  const buildings = ground.board.buildings.map(({ side }): Target => `building-${side}`)
  return shipIn(ground, at)?.id ?? batteryIn(ground, at)?.id ?? buildings.find((id) => id === at) ?? null
}

/** A shot whose counters are still to be drawn. */
const fire: Deed = ({ ship, battery, at }, ground) => {
  const by = shipIn(ground, ship)?.id ?? batteryIn(ground, battery)?.id
  const nothing = { with: 'guns', arc: null, load: null, range: null, rake: null, drawn: [] } as const
  if (by !== undefined) ground.board.attacks.push({ ...nothing, by, at: targetIn(ground, at) })
  return ['attacks']
}

/** SOG 7.3.2, SOG 13.1.3: counters are drawn for the shot told before them, on rocks, or otherwise. */
const draw: Deed = ({ ship, counters: field }, ground) => {
  const counters = countersIn(field)
  const { attacks } = ground.board
  const last = attacks.at(-1)
  if (last !== undefined && last.at === ship) attacks[attacks.length - 1] = { ...last, drawn: counters }
  const isOnRocks = ground.onRocks !== undefined && ground.onRocks === ship
  ground.onRocks = undefined
  return [...pile(ground, ship, isOnRocks ? { onRocks: counters } : { counters }), 'attacks']
}

/** SOG 12.10.1: what is drawn in place of counters is known from the present. */
const aimHigh: Deed = (_, ground) => {
  const { attacks } = ground.board
  const place = attacks.length - 1
  const [drawn, felt] = [attacks[place], ground.now.attacks[place]]
  if (drawn === undefined || felt?.by !== drawn.by || felt.at !== drawn.at) return ['attacks']
  attacks[place] = { ...drawn, drawn: felt.drawn }
  const without = countersIn([...drawn.drawn])
  return [
    ...pile(ground, drawn.at ?? undefined, { counters: countersIn([...felt.drawn]), without }),
    'attacks',
  ]
}

/** SOG 13.1.3: of what is drawn on rocks in the Advanced rules no crew is lost. */
const strike: Deed = ({ ship }, ground) => {
  if (ground.board.options.level === 'advanced') ground.onRocks = shipIn(ground, ship)?.id
  return []
}

/** SOG 13.3.6 */
const hitBuilding: Deed = ({ building, points, crew }, { board }) => {
  const found = board.buildings.find(({ side }) => building === `building-${side}`)
  if (found === undefined) return []
  Object.assign(found, { points: numberIn(points), crew: numberIn(crew) })
  return [`log building-${found.side}`]
}

const surrender: Deed = ({ building }, { board }) => {
  const found = board.buildings.find(({ side }) => building === `building-${side}`)
  if (found === undefined) return []
  found.surrendered = true
  return [`log building-${found.side}`]
}

export const SHOT_DEEDS: Readonly<Record<string, Deed>> = {
  'fire.fired': fire,
  'fire.fired-at-nothing': fire,
  'fire.muskets-fired': fire,
  'battery.fired': fire,
  'battery.fired-at-nothing': fire,
  'battery.muskets-fired': fire,
  'damage.drawn': draw,
  'fire.high': aimHigh,
  'terrain.strikes': strike,
  'building.hit': hitBuilding,
  'building.surrenders': surrender,
}
