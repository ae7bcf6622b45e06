import type { FactionId } from '../data/factions/factions.ts'
import type { PieceKey } from '../pieces.ts'
import type { FigureId } from './figure.ts'
import type { Field } from './opposed-sides.ts'

/** A battle being fought. All of it is open to everybody, as the cards of its pieces are (SNS 7.1.8). */
export interface Battle {
  readonly name: string
  readonly where: Field
  /** The round being fought; 0 before the first. */
  round: number
  readonly forces: Force[]
  /** The line, from left to right; null in quick combat. */
  line: File[] | null
  /** What the round has brought so far; absent before the first. */
  tally?: Tally
}

/** Who fought in a round, and the damage that sides have dealt to others in it (SNS 7.4.6). */
interface Tally {
  readonly fought: readonly FactionId[]
  readonly dealt: { readonly at: number; readonly by: number; readonly damage: number }[]
}

/** What one faction has in the battle. */
export interface Force {
  readonly faction: FactionId
  /** Which side it is on: 0, 1 … In line combat the attacker is 0. */
  readonly side: number
  readonly pieces: readonly PieceKey[]
  /** What is left of its armour pool (SNS 7.3.1). */
  armour: number
  /** Its figures when the round began, first volley included (SNS 7.3.6). */
  before: number
  stays: 'fights' | 'routs' | 'retreats' | 'withdraws'
}

/** A file of the line: for each side its units, front to back. */
export interface File {
  ranks: [Soldier[], Soldier[]]
}

export interface Soldier {
  readonly piece: PieceKey
  readonly kind: FigureId
}

/** A copy for somebody who looks on: nothing of the state can be reached through it. */
export function seenBattle({ name, where, round, forces, line, tally }: Battle): Battle {
  return {
    name,
    where: 'border' in where ? { border: [...where.border] } : { ...where },
    round,
    forces: forces.map((force) => ({ ...force, pieces: [...force.pieces] })),
    line: line?.map(({ ranks: [a, b] }) => ({ ranks: [a.map(seenSoldier), b.map(seenSoldier)] })) ?? null,
    ...(tally !== undefined && { tally: seenTally(tally) }),
  }
}

function seenTally({ fought, dealt }: Tally): Tally {
  return { fought: [...fought], dealt: dealt.map((blow) => ({ ...blow })) }
}

function seenSoldier({ piece, kind }: Soldier): Soldier {
  return { piece, kind }
}
