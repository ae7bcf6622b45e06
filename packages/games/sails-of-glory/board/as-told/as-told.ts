import type { View } from '@windward/sails-of-glory/facts'
import type { SeenLine } from '@windward/table'
import { phaseOf } from '../phase-of.ts'
import { copyOf, type Deed, type Ground, groundOf, type Thing } from './ground.ts'
import { LOG_DEEDS } from './log-deeds.ts'
import { SEA_DEEDS } from './sea-deeds.ts'
import { SHIP_DEEDS } from './ship-deeds.ts'
import { SHOT_DEEDS } from './shot-deeds.ts'

const DEEDS: Readonly<Record<string, Deed>> = { ...LOG_DEEDS, ...SEA_DEEDS, ...SHIP_DEEDS, ...SHOT_DEEDS }

/** SOG 4.1: ships lie where they lay until their moving is told, and then all of them have sailed. */
export function haveSailed(told: readonly SeenLine[], untold: readonly SeenLine[]): boolean {
  return told.some(isMoving) || !untold.some(isMoving)
}

const isMoving = (line: SeenLine): boolean => phaseOf(line) === 'movement'

/**
 * The sea in the middle of a telling: ships, logs, sails, smoke and bonds as they were before, with all that has been told
 * so far. What no later line touches already stands as it does now.
 */
export function asTold(
  before: View,
  now: View,
  told: readonly SeenLine[],
  untold: readonly SeenLine[],
): View {
  /* SOG 16.1.10: a second battle has nothing of the first on its sea. */
  if (before.battle !== now.battle) return now
  const ground = groundOf(before, now)
  const isUnderWay = haveSailed(told, untold)
  /* The smoke of a turn before is gone with the ships. */
  if (isUnderWay && before.firedIn !== now.firedIn) ground.board.attacks = []
  for (const line of told) carryOut(line, ground)
  const ahead = copyOf(ground)
  const later = new Set(untold.flatMap((line) => carryOut(line, ahead)))
  return mixed(ground.board, isUnderWay ? now : movedBack(now, before), later)
}

/** Ships on the sea where they lay before, with the wakes they had there. */
function movedBack(now: View, before: View): View {
  const ships = now.ships.map((ship) => {
    const then = before.ships.find(({ id, fate }) => id === ship.id && fate !== 'waiting')
    return then === undefined ? ship : { ...ship, pose: then.pose, course: then.course }
  })
  return { ...now, ships }
}

function carryOut(line: SeenLine, ground: Ground): readonly Thing[] {
  const cleared = turnPage(line, ground)
  return [...cleared, ...(DEEDS[line.what.key]?.(line.what.fields, ground) ?? [])]
}

/** With a phase its counters are placed for good; with the ships' moving, and with new shots, the smoke of others is gone. */
function turnPage(line: SeenLine, ground: Ground): readonly Thing[] {
  const phase = phaseOf(line)
  if (phase === undefined || ground.phase === `${line.turn} ${phase}`) return []
  ground.phase = `${line.turn} ${phase}`
  ground.piles.clear()
  if (phase !== 'movement' && phase !== 'combat') return []
  ground.board.attacks = []
  return ['attacks']
}

/** What is touched later stands as on the board, everything else as at present. */
function mixed(board: View, now: View, later: ReadonlySet<Thing>): View {
  const from = (thing: Thing) => (later.has(thing) ? board : now)
  return {
    ...now,
    attacks: from('attacks').attacks,
    wind: from('wind').wind,
    entangled: from('entangled').entangled,
    grappled: from('grappled').grappled,
    buildings: now.buildings.map(
      (building) =>
        from(`log building-${building.side}`).buildings.find(({ side }) => side === building.side) ??
        building,
    ),
    batteries: now.batteries.map((battery) => {
      const then = (thing: Thing) => from(thing).batteries.find(({ id }) => id === battery.id) ?? battery
      const { hull, crew, zero } = then(`log ${battery.id}`)
      return {
        ...battery,
        hull,
        crew,
        zero,
        fate: then(`fate ${battery.id}`).fate,
        fires: then(`special ${battery.id}`).fires,
      }
    }),
    ships: now.ships.map((ship) => {
      const then = (what: 'log' | 'fate' | 'special' | 'sails' | 'aground' | 'flagship') =>
        from(`${what} ${ship.id}`).ships.find(({ id }) => id === ship.id) ?? ship
      const { hull, crew, zero } = then('log')
      const { fate, wreck } = then('fate')
      return {
        ...ship,
        hull,
        crew,
        zero,
        fate,
        wreck,
        special: then('special').special,
        sails: then('sails').sails,
        aground: then('aground').aground,
        flagship: then('flagship').flagship,
      }
    }),
  }
}
