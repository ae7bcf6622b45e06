import type { Catalogue } from '@windward/table'
import type { AreaId } from '../data/area-ids.ts'
import type { FactionId } from '../data/factions/factions.ts'
import { SHIP_IDS, type ShipId } from '../data/ships.ts'
import { UNIT_IDS, type UnitId } from '../data/units.ts'
import { area, faction, figures, listed, piece } from '../naming.en.ts'
import type { PieceKey } from '../pieces.ts'

const STANCES = {
  attack: 'Attack whom it meets',
  only: 'Attack one faction only',
  defend: 'Defend',
  support: 'Support a neighbouring area',
} as const

/** What the forks of the order sheet are called. */
export const optionWords = {
  'orders.option.transfers': (f: { give: boolean }) =>
    f.give ? 'First transfer units or ships' : 'No transfers',
  'orders.option.transfer': (f: { from: PieceKey; to: PieceKey }) =>
    `From ${piece(f.from)} to ${piece(f.to)}`,
  'orders.option.figures': (f: { figures: Readonly<Partial<Record<UnitId | ShipId, number>>> }) =>
    figures(
      [...UNIT_IDS, ...SHIP_IDS].flatMap((kind) => {
        const count = f.figures[kind] ?? 0
        return count === 0 ? [] : [{ kind, count }]
      }),
    ),
  'orders.option.deed': (f: {
    piece: PieceKey
    deed: 'hold' | 'march' | 'invade' | 'sail' | 'dock' | 'board' | 'land'
  }) => `${piece(f.piece)}: ${f.deed}`,
  'orders.option.to': (f: { to: AreaId }) => `to ${area(f.to)}`,
  'orders.option.fleets': (f: { fleets: readonly string[]; when: 'before' | 'after' }) =>
    `aboard ${listed(f.fleets)}, ${f.when} the move`,
  'orders.option.stay': () => 'and stay aboard',
  'orders.option.stance': (f: { stance: 'attack' | 'only' | 'defend' | 'support' }) => STANCES[f.stance],
  'orders.option.only': (f: { faction: FactionId }) => `only ${faction(f.faction)}`,
  'orders.option.group': (f: { together: boolean }) =>
    f.together ? 'Armies bound for one land fight as one' : 'Each army for itself',
} satisfies Catalogue
