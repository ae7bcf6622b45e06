import type { BoardTab } from '@windward/kit/contract.ts'
import { later } from '@windward/kit/later.tsx'
import { handSize, openPlayer, type SailsOfWar } from '@windward/sails-of-war/facts'
import { words } from './words.en.ts'

const RealmsTab = later(async () => (await import('./realms-tab.tsx')).RealmsTab)
const StocksTab = later(async () => (await import('./stocks-tab.tsx')).StocksTab)
const HandTab = later(async () => (await import('./hand-tab.tsx')).HandTab)

/** Papers beside the board; each is fetched when it is first opened. */
export const tabs: readonly BoardTab<SailsOfWar>[] = [
  { id: 'realms', name: words.tabs.realms, Component: RealmsTab },
  { id: 'stocks', name: words.tabs.stocks, Component: StocksTab },
  {
    id: 'hand',
    name: words.tabs.hand,
    count: (view, seat) => {
      const race = view.seats.find((each) => each === seat)
      return race === undefined ? undefined : handSize(openPlayer(view, race))
    },
    Component: HandTab,
  },
]
