import {
  type AreaId,
  type FactionId,
  faction,
  listed,
  nameOf,
  type Order,
  type PieceKey,
  piece,
  pieceOf,
} from '@windward/swords-and-sails/facts'
import { words as orders } from '../orders/words.en.ts'
import { words as board } from '../words.en.ts'

/** What is said of lands, seas and pieces, to those who see the map and to those who do not. */
export const words = {
  owner: {
    closed: 'closed in this match',
    neutral: 'neutral',
    yours: 'yours',
    other: (owner: FactionId, allied: boolean) =>
      `held by ${faction(owner)}${allied ? ', your team-mate' : ''}`,
  },
  port: 'port',
  noCities: 'no cities',
  pillaged: 'pillaged',
  /** `Army I of France`, and one's own without the name. */
  piece: (key: PieceKey, isOwn: boolean, isAboard: boolean) =>
    `${isOwn ? `your ${piece(key)}` : pieceOf(key)}${isAboard ? ' aboard' : ''}`,
  sea: 'sea zone',
  offBoard: (id: AreaId) => `${nameOf(id)}, not on the board of this match.`,
  /** An area in one sentence, and what lies beside it in another. */
  whole: (parts: readonly string[], neighbours: readonly AreaId[]) =>
    `${parts.join(', ')}. Neighbours: ${listed(neighbours.map(nameOf))}.`,
  card: {
    close: 'Close',
    sea: 'Sea zone',
    pieces: 'Pieces here',
    siege: 'Siege',
    yields: 'Yields in spring',
    gold: (gold: number) => `${gold} gold`,
    worth: 'Worth',
    points: (points: number) => `${points} ${points === 1 ? 'point' : 'points'}`,
    pillaged: 'Pillaged',
    yieldsNothing: 'yields nothing yet',
    /** Over what one knows of a piece that has been hidden since. */
    known: (seasons: number) => `As it was when you saw it, ${board.seen(seasons)}:`,
  },
  traveller: {
    kind: 'map',
    label:
      'Map. Arrow keys go from area to area, Enter chooses, P goes through the pieces there, plus and minus zoom.',
    noPieces: 'No pieces here.',
    pieceChosen: (key: PieceKey) => `${piece(key)} chosen.`,
    edge: 'Nothing borders there.',
    areaChosen: (about: string) => `${about} Chosen.`,
    ordered: (key: PieceKey, order: Order) =>
      `${piece(key)} ${orders.goal(order)}, ${orders.stance(order.meets)}.`,
  },
}
