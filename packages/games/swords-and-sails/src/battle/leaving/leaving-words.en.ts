import type { Catalogue } from '@windward/table'
import type { AreaId, LandId } from '../../data/area-ids.ts'
import type { ArmyId } from '../../data/pieces.ts'
import { area, listed, pieceOf } from '../../naming.en.ts'
import type { PieceKey } from '../../pieces.ts'
import type { Field } from '../opposed-sides.ts'

const armies = (ids: readonly ArmyId[]): string => `${ids.length === 1 ? 'Army' : 'Armies'} ${listed(ids)}`

export const retreatWords = {
  'battle.warn-lost': (f: { where: Field; armies: ArmyId[] }) => {
    const ends = f.armies.length === 1 ? 'has nowhere to go and is lost' : 'have nowhere to go and are lost'
    return 'border' in f.where
      ? `If the winner comes on, ${armies(f.armies)} ${ends}.`
      : `${armies(f.armies)} ${ends}.`
  },
  'battle.warn-pressed': (f: { where: Field; armies: ArmyId[] }) => {
    const finds = f.armies.length === 1 ? 'finds' : 'find'
    const only = `${armies(f.armies)} ${finds} only land where enemies stand, and battle follows there.`
    return 'border' in f.where ? `If the winner comes on, ${only}` : only
  },
  'battle.retreat-to.standing': () => 'Retreats of armies: where to, the best first',
  'battle.retreat-to.title': () => 'Where do your armies go?',
  'battle.retreat-to.hint': () =>
    'A beaten army goes to land of yours or of your team beside the battle that is free of others.',
  'battle.retreat-to.army': (f: { army: ArmyId; from: AreaId }) =>
    `Army ${f.army} in ${area(f.from)} goes to`,
  'battle.retreat-to.land': (f: { land: LandId }) => area(f.land),
  'battle.retreat-to.confirm': () => 'Retreat there',
  'battle.retreat-to.unanswered': () => 'each goes to the land named first',
  'battle.retreat-to.each-once': () => 'Name one land for each army that has a choice.',
  'battle.retreat-to.astray': (f: { army: ArmyId; land: LandId }) =>
    `Army ${f.army} cannot go to ${area(f.land)}: that is none of the lands open to it.`,
  'battle.goes-back': (f: { piece: PieceKey; to: LandId }) => `${pieceOf(f.piece)} goes to ${area(f.to)}.`,
  'battle.goes-aboard': (f: { piece: PieceKey; at: AreaId; lost: number }) =>
    f.lost === 0
      ? `${pieceOf(f.piece)} goes back aboard in ${area(f.at)}.`
      : `${pieceOf(f.piece)} goes back aboard in ${area(f.at)}; ${f.lost === 1 ? '1 unit finds no room and is' : `${f.lost} units find no room and are`} lost.`,
  'battle.nowhere': (f: { piece: PieceKey }) => `${pieceOf(f.piece)} has nowhere to go and is lost.`,
} satisfies Catalogue
