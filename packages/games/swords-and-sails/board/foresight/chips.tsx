import './foresight.css'
import type { TableModel } from '@windward/kit/contract.ts'
import { type AreaId, placesOf, type SwordsAndSails, type Wondered } from '@windward/swords-and-sails/facts'
import type { Desk } from '../orders/desk.ts'
import { lookAt } from '../orders/preview.ts'
import { seerAt } from './seer.ts'
import { wonderedAt } from './wonder.ts'
import { words } from './words.en.ts'

type Table = TableModel<SwordsAndSails>

/** How likely each place within reach is taken, on the map. */
export function Chips({ table, desk }: { readonly table: Table; readonly desk: Desk }) {
  const { piece, reach, sealed } = desk
  if (piece === undefined || sealed) return null
  return (
    <g class="chips">
      {[...reach.keys()].map((area) => {
        const wondered = wonderedAt(desk, piece, area)
        return wondered?.about === 'hold' || wondered === undefined ? null : (
          <Chip key={area} table={table} area={area} wondered={wondered} />
        )
      })}
    </g>
  )
}

interface ChipProps {
  readonly table: Table
  readonly area: AreaId
  readonly wondered: Wondered
}

function Chip({ table, area, wondered }: ChipProps) {
  const ahead = seerAt(table).see(wondered, 'quick').value
  const isLooked = lookAt(table).at.value === area
  if (ahead === undefined || (ahead.about !== 'attack' && ahead.about !== 'sea')) return null
  const text = words.chance(ahead.about === 'attack' ? ahead.taken : [ahead.odds[0].win, ahead.odds[1].win])
  const [x, y] = placesOf(area).label.at
  const wide = text.length * LETTER + 8
  return (
    <g class={isLooked ? 'chance-chip looked' : 'chance-chip'} transform={`translate(${x} ${y - ABOVE})`}>
      <rect x={-wide / 2} y="-7" width={wide} height="14" rx="7" />
      <text y="3">{text}</text>
    </g>
  )
}

const LETTER = 4.6
const ABOVE = 17
