import { type Catalogue, speaker } from '@windward/table'
import { isMercenary } from '../cards.ts'
import type { AreaId } from '../data/area-ids.ts'
import type { MercenaryId } from '../data/cards/expansion-cards.ts'
import type { FactionId } from '../data/factions/factions.ts'
import { names } from '../data/names.en.ts'
import { SHIP_IDS } from '../data/ships.ts'
import { UNIT_IDS, type UnitId } from '../data/units.ts'
import { area, counted, Does, figure, figures, piece } from '../naming.en.ts'
import type { PieceKey } from '../pieces.ts'
import { cityWords } from './city-words.en.ts'
import type { FreeUnitCard, Kind } from './free-units.ts'

const KINDS: readonly Kind[] = [...UNIT_IDS, ...SHIP_IDS]

const card = (id: FreeUnitCard | MercenaryId): string =>
  isMercenary(id) ? names.mercenaries[id].name : names.cards[id].name

export const buildWords = {
  ...cityWords,
  'build.units.title': (f: { gold: number }) => `Build units: you have ${f.gold} gold`,
  'build.option.done': () => 'That is all',
  'build.option.buy': () => 'Buy units for a piece',
  'build.option.piece': (f: { piece: PieceKey }) => `for ${piece(f.piece)}`,
  'build.option.kind': (f: { kind: Kind }) => figure(f.kind),
  'build.option.number': (f: { kind: Kind }) => `how many ${figure(f.kind)}`,
  'build.option.raise': (f: { kind: 'army' | 'fleet'; price: number }) =>
    `Raise a new ${f.kind} for ${f.price} gold`,
  'build.option.at': (f: { at: AreaId }) => `in ${area(f.at)}`,
  'build.option.card': (f: { card: FreeUnitCard | MercenaryId }) => `Play ${card(f.card)}`,
  'build.option.gift': (f: { number: number; kind: Kind; piece: PieceKey }) =>
    `${counted(f.kind, f.number)} for ${piece(f.piece)}`,
  'build.option.hire': (f: { piece: PieceKey; fee: number }) => `into ${piece(f.piece)} for ${f.fee} gold`,

  'build.no-more': (f: { kind: 'army' | 'fleet' }) =>
    f.kind === 'army'
      ? 'You have five armies, and nobody has more.'
      : 'You have five fleets, and nobody has more.',
  'build.number-taken': (f: { piece: PieceKey }) =>
    `You have ${piece(f.piece)} already; a new one needs a number that is not in use.`,
  'build.not-there': (f: { piece: PieceKey; at: AreaId }) =>
    `${piece(f.piece)} cannot be raised in ${area(f.at)}: an army needs land of yours, a fleet a port of yours or a zone beside one.`,
  'build.empty': (f: { piece: PieceKey }) =>
    `${piece(f.piece)} needs a unit at least, since no piece stands empty.`,
  'build.no-such-piece': (f: { piece: PieceKey }) =>
    `You have no ${piece(f.piece)} that could receive anything.`,
  'build.aboard': (f: { piece: PieceKey }) => `${piece(f.piece)} is at sea and cannot receive units.`,
  'build.not-own-land': (f: { piece: PieceKey; at: AreaId }) =>
    `${piece(f.piece)} stands in ${area(f.at)}, which is not wholly yours, and receives nothing there.`,
  'build.no-own-port': (f: { piece: PieceKey; at: AreaId }) =>
    `${piece(f.piece)} is in ${area(f.at)}, neither in a port of yours nor in a zone beside one.`,
  'build.peasants': (f: { piece: PieceKey }) =>
    `${piece(f.piece)} would have too many peasants for its size.`,
  'build.poor': (f: { price: number; gold: number }) =>
    `That costs ${f.price} gold in all, and you have ${f.gold}.`,
  'build.no-cards-yet': () => 'No card is played in the learning turn.',
  'build.card-not-held': (f: { card: FreeUnitCard | MercenaryId }) =>
    `You do not hold ${card(f.card)}, or not that often.`,
  'build.gift-kinds': (f: { card: FreeUnitCard }) => `${card(f.card)} does not give that, or not together.`,
  'build.gift-many': (f: { card: FreeUnitCard }) => `${card(f.card)} does not give so many.`,
  'build.wrong-piece': (f: { card: MercenaryId }) =>
    `${card(f.card)} cannot join that: soldiers go into an army, ships into a fleet.`,
  'build.joining': (f: { unit: UnitId; most: number }) =>
    `No more than ${counted(f.unit, f.most)} join you for nothing.`,
  'build.warn.gift': (f: { card: FreeUnitCard }) => `${card(f.card)} would give you more.`,
  'build.warn.joining': () => 'More units would join you for nothing.',

  'build.raised': (f: { faction: FactionId; piece: PieceKey; at: AreaId }) =>
    `${Does(f.faction, 'raises', 'raise')} ${piece(f.piece)} in ${area(f.at)}.`,
  'build.played': (f: { faction: FactionId; card: FreeUnitCard }) =>
    `${Does(f.faction, 'plays', 'play')} ${card(f.card)}.`,
  'build.hired': (f: { faction: FactionId; card: MercenaryId }) =>
    `${Does(f.faction, 'hires', 'hire')} the ${card(f.card)}.`,
  'build.received': (f: { piece: PieceKey; figures: Readonly<Partial<Record<Kind, number>>> }) =>
    `${piece(f.piece)} receives ${figures(KINDS.map((kind) => ({ kind, count: f.figures[kind] ?? 0 })).filter(({ count }) => count > 0))}.`,
  'build.joins': (f: { piece: PieceKey; card: MercenaryId }) => `The ${card(f.card)} join ${piece(f.piece)}.`,
  'build.paid': (f: { gold: number }) => `You pay ${f.gold} gold for it.`,
} satisfies Catalogue

export const say = speaker<typeof buildWords>()
