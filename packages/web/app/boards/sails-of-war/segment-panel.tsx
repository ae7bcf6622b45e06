import { type SailsOfWar, zoneName } from '@windward/sails-of-war/board'
import type { PanelProps } from '../../table/contract.ts'
import { GenericPanel } from '../../table/generic-panel.tsx'
import { litPlaces } from './fork.ts'
import { OwnStock } from './own-stock.tsx'
import { zoneOf } from './places.ts'

/** Deeds as often as one likes: what can be done at the place that was pressed comes first, then all there is. */
export function SegmentPanel({ question, draft, table }: PanelProps<SailsOfWar>) {
  const view = table.position.value?.view
  const chosen = table.selection.value
  const zone = view === undefined || chosen === undefined ? undefined : zoneOf(view, chosen)
  const here =
    view === undefined || zone === undefined
      ? []
      : litPlaces(question, view, draft.work.value).filter((lit) => lit.zone === zone)
  return (
    <div>
      <OwnStock table={table} />
      {here.length > 0 && zone !== undefined && (
        <fieldset class="sow-here">
          <legend>At {zoneName(zone)}</legend>
          {here.map(({ path, branch }) => (
            <button key={path.join(' ')} type="button" class="branch" onClick={() => draft.set({ path })}>
              {branch.label === undefined ? branch.key : table.text(branch.label)}
            </button>
          ))}
        </fieldset>
      )}
      <GenericPanel question={question} draft={draft} table={table} />
    </div>
  )
}
