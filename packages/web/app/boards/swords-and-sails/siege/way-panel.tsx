import './siege.css'
import {
  healthOf,
  isLandId,
  nameOf,
  ownPower,
  type SwordsAndSails,
  siegeDice,
  stocksOf,
} from '@windward/swords-and-sails/board'
import type { PanelProps } from '../../../table/contract.ts'
import { GenericPanel } from '../../../table/generic-panel.tsx'
import { rollText } from '../siege/roll-text.ts'

/** SNS 8.1: how to besiege, with what it will roll and what the besiegers can bear. */
export function SiegeWayPanel({ question, draft, table }: PanelProps<SwordsAndSails>) {
  const { brief, seat } = question
  const view = table.position.value?.view ?? question.view
  const land = typeof brief === 'object' && brief !== null && 'land' in brief ? brief.land : undefined
  const place = typeof land === 'string' && isLandId(land) ? land : undefined
  const besiegers = ownPower(view, seat).armies.filter(({ at }) => at === place)
  return (
    <div>
      {place !== undefined && (
        <dl class="siege-facts">
          <div>
            <dt>{nameOf(place)} rolls</dt>
            <dd>{rollText(siegeDice(view, place, seat))}</dd>
          </div>
          <div>
            <dt>Your armies there can bear</dt>
            <dd>{healthOf(stocksOf(besiegers))} points</dd>
          </div>
        </dl>
      )}
      <GenericPanel question={question} draft={draft} table={table} />
    </div>
  )
}
