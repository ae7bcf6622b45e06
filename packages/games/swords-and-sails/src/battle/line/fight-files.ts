import type { Clause } from '@windward/table'
import { ownerOf } from '../../pieces.ts'
import type { SnsTable } from '../../state.ts'
import type { File, Soldier } from '../battle.ts'
import { remove } from '../force.ts'
import type { Fight } from '../round.ts'
import { say } from '../words.en.ts'
import { lineOf } from './form-line.ts'
import { other, type SideOfLine } from './line.ts'
import { strikeValue } from './strike-value.ts'

/** SNS 7.7.5: from left to right. */
export function fightFiles(t: SnsTable, fight: Fight): void {
  for (const [place, file] of lineOf(fight.battle).entries()) fightFile(t, fight, place, file)
}

/** SNS 7.7.5, SNS 7.7.7, SNS 7.7.8: both fronts roll, then those behind at a front that still stands. */
function fightFile(t: SnsTable, fight: Fight, place: number, file: File): void {
  const [fronts, behind] = parted(file)
  const [a, b] = fronts
  if (a === undefined || b === undefined) return
  const fallen: [boolean, boolean] = [false, false]
  const target = { 0: b, 1: a }
  const strike = (side: SideOfLine, soldier: Soldier, clause: Clause) => {
    if (rolls(t, place, soldier, target[side], clause)) fallen[other(side)] = true
  }
  strike(0, a, 'SNS 7.7.5')
  strike(1, b, 'SNS 7.7.5')
  for (const side of [0, 1] as const)
    for (const soldier of behind[side]) if (!fallen[other(side)]) strike(side, soldier, 'SNS 7.7.7')
  for (const side of [0, 1] as const) if (fallen[side]) removeFront(t, fight, file, side)
}

function parted({ ranks: [[a, ...behindA], [b, ...behindB]] }: File) {
  return [
    [a, b],
    [behindA, behindB],
  ] as const
}

/** Two dice; whether the target is destroyed. */
export function rolls(t: SnsTable, file: number, striker: Soldier, target: Soldier, clause: Clause): boolean {
  const rolled = t.dice.rolls(2, 6)
  const value = strikeValue(striker, target)
  const hits = rolled.reduce((sum, die) => sum + die, 0) <= value
  const by = ownerOf(striker.piece)
  const at = ownerOf(target.piece)
  t.tell(
    'all',
    clause,
    say('battle.file', { file, by, striker: striker.kind, at, target: target.kind, rolled, value, hits }),
  )
  return hits
}

/** The unit behind comes to the front. */
export function removeFront(t: SnsTable, { battle }: Fight, file: File, side: SideOfLine): void {
  const soldier = file.ranks[side].shift()
  const force = battle.forces.find(({ pieces }) => soldier !== undefined && pieces.includes(soldier.piece))
  if (soldier === undefined || force === undefined) throw new Error('nobody stands there')
  remove(t.state, force, [{ ...soldier, count: 1 }])
}
