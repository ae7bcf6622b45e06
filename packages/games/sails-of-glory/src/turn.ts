import { phases, type Turn } from '@windward/table'
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
import { actingIn, inPlay, mayAct } from './gunners/gunner.ts'
import { movement } from './movement/movement.ts'
import { planOrders } from './planning/planning.ts'
import { reloading } from './reloading/reloading.ts'
import type { SailsOfGlory, SogFlow, SogTable, State } from './state.ts'
import { secondBattle } from './victory/second-battle.ts'
import { landSupplies } from './victory/supplies.ts'
import { decide, decideByLimit } from './victory/victory.ts'
import { changeWind } from './wind/wind.ts'

/** SOG 4.1, SOG 11.1.1: the phases of a turn. The Action phase has something to do in the Advanced rules only. */
const sequence = phases<SailsOfGlory>(
  {
    *planning(t) {
      const over = yield* t.step('before planning', () => beforePlanning(t))
      if (over) return
      if (!isAdvanced(t.state)) yield* t.step('grappling', () => settleGrapples(t, preparedIn(t.state)))
      yield* t.step('grog', () => letTheMenDrink(t))
      yield* t.step('orders', () => planOrders(t))
    },
    *actions(t) {
      if (!isAdvanced(t.state)) return
      yield* t.step('crews', () => actionPhase(t))
      yield* t.step('grappling', () => settleGrapples(t, preparedIn(t.state)))
    },
    movement(t) {
      movement(t)
      decide(t)
      return undefined
    },
    *combat(t) {
      yield* t.step('fire', () => combat(t, actingIn(t.state)))
      yield* t.step('boarding', () => boardingAttack(t, preparedIn(t.state)))
      yield* t.step('victory', () => decide(t))
    },
    *reloading(t) {
      yield* t.step('guns', () => reloading(t, actingIn(t.state)))
      yield* t.step('end of turn', () => endTurn(t))
    },
  },
  isOver,
)

export const turn: Turn<SailsOfGlory> = Object.assign(takeTurn, { phases: sequence.phases })

function* takeTurn(t: SogTable): SogFlow {
  yield* sequence(t)
  t.state.acting = undefined
  yield* secondBattle(t)
}

/** A battle that is decided ends the turn at once; after the first of two the table is laid anew (SOG 16.1.10). */
function isOver({ outcome, first, battle, phase }: State): boolean {
  return outcome !== null || (first !== null && battle === 1) || phase === 'setup'
}

/** SOG 11.1.3: the order of what comes before planning; says whether the battle is over. */
function beforePlanning(t: SogTable): boolean {
  t.state.number = t.turn - t.state.turnsBefore
  t.state.phase = 'planning'
  muster(t)
  burnAndLeak(t)
  burnBatteries(t)
  if (decide(t)) return true
  changeWind(t)
  settleEntanglement(t) // SOG 12.13.3: before boarding.
  return false
}

function endTurn(t: SogTable): void {
  finishWork(t, actingIn(t.state))
  landSupplies(t)
  decideByLimit(t)
}

/** SOG 12.13.1: who may board, and is prepared for boarders; in the Advanced rules whose crew has that action. */
function preparedIn(state: State): (ship: ShipId) => boolean {
  const acting = actingIn(state)
  return (ship) => mayAct(state, acting, ship, 'boarding')
}

function isAdvanced({ options }: State): boolean {
  return reaches(options.level, 'advanced')
}

/** SOG 7.1.5: what firepower and musketry are read by in this turn. */
function muster({ state }: SogTable): void {
  for (const ship of state.ships) ship.dousing = false
  for (const gunner of inPlay(state)) {
    gunner.mustered = { hull: gunner.hull.length, crew: gunner.crew.length }
  }
}
