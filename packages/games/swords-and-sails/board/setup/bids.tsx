import './setup.css'
import type { PanelProps } from '@windward/kit/contract.ts'
import { faction, headed, nameOf, type SwordsAndSails, type View } from '@windward/swords-and-sails/facts'
import { Emblem } from '../factions/emblem.tsx'
import { words } from './words.en.ts'

/** SNS 1.9: what everybody has put down lies open above the choices. */
export function BidsAbove({ question, table }: PanelProps<SwordsAndSails>) {
  const view = table.position.value?.view ?? question.view
  return view.bidding === null ? null : <Bids view={view} bidding={view.bidding} table={table} />
}

interface BidsProps extends Pick<PanelProps<SwordsAndSails>, 'table'> {
  readonly view: View
  readonly bidding: NonNullable<View['bidding']>
}

function Bids({ view, bidding, table }: BidsProps) {
  return (
    <details class="bids" open={bidding.bids.length > 0}>
      <summary>{words.bids.head}</summary>
      <ul aria-label={words.bids.bids}>
        {bidding.bids.map(({ land, by, markers }) => (
          <li key={`${land} ${by}`}>
            <button
              type="button"
              class="quiet"
              onClick={() => {
                table.highlight.value = [land]
              }}
            >
              {nameOf(land)}
            </button>
            <span>
              <Emblem of={by} size={16} /> {headed(faction(by))} <b>{markers}</b>
            </span>
          </li>
        ))}
      </ul>
      <p class="hint">
        {words.bids.inHand(view.seats.map((seat) => ({ of: seat, markers: bidding.markers[seat] ?? 0 })))}
      </p>
    </details>
  )
}
