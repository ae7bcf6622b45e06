import type { SailsOfWar } from '@windward/sails-of-war/board'
import type { PanelProps } from '../../table/contract.ts'
import { GenericPanel } from '../../table/generic-panel.tsx'
import { OwnStock } from './own-stock.tsx'

/** Whatever is paid for out of the stock, with the stock in sight. */
export function PayingPanel({ question, draft, table }: PanelProps<SailsOfWar>) {
  return (
    <div>
      <OwnStock table={table} />
      <GenericPanel question={question} draft={draft} table={table} />
    </div>
  )
}
