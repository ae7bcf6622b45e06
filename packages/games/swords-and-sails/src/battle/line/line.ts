import type { File, Soldier } from '../battle.ts'
import type { Stock } from '../stock.ts'

/** 0 is the attacker, 1 the defender (SNS 7.7.1). */
export type SideOfLine = 0 | 1

export const other = (side: SideOfLine): SideOfLine => (side === 0 ? 1 : 0)

export const isSame = (a: Soldier, b: Soldier): boolean => a.piece === b.piece && a.kind === b.kind

export function soldiersIn(line: readonly File[], side: SideOfLine): Soldier[] {
  return line.flatMap(({ ranks }) => ranks[side])
}

/** What a side has not put in the line. */
export function handOf(stocks: readonly Stock[], line: readonly File[], side: SideOfLine): Stock[] {
  const placed = soldiersIn(line, side)
  return stocks.flatMap((stock) => {
    const count = stock.count - placed.filter((soldier) => isSame(soldier, stock)).length
    return count > 0 ? [{ ...stock, count }] : []
  })
}

/** Files in which the enemy stands and this side does not, from the left. */
export function unmatched(line: readonly File[], side: SideOfLine): number[] {
  return [...line.keys()].filter((place) => {
    const { ranks } = line[place] ?? empty()
    return ranks[side].length === 0 && ranks[other(side)].length > 0
  })
}

/** SNS 7.7.3: a unit may go behind another only when everybody in the line has an enemy before him. */
export function isClosed(line: readonly File[]): boolean {
  return line.every(({ ranks }) => ranks[0].length > 0 && ranks[1].length > 0)
}

function empty(): File {
  return { ranks: [[], []] }
}

/** Puts a unit down at an end of the line, or at the back of a file. */
export function putDown(
  line: File[],
  side: SideOfLine,
  { piece, kind }: Soldier,
  at: 'left' | 'right' | number,
): void {
  const soldier = { piece, kind }
  if (typeof at === 'number') {
    const file = line[at]
    if (file === undefined) throw new Error(`there is no file ${at}`)
    file.ranks[side].push(soldier)
    return
  }
  const file = empty()
  file.ranks[side].push(soldier)
  if (at === 'left') line.unshift(file)
  else line.push(file)
}

/** A line that may be changed to try something. */
export function copyOf(line: readonly File[]): File[] {
  return line.map(({ ranks: [a, b] }) => ({ ranks: [[...a], [...b]] }))
}

/** SNS 7.7.11: those who face nobody return to hand. */
export function withdrawLone(line: readonly File[]): File[] {
  return line.filter(({ ranks }) => ranks[0].length > 0 && ranks[1].length > 0)
}
