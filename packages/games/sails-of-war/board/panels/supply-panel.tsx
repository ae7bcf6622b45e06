import './panels.css'
import type { PanelProps } from '@windward/kit/contract.ts'
import { OptionsPanel } from '@windward/kit/panel/options-panel.tsx'
import { pathIn, stagesOf } from '@windward/kit/panel/options-walk.ts'
import {
  dueFor,
  keepOf,
  paySupply,
  type RaceId,
  type SailsOfWar,
  type View,
} from '@windward/sails-of-war/facts'
import { asked, type Branch } from '@windward/table'
import { OwnStock } from './own-stock.tsx'
import { words } from './words.en.ts'

/** SOW 14: what there is, what would leave unpaid, and what it is asked for. */
export function SupplyPanel({ question, draft, table }: PanelProps<SailsOfWar>) {
  const { view, seat } = question
  const due = dueFor(view, seat, keepOf(view, seat))
  const options = asked(question, paySupply)?.options()
  const path = pathIn(draft.work.value)
  const iron = options?.kind === 'range' ? stagesOf(options, path).path[0] : undefined
  const ways = options?.kind === 'choice' ? options.branches : []
  return (
    <div class="walk">
      <OwnStock
        only="goods"
        table={table}
        {...(typeof iron === 'number'
          ? { paid: { grain: due.grain, iron: due.iron + iron, wood: due.either - iron } }
          : {})}
      />
      <OptionsPanel
        question={question}
        draft={draft}
        table={table}
        hides={(branch) => isAnother(branch, ways)}
      />
      <Dues view={view} seat={seat} />
    </div>
  )
}

/** Whatever is supplied first, the same may be lost: it is shown once. */
function isAnother({ key, note }: Branch<unknown>, ways: readonly Branch<unknown>[]): boolean {
  const lost = JSON.stringify(note)
  return ways.find((each) => JSON.stringify(each.note) === lost)?.key !== key
}

interface DuesProps {
  readonly view: View
  readonly seat: RaceId
}

/** For what supply asks how much. */
function Dues({ view, seat }: DuesProps) {
  const keep = keepOf(view, seat)
  const due = dueFor(view, seat, keep)
  const built = words.supply.built(keep.buildings.length, keep.ports.length, keep.ships.length)
  const units = keep.units.reduce((sum, { count }) => sum + count, 0)
  return (
    <table class="sow-dues">
      <caption class="unseen">{words.supply.caption}</caption>
      <tbody>
        <tr>
          <th scope="row">{words.supply.units(units)}</th>
          <td>{words.supply.forUnits(due.grain, due.iron)}</td>
        </tr>
        {built !== '' && (
          <tr>
            <th scope="row">{built}</th>
            <td>{words.supply.forBuilt(due.either)}</td>
          </tr>
        )}
      </tbody>
    </table>
  )
}
