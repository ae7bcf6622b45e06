import type { PanelProps } from '@windward/kit/contract.ts'
import { walk } from '@windward/kit/panel/options-walk.ts'
import {
  dueFor,
  keepOf,
  type RaceId,
  REALM_NAMES,
  type SailsOfWar,
  UNIT_IDS,
  UNIT_NAMES,
  type View,
} from '@windward/sails-of-war/facts'
import type { Branch } from '@windward/table'
import { pathIn } from '../fork.ts'
import { isSame } from './is-same.ts'
import { OwnStock } from './own-stock.tsx'
import { WalkPanel } from './walk-panel.tsx'

/** SOW 14: what there is, what would leave unpaid, and what it is asked for. */
export function SupplyPanel({ question, draft, table }: PanelProps<SailsOfWar>) {
  const { view, seat } = question
  const due = dueFor(view, seat, keepOf(view, seat))
  const options = question.options()
  const { at } = walk(options, pathIn(draft.work.value))
  const answer = at.kind === 'leaf' ? at.answer : undefined
  const iron = numberIn(answer, 'iron')
  const lost = lostIn(answer)
  const ways = options.kind === 'choice' ? options.branches : []
  return (
    <div class="walk">
      <OwnStock
        only="goods"
        table={table}
        {...(answer !== undefined && lost.length === 0
          ? { paid: { grain: due.grain, iron: due.iron + iron, wood: due.either - iron } }
          : {})}
      />
      {ways.length > 0 && answer === undefined && <p class="warning">There is not enough for all.</p>}
      {lost.length > 0 && <p class="warning">This would be lost: {lost.join(', ')}.</p>}
      <WalkPanel
        question={question}
        draft={draft}
        table={table}
        sealing={() => 'Pay'}
        hidden={(branch) => isAnother(branch, ways)}
        note={(branch) => noteOn(branch)}
      />
      <Dues view={view} seat={seat} />
    </div>
  )
}

/** Whatever is supplied first, the same may be lost: it is shown once. */
function isAnother(branch: Branch<unknown>, ways: readonly Branch<unknown>[]): boolean {
  const first = ways.find((each) => isSame(answerOf(each), answerOf(branch)))
  return first !== undefined && first.key !== branch.key
}

function answerOf(branch: Branch<unknown>): unknown {
  const to = branch.leads()
  return to.kind === 'leaf' ? to.answer : undefined
}

function noteOn(branch: Branch<unknown>): string | undefined {
  const lost = lostIn(answerOf(branch))
  return lost.length === 0 ? undefined : `Lost: ${lost.join(', ')}`
}

interface DuesProps {
  readonly view: View
  readonly seat: RaceId
}

/** For what supply asks how much. */
function Dues({ view, seat }: DuesProps) {
  const keep = keepOf(view, seat)
  const due = dueFor(view, seat, keep)
  const built = [
    counted(keep.buildings.length, 'Town or City', 'Towns and Cities'),
    counted(keep.ports.length, 'Port'),
    counted(keep.ships.length, 'ship'),
  ].filter((part) => !part.startsWith('0 '))
  const units = keep.units.reduce((sum, { count }) => sum + count, 0)
  return (
    <table class="sow-dues">
      <caption class="unseen">What supply asks</caption>
      <tbody>
        <tr>
          <th scope="row">{counted(units, 'army unit')}</th>
          <td>
            {due.grain} Grain{due.iron > 0 && `, ${due.iron} Iron`}
          </td>
        </tr>
        {built.length > 0 && (
          <tr>
            <th scope="row">{built.join(', ')}</th>
            <td>{due.either} Wood or Iron</td>
          </tr>
        )}
      </tbody>
    </table>
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
    ...UNIT_IDS.flatMap((unit) => {
      const own = unpaid.units.filter((each) => each.unit === unit)
      const count = own.reduce((sum, each) => sum + each.count, 0)
      return count === 0 ? [] : [counted(count, ...UNIT_NAMES[unit])]
    }),
    ...unpaid.buildings.map((realm) => `what is built in ${REALM_NAMES[realm]}`),
    ...unpaid.ports.map(({ realm }) => `a Port in ${REALM_NAMES[realm]}`),
    ...(unpaid.ships.length > 0 ? [counted(unpaid.ships.length, 'ship')] : []),
  ]
}

function isUnpaid(found: unknown): found is ReturnType<typeof keepOf> {
  return typeof found === 'object' && found !== null && 'units' in found && 'buildings' in found
}
