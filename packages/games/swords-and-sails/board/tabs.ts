import type { BoardTab } from '@windward/kit/contract.ts'
import { later } from '@windward/kit/later.tsx'
import type { SwordsAndSails } from '@windward/swords-and-sails/facts'
import { isFaction } from './factions/faction.ts'
import { words } from './words.en.ts'

const HandTab = later(async () => (await import('./cards/hand-tab.tsx')).HandTab)
const ControlSheet = later(async () => (await import('./sheet/control-sheet.tsx')).ControlSheet)
const Atlas = later(async () => (await import('./atlas/atlas.tsx')).Atlas)

export const tabs: readonly BoardTab<SwordsAndSails>[] = [
  {
    id: 'cards',
    name: words.tabs.cards,
    count: (view, seat) => (isFaction(seat) ? view.powers[seat]?.cards : undefined),
    Component: HandTab,
  },
  { id: 'sheet', name: words.tabs.sheet, Component: ControlSheet },
  { id: 'atlas', name: words.tabs.atlas, Component: Atlas },
]
