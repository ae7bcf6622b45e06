import {
  type AimedShot,
  type Ammo,
  arcName,
  type Broadside,
  classOf,
  counted,
  loadName,
  type RepairChoice,
  type ShipId,
  shipName,
  shipNames,
} from '@windward/sails-of-glory/facts'
import { mm } from '../measure.ts'
import { kindOfShip, names } from '../names.en.ts'

const broadside = (side: Broadside) => `${names.broadsides[side]} broadside`
const BROADSIDES = { port: 'Port broadside', starboard: 'Starboard broadside' }

const REPAIRS = { leak: 'Stop a leak', rudder: 'Mend the rudder', mast: 'Raise a mast' }

const repairOf = ({ ship, on, box }: RepairChoice) =>
  `${shipName(ship)}: ${on === 'damage' ? `hull box ${(box ?? 0) + 1}` : REPAIRS[on].toLowerCase()}`

/** What the panels of ships ask and offer; those of batteries say the same of guns and boxes. */
export const words = {
  guns: {
    fire: 'Fire',
    hold: 'Hold fire',
    holdAll: 'Hold all fire',
    lead: 'press a ringed target on the sea, or choose here.',
    broadside: (side: Broadside, load: Ammo | null) =>
      `${BROADSIDES[side]}, ${load === null ? 'not loaded' : loadName(load)}`,
    shot: (shot: AimedShot) => `${shipName(shot.at)} with ${arcName(shot.arc)}: ${figuresOf(shot)}`,
    hidden: (at: ShipId, by: readonly ShipId[]) =>
      `${shipName(at)} cannot be seen: ${by.length === 0 ? 'there is land before her' : `${shipNames(by)} in the way`}`,
    atNothing: 'Fire at nothing, to empty the guns',
    load: 'Load',
    high: 'Aim high, at masts and sails',
    muskets: 'Muskets',
    musketsAt: (at: string, counters: number) => `At ${shipName(at)}: ${counted(counters, 'counter')}`,
  },
  /** What may be expected of guns or muskets. */
  odds: {
    outOfReach: 'out of reach of this load',
    /** So much damage where there is any, of which a hull box takes so much; the chance of nothing at all is in percent. */
    expected: (damage: number, burden: number | undefined, crew: number, harmless: number | undefined) =>
      [
        ...(damage > 0 ? [`${damage.toFixed(1)} damage${fills(burden)}`] : []),
        `${crew.toFixed(1)} crew expected`,
        ...(harmless === undefined ? [] : [`${harmless} % harmless`]),
      ].join(', '),
  },
  reload: {
    broadside: (side: Broadside, ship: ShipId | undefined) =>
      ship === undefined ? BROADSIDES[side] : `${shipName(ship)}: ${broadside(side)}`,
    nothing: 'nothing',
    done: 'Load the guns',
  },
  repair: {
    of: (ship: ShipId | undefined) =>
      ship === undefined ? 'The carpenters’ work' : `${shipName(ship)}: the carpenters’ work`,
    others: REPAIRS,
    box: (number: number) => `Hull box ${number}`,
    points: (points: number) => `${counted(points, 'point')} of damage`,
    passing: (repairs: readonly RepairChoice[]) => `${repairs.map(repairOf).join('; ')}.`,
    done: 'Repair',
    missing: (ships: number) => `${counted(ships, 'ship')} to go`,
  },
  fitOut: {
    lead: {
      basic: 'choose her first card and her guns.',
      advanced: 'choose her first card, her guns and her sails.',
    },
    guns: { port: 'Port guns', starboard: 'Starboard guns' },
    sails: 'Sails',
    done: 'Clear for action',
  },
  fleet: {
    left: (left: number, points: number, ships: number, most: number) =>
      `${left} of ${points} points left; ${counted(ships, 'ship')} of at most ${most}`,
    about: (ship: ShipId) => `${kindOfShip(ship)}, burden\u00a0${classOf(ship).burden}`,
    done: 'Take these ships',
    missing: (least: number) => `Choose at least ${counted(least, 'ship')}.`,
  },
  /** What is answered for somebody who is away. */
  passing: {
    ships: (ships: readonly ShipId[]) => `${shipNames(ships)}.`,
  },
}

/** “230 mm, 3 counters, raking”. */
export function figuresOf({ range, counters, rake }: Pick<AimedShot, 'range' | 'counters' | 'rake'>): string {
  const raking = rake === null ? '' : ', raking'
  return `${Math.round(mm(range))} mm, ${counted(counters, 'counter')}${raking}`
}

function fills(burden: number | undefined): string {
  if (burden === undefined) return ''
  return burden === 1 ? ' (1 fills a hull box)' : ` (${burden} fill a hull box)`
}
