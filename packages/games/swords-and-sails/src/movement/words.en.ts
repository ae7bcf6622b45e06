import { type Catalogue, speaker } from '@windward/table'
import type { AreaId } from '../data/area-ids.ts'
import type { FactionId } from '../data/factions/factions.ts'
import { area, faction, listed, pieceOf } from '../naming.en.ts'
import type { PieceKey } from '../pieces.ts'
import { overloadWords } from './overload-words.en.ts'

type Moved = { piece: PieceKey; to: AreaId }
type Stopped = { piece: PieceKey; at: AreaId }

export const movementWords = {
  ...overloadWords,
  'movement.boarded': (f: { piece: PieceKey; fleets: readonly string[] }) =>
    `${pieceOf(f.piece)} goes aboard Fleet${f.fleets.length === 1 ? '' : 's'} ${listed(f.fleets)}.`,
  'movement.sailed': (f: Moved) => `${pieceOf(f.piece)} sails to ${area(f.to)}.`,
  'movement.docked': (f: Moved) => `${pieceOf(f.piece)} docks in ${area(f.to)}.`,
  'movement.in-port': (f: Moved) =>
    `${pieceOf(f.piece)} is ashore in ${area(f.to)}, where its ships lie in port.`,
  'movement.strait-stops': (f: { piece: PieceKey; strait: string; by: FactionId; at: AreaId }) =>
    `${pieceOf(f.piece)} is stopped at the ${f.strait} by ${faction(f.by)} and must fight in ${area(f.at)}.`,
  'movement.strait-entered': (f: { piece: PieceKey; strait: string; by: FactionId; at: AreaId }) =>
    `${pieceOf(f.piece)} forces the ${f.strait}, closed by ${faction(f.by)}, and must fight in ${area(f.at)}.`,
  'movement.joins': (f: Moved) => `${pieceOf(f.piece)} comes to the support of its side in ${area(f.to)}.`,
  'movement.marched': (f: Moved) => `${pieceOf(f.piece)} marches to ${area(f.to)}.`,
  'movement.landed': (f: Moved) => `${pieceOf(f.piece)} lands in ${area(f.to)}.`,
  'movement.goes-on': (f: Moved) => `${pieceOf(f.piece)} has won the border and goes on to ${area(f.to)}.`,
  'movement.turns-back': (f: Stopped) =>
    `${pieceOf(f.piece)} does not cross the border and is back in ${area(f.at)}.`,
  'movement.no-claim': (f: Stopped) => `${pieceOf(f.piece)} cannot stay in ${area(f.at)} and goes back.`,
  'movement.drop-board': (f: Stopped) =>
    `${pieceOf(f.piece)} finds no ships to board and stays in ${area(f.at)}.`,
  'movement.drop-bridge': (f: Stopped) =>
    `${pieceOf(f.piece)} cannot cross by ship and stays in ${area(f.at)}.`,
  'movement.drop-land': (f: Stopped) => `${pieceOf(f.piece)} cannot land and stays aboard in ${area(f.at)}.`,
  'movement.drop-friends': (f: Stopped) =>
    `${pieceOf(f.piece)} stays in ${area(f.at)}: a team of this season gives no passage yet.`,
  'movement.drop-border': (f: Stopped) =>
    `${pieceOf(f.piece)} meets others on the border, nobody attacks, and it stays in ${area(f.at)}.`,
  'movement.drop-march': (f: Stopped) =>
    `${pieceOf(f.piece)} cannot march as ordered and stays in ${area(f.at)}.`,
  'movement.drop-sail': (f: Stopped) =>
    `${pieceOf(f.piece)} cannot sail as ordered and stays in ${area(f.at)}.`,
  'movement.drop-dock': (f: Stopped) =>
    `${pieceOf(f.piece)} stays in ${area(f.at)}: the port is no longer open to it.`,
  'movement.drop-strait': (f: Stopped) =>
    `${pieceOf(f.piece)} stays in ${area(f.at)}: the strait is closed to it, and it gives no support beyond.`,
  'movement.drop-cut': (f: Stopped) =>
    `${pieceOf(f.piece)} is attacked in ${area(f.at)} and gives no support elsewhere.`,
} satisfies Catalogue

export const say = speaker<typeof movementWords>()
