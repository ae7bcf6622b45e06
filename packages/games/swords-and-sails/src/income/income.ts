import { diplomatMoment } from '../diplomacy/diplomat.ts'
import { fortune } from '../expansion/fortune.ts'
import type { SnsFlow, SnsTable } from '../state.ts'
import { payMaintenance } from './maintenance.ts'
import { payMercenaries } from './mercenary-fees.ts'
import { freshSeason, payIncomes } from './pay-incomes.ts'

/** Phase 1 (SNS 2.2.1): fortune, cards, income, the sea's, and then what is owed; in a learning turn as always (SNS 13.1.3). */
export function* collectIncome(t: SnsTable): SnsFlow {
  t.state.phase = 'income'
  yield* t.step('fresh season', () => freshSeason(t.state))
  yield* diplomatMoment(t)
  const luck = yield* t.step('fortune', () => fortune(t))
  yield* t.step('income', () => payIncomes(t, luck))
  yield* t.step('mercenaries', () => payMercenaries(t))
  yield* t.step('maintenance', () => payMaintenance(t))
}
