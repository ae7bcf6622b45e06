import type { TableModel } from '@windward/kit/contract.ts'
import type { SailsOfWar, View } from '@windward/sails-of-war/facts'
import { litNow } from '../pressing.ts'
import { battleTold } from '../told/battle-told.ts'

/** SOW 8: what is asked of the two sides of a battle. */
const IN_BATTLE = ['join-battle', 'battle-cards', 'reroll', 'pick-units', 'losses', 'horn-of-war']

/** Whether a battle is told of or asked about, and nothing on the map: then it is seen from the ground. */
export function battleSeen(table: TableModel<SailsOfWar>, view: View): boolean {
  if (view.battle === null) return false
  const told = table.telling.value
  if (told !== undefined) return battleTold(told.line, table.host.lines.value) !== undefined
  const question = table.question.value
  return question !== undefined && IN_BATTLE.includes(question.kind) && litNow(table, view).length === 0
}
