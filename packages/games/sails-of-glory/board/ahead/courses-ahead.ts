import type { TableModel } from '@windward/kit/contract.ts'
import { type Care, Reckoning } from '@windward/kit/foresight/reckoning.ts'
import type { CardId, CourseAhead, SailsOfGlory, ShipId } from '@windward/sails-of-glory/facts'
import type { Wondered } from './wondered.ts'

const open = (care: Care) =>
  new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: care })
const isExact = () => false
const idOf = ({ at, ship, cards }: Wondered) => [at, ship, ...cards].join(' ')

const tables = new WeakMap<TableModel<SailsOfGlory>, Reckoning<Wondered, readonly CourseAhead[]>>()

/** Where each card leads, as soon as that is reckoned: only where paths may be shown before they are sailed (SOG 1.2.4). */
export function coursesSeen(
  table: TableModel<SailsOfGlory>,
  ship: ShipId,
  cards: readonly CardId[],
): readonly CourseAhead[] {
  const position = table.position.value
  if (position === undefined || !position.view.options.trainingAids) return []
  const reckoning = tables.get(table) ?? new Reckoning(open, isExact, idOf)
  tables.set(table, reckoning)
  return reckoning.see({ at: position.sequence, view: position.view, ship, cards }).value ?? []
}
