import { actionPhase } from './actions/action-phase.ts'
import { finishWork } from './actions/finish-work.ts'
import { burnBatteries } from './batteries/hit-works.ts'
import { boardingAttack } from './boarding/boarding-attack.ts'
import { settleGrapples } from './boarding/grappling.ts'
import { combat } from './combat/combat.ts'
import { burnAndLeak } from './damage/burn-and-leak.ts'
import { reaches } from './data/levels.ts'
import type { ShipId } from './data/ships.ts'
import { settleEntanglement } from './entanglement/entanglement.ts'
import { letTheMenDrink } from './grog/grog.ts'
import { inPlay } from './gunners/gunner.ts'
import { movement } from './movement/movement.ts'
import { planOrders } from './planning/planning.ts'
import { reloading } from './reloading/reloading.ts'
import type { SogFlow, SogTable } from './state.ts'
import { secondBattle } from './victory/second-battle.ts'
import { landSupplies } from './victory/supplies.ts'
import { decide, decideByLimit } from './victory/victory.ts'
import { changeWind } from './wind/wind.ts'

/** SOG 4.1, SOG 11.1.1, SOG 11.1.3: the phases of a turn, and the order of what comes before planning. The Action phase has something to do in the Advanced rules only. */
export function* turn(t: SogTable): SogFlow {
  yield* phases(t)
  yield* secondBattle(t)
}

function* phases(t: SogTable): SogFlow {
  t.state.number = t.turn - t.state.turnsBefore
  t.state.phase = 'planning'
  muster(t)
  burnAndLeak(t)
  burnBatteries(t)
  if (decide(t)) return
  changeWind(t)
  settleEntanglement(t) // SOG 12.13.3: before boarding.
  const advanced = reaches(t.state.options.level, 'advanced')
  if (!advanced) yield* settleGrapples(t, () => true)
  yield* letTheMenDrink(t)
  const planned = yield* planOrders(t)
  const acting = yield* actionPhase(t, planned)
  const prepared = (ship: ShipId) => !advanced || acting(ship, 'boarding')
  if (advanced) yield* settleGrapples(t, prepared)
  movement(t)
  if (decide(t)) return
  yield* combat(t, acting)
  yield* boardingAttack(t, prepared)
  if (decide(t)) return
  yield* reloading(t, acting)
  finishWork(t, acting)
  landSupplies(t)
  decideByLimit(t)
}

/** SOG 7.1.5: what firepower and musketry are read by in this turn. */
function muster({ state }: SogTable): void {
  for (const ship of state.ships) ship.dousing = false
  for (const gunner of inPlay(state)) {
    gunner.mustered = { hull: gunner.hull.length, crew: gunner.crew.length }
  }
}
