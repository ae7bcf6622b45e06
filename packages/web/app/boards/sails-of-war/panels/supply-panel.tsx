import {
  dueFor,
  keepOf,
  openPlayer,
  REALM_NAMES,
  type SailsOfWar,
  UNIT_NAMES,
} from '@windward/sails-of-war/board'
import type { PanelProps } from '../../../table/contract.ts'
import { walk } from '../../../table/options-walk.ts'
import { pathIn } from '../fork.ts'
import { OwnStock } from './own-stock.tsx'
import { WalkPanel } from './walk-panel.tsx'

/** SOW 14: what is asked for, what there is, and what would leave unpaid. */
export function SupplyPanel({ question, draft, table }: PanelProps<SailsOfWar>) {
  const { view, seat } = question
  const keep = keepOf(view, seat)
  const due = dueFor(view, seat, keep)
  const { at } = walk(question.options(), pathIn(draft.work.value))
  const answer = at.kind === 'leaf' ? at.answer : undefined
  const iron = numberIn(answer, 'iron')
  const lost = lostIn(answer)
  const { stock } = openPlayer(view, seat)
  const meets = stock !== null && stock.grain >= due.grain && stock.wood + stock.iron >= due.iron + due.either
  return (
    <div class="walk">
      <table class="sow-dues">
        <caption class="unseen">What supply asks</caption>
        <tbody>
          <tr>
            <th scope="row">
              {counted(
                keep.units.reduce((sum, { count }) => sum + count, 0),
                'army unit',
              )}
            </th>
            <td>
              {due.grain} Grain{due.iron > 0 && `, ${due.iron} Iron`}
            </td>
          </tr>
          <tr>
            <th scope="row">
              {[
                counted(keep.buildings.length, 'Town or City', 'Towns and Cities'),
                counted(keep.ports.length, 'Port'),
                counted(keep.ships.length, 'ship'),
              ]
                .filter((part) => !part.startsWith('0 '))
                .join(', ') || 'Nothing built'}
            </th>
            <td>{due.either} Wood or Iron</td>
          </tr>
        </tbody>
      </table>
      <OwnStock
        table={table}
        {...(answer !== undefined && lost.length === 0
          ? { paid: { grain: due.grain, iron: due.iron + iron, wood: due.either - iron } }
          : {})}
      />
      {!meets && answer === undefined && (
        <p class="warning">There is not enough for all. What comes last may go unpaid and be lost.</p>
      )}
      {lost.length > 0 && <p class="warning">This would be lost: {lost.join(', ')}.</p>}
      <WalkPanel question={question} draft={draft} table={table} sealing={() => 'Pay'} />
    </div>
  )
}

const counted = (count: number, one: string, several = `${one}s`): string =>
  `${count} ${count === 1 ? one : several}`

function numberIn(answer: unknown, name: string): number {
  const found = typeof answer === 'object' && answer !== null ? Reflect.get(answer, name) : 0
  return typeof found === 'number' ? found : 0
}

/** What goes unpaid, in words. */
function lostIn(answer: unknown): string[] {
  const unpaid = typeof answer === 'object' && answer !== null ? Reflect.get(answer, 'unpaid') : undefined
  if (!isUnpaid(unpaid)) return []
  return [
    ...unpaid.units.map(({ unit, count }) => `${count} ${UNIT_NAMES[unit][count === 1 ? 0 : 1]}`),
    ...unpaid.buildings.map((realm) => `what is built in ${REALM_NAMES[realm]}`),
    ...unpaid.ports.map(({ realm }) => `a Port in ${REALM_NAMES[realm]}`),
    ...(unpaid.ships.length > 0 ? [counted(unpaid.ships.length, 'ship')] : []),
  ]
}

function isUnpaid(found: unknown): found is ReturnType<typeof keepOf> {
  return typeof found === 'object' && found !== null && 'units' in found && 'buildings' in found
}
