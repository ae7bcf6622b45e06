import { classOf, SIDES, type Side } from '../data/ships.ts'
import { VALUES } from '../data/values.ts'
import { scenarioNow } from '../scenario/current-scenario.ts'
import { enemyOf } from '../seats.ts'
import { afloatOf } from '../ships.ts'
import type { SogTable, State } from '../state.ts'
import { breakThroughWinner } from './break-through.ts'
import { close, higher } from './close-battle.ts'
import { isFightOver, strongerSide } from './out-of-reach.ts'
import { isOutpostOver, surrenderBuildings } from './outpost.ts'
import { scoreOf } from './score.ts'
import { areSuppliesOver } from './supplies.ts'
import { isUnscathed } from './unscathed.ts'
import { say } from './words.en.ts'

/** Whether the battle is over, each scenario by its own clause. */
export function decide(t: SogTable): boolean {
  const { victory } = scenarioNow(t.state)
  switch (victory.kind) {
    case 'last-afloat':
      return decideLastAfloat(t)
    case 'break-through':
      return decideBreakThrough(t, victory.runners)
    case 'outpost':
      surrenderBuildings(t, victory.attackers)
      return isOutpostOver(t.state, victory.attackers) && decideByPoints(t, 'SOG 16.5.4')
    case 'supplies':
      return areSuppliesOver(t.state) && decideByPoints(t, 'SOG 16.6.3')
    case 'unscathed':
      return (isOneSideGone(t.state) || isFightOver(t.state)) && decideUnscathed(t, victory.by)
  }
}

function isOneSideGone(state: State): boolean {
  return SIDES.some((side) => afloatOf(state, side).length === 0)
}

/** SOG 16.2.2, SOG 1.1.5, SOG 16.3.3 */
function decideLastAfloat(t: SogTable): boolean {
  const [one, other] = SIDES.filter((side) => afloatOf(t.state, side).length > 0)
  if (other !== undefined) {
    if (!isFightOver(t.state)) return false
    const side = strongerSide(t.state)
    t.tell('all', 'SOG 16.3.3', say('victory.out-of-reach', { side }))
    close(t, side, 'out-of-reach')
  } else if (one === undefined) {
    t.tell('all', 'SOG 1.1.5', say('victory.all-lost'))
    close(t, null, 'all-lost')
  } else {
    t.tell('all', 'SOG 16.2.2', say('victory.last-afloat', { side: one }))
    close(t, one, 'last-afloat')
  }
  return true
}

/** SOG 16.4.2; SOG 16.4.5: played twice, until no fleeing ship is in play. */
function decideBreakThrough(t: SogTable, runners: Side): boolean {
  const side = breakThroughWinner(t.state, runners)
  if (side === undefined || (t.state.options.twice && afloatOf(t.state, runners).length > 0)) return false
  const how = side === runners ? 'broken-through' : 'stopped'
  t.tell('all', 'SOG 16.4.2', say('victory.break-through', { side, how }))
  close(t, side, how)
  return true
}

function decideByPoints(t: SogTable, clause: 'SOG 16.5.4' | 'SOG 16.6.3'): boolean {
  const points = scoreOf(t.state) ?? { british: 0, french: 0 }
  const side = higher(points.british, points.french)
  t.tell('all', clause, say('victory.points', { side, ...points }))
  close(t, side, 'points')
  return true
}

/** SOG 16.7.2 */
function decideUnscathed(t: SogTable, by: Side): boolean {
  const won = isUnscathed(t.state, by)
  t.tell('all', 'SOG 16.7.2', say('victory.unscathed', { side: by, won }))
  close(t, won ? by : enemyOf(by), won ? 'unscathed' : 'mauled')
  return true
}

/** SOG 1.1.6: after the last turn of a table's limit points decide where there are any, else the value of ships in play. */
export function decideByLimit(t: SogTable): void {
  if (t.state.number < t.state.options.turnLimit) return
  const { victory } = scenarioNow(t.state)
  if (victory.kind === 'unscathed') {
    decideUnscathed(t, victory.by)
    return
  }
  const points = scoreOf(t.state) ?? {
    british: worthOf(t.state, 'british'),
    french: worthOf(t.state, 'french'),
  }
  const side = higher(points.british, points.french)
  const told = t.state.options.twice ? say('victory.last-turn') : say('victory.turn-limit', { side })
  t.tell('all', 'SOG 1.1.6', told)
  close(t, side, 'turn-limit')
}

function worthOf(state: State, side: Side): number {
  return afloatOf(state, side).reduce((sum, { id }) => sum + VALUES[classOf(id).rate], 0)
}
