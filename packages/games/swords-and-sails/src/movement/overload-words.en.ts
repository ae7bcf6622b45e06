import type { Catalogue } from '@windward/table'
import type { FigureId } from '../battle/figure.ts'
import { figure, headed, piece } from '../naming.en.ts'
import type { PieceKey } from '../pieces.ts'

const units = (count: number): string => (count === 1 ? 'one unit' : `${count} units`)

export const overloadWords = {
  'overload.standing': () => 'More units than places aboard: disbanded in this order',
  'overload.title': (f: { excess: number }) =>
    f.excess === 0
      ? 'Your fleets have lost ships, and there is still room aboard for all'
      : `Your fleets have lost ships, and there is no room aboard for ${units(f.excess)}: disband which?`,
  'overload.nobody': () => 'All go aboard',
  'overload.one': (f: { piece: PieceKey; kind: FigureId }) =>
    `${headed(figure(f.kind))} of ${piece(f.piece)}`,
  'overload.cheapest': () => 'The cheapest',
  'overload.choose': () => 'Choose',
  'overload.not-there': () => 'You can disband only units that are about to board.',
  'overload.count': (f: { excess: number }) =>
    f.excess === 0
      ? 'There is room for all: nobody is disbanded.'
      : `Exactly ${units(f.excess)} must go, so many and from such armies that all the rest have room.`,
  'overload.gone': (f: { piece: PieceKey; count: number }) =>
    `${headed(units(f.count))} of ${piece(f.piece)} ${f.count === 1 ? 'is' : 'are'} disbanded at boarding.`,
} satisfies Catalogue
