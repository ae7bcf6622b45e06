import type { SwordsAndSails } from '@windward/swords-and-sails/board'
import type { BoardTab } from '../../table/contract.ts'
import { Atlas } from './atlas/atlas.tsx'
import { HandTab } from './cards/hand-tab.tsx'
import { isFaction } from './factions/faction.ts'
import { ControlSheet } from './sheet/control-sheet.tsx'

export const tabs: readonly BoardTab<SwordsAndSails>[] = [
  {
    id: 'cards',
    name: 'Cards',
    count: (view, seat) => (isFaction(seat) ? view.powers[seat]?.cards : undefined),
    Component: HandTab,
  },
  { id: 'sheet', name: 'Sheet', Component: ControlSheet },
  { id: 'atlas', name: 'Atlas', Component: Atlas },
]
