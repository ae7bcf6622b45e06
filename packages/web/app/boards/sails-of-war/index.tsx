import './look.css'
import { isSpring, type SailsOfWar, type View } from '@windward/sails-of-war/board'
import type { BoardModule } from '../../table/contract.ts'
import { BattlePanel } from './battle-panel.tsx'
import { BidPanel } from './bid-panel.tsx'
import { Board } from './board.tsx'
import { Emblem } from './emblem.tsx'
import { LayPanel } from './lay-panel.tsx'
import { PayingPanel } from './paying-panel.tsx'
import { placeOf } from './place-of.ts'
import { cardsInHand, HandTab, StocksTab } from './players-tab.tsx'
import { RealmsTab } from './realms-tab.tsx'
import { result, seatFace } from './seat-face.ts'
import { SegmentPanel } from './segment-panel.tsx'
import { TurnPanel } from './turn-panel.tsx'

const PHASES = [
  { id: 'council', name: 'Council' },
  { id: 'harvest', name: 'Harvest' },
  { id: 'recruitment', name: 'Recruitment' },
  { id: 'guild', name: 'Guild' },
  { id: 'turns', name: 'Individual Turns' },
  { id: 'supply', name: 'Supply' },
]

/** What Sails of War brings to the table in the browser. */
export const board: BoardModule<SailsOfWar> = {
  phases: ({ phase }: View) => (phase === 'laying' ? [{ id: 'laying', name: 'Laying the board' }] : PHASES),
  present: ({ phase }) => phase,
  turnName: (view) =>
    view.round === 0
      ? 'Before the first round'
      : `Round ${view.round}, ${isSpring(view) ? 'Spring' : 'Fall'}`,
  seat: seatFace,
  Board,
  Emblem,
  panels: {
    lay: LayPanel,
    'turn-realm': TurnPanel,
    bid: BidPanel,
    council: SegmentPanel,
    recruit: SegmentPanel,
    move: SegmentPanel,
    losses: BattlePanel,
    supply: PayingPanel,
  },
  tabs: [
    { id: 'realms', name: 'Realms', Component: RealmsTab },
    { id: 'stocks', name: 'Stocks', Component: StocksTab },
    { id: 'hand', name: 'Hand', count: cardsInHand, Component: HandTab },
  ],
  placeOf,
  result,
}
