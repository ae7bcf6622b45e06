import type { Catalogue } from '@windward/table'
import type { FactionId } from '../../data/factions/factions.ts'
import type { UnitId } from '../../data/units.ts'
import { casualtyPoints, Does, figure, figures, headed, piece } from '../../naming.en.ts'
import type { PieceKey } from '../../pieces.ts'
import type { FigureId } from '../figure.ts'
import type { Loss } from './losses.ts'

export const lossesWords = {
  'battle.losses.title': (f: { points: number }) => `Take losses worth at least ${casualtyPoints(f.points)}`,
  'battle.losses.standing': () => 'Losses: taken in this order',
  'battle.losses.title-advised': (f: { points: number; advice: UnitId[][] }) =>
    `Take losses worth at least ${casualtyPoints(f.points)}. What costs you least gold for each point: ${f.advice
      .map((units) => units.map(figure).join(' or '))
      .join(', then ')}.`,
  'battle.losses.cheapest': () => 'What costs least gold',
  'battle.losses.choose': () => 'Choose one by one',
  'battle.losses.one': (f: { piece: PieceKey; kind: FigureId }) =>
    `${headed(figure(f.kind))} of ${piece(f.piece)}`,
  'battle.losses.not-there': () => 'You can give up only what stands in the pieces concerned.',
  'battle.losses.too-few': (f: { points: number }) =>
    `These losses are worth less than ${casualtyPoints(f.points)}, and every point must be taken.`,
  'battle.losses.too-many': (f: { points: number }) =>
    `One of these could be kept, and the rest would still be worth ${casualtyPoints(f.points)}.`,
  'battle.losses.taken': (f: { faction: FactionId; losses: Loss[] }) =>
    `${Does(f.faction, 'loses', 'lose')} ${figures(f.losses)}.`,
} satisfies Catalogue
