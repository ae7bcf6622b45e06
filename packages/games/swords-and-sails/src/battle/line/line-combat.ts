import { ownerOf } from '../../pieces.ts'
import type { SnsFlow, SnsTable } from '../../state.ts'
import type { Battle, File, Force, Soldier } from '../battle.ts'
import { leaving, stocksIn } from '../force.ts'
import { chooseRetreats, depart, leaverOf } from '../leaving/retreats.ts'
import { routChecks } from '../leaving/rout.ts'
import type { Pressed } from '../leaving/send-back.ts'
import { beginRound, type Fight, isContested } from '../round.ts'
import { sabotageInBattle } from '../sabotage/sabotage.ts'
import { figuresIn } from '../stock.ts'
import { drawBack, drawnBack, ridersIn } from './decide-draw-back.ts'
import { fightFiles, removeFront, rolls } from './fight-files.ts'
import { formLine, leadOf, lineOf, redeployLine } from './form-line.ts'
import { other, type SideOfLine, withdrawLone } from './line.ts'
import { figureIn } from './strike-value.ts'

/** SNS 7.7: line combat on land. The lands into which a Withdraw leads to battle (SNS 7.10.5). */
export function* lineCombat(t: SnsTable, fight: Fight): SnsFlow<Pressed[]> {
  const pressed: Pressed[] = []
  for (let round = 1, goesOn = true; goesOn; round += 1) {
    const end = yield* t.step(`round ${round}`, () => oneRound(t, fight))
    pressed.push(...end.pressed)
    goesOn = end.goesOn
  }
  return pressed
}

function* oneRound(t: SnsTable, fight: Fight): SnsFlow<{ pressed: Pressed[]; goesOn: boolean }> {
  yield* t.step('begin', () => beginRound(t.state, fight.battle))
  yield* t.step('line', () => formLine(t, fight))
  yield* redeployLine(t, fight)
  yield* t.step('files', () => fightFiles(t, fight))
  yield* t.step('sabotage', () => sabotageInBattle(t, fight))
  const pressed = yield* t.step('leave', () => leave(t, fight))
  yield* t.step('draw back', () => (isContested(t.state, fight) ? drawBackCavalry(t, fight) : undefined))
  return { pressed, goesOn: isContested(t.state, fight) }
}

/** SNS 7.10.11: those whom sabotage took vanish from the rearmost rows, in them from the right. */
export function dropLost(t: SnsTable, { battle }: Fight): void {
  for (const side of [0, 1] as const) {
    const left = new Map<string, number>()
    for (const force of battle.forces.filter((each) => each.side === side))
      for (const stock of stocksIn(t.state, force)) left.set(nameOf(stock), stock.count)
    const gone = new Set<Soldier>()
    for (const soldier of byRows(lineOf(battle), side)) {
      const count = left.get(nameOf(soldier)) ?? 0
      left.set(nameOf(soldier), count - 1)
      if (count <= 0) gone.add(soldier)
    }
    for (const file of lineOf(battle))
      file.ranks[side] = file.ranks[side].filter((soldier) => !gone.has(soldier))
  }
}

/** The front row from the left, then the second, and so on. */
function byRows(line: readonly File[], side: SideOfLine): Soldier[] {
  const rows: Soldier[][] = []
  for (const { ranks } of line)
    for (const [row, soldier] of ranks[side].entries()) rows[row] = [...(rows[row] ?? []), soldier]
  return rows.flat()
}

const nameOf = ({ piece, kind }: Soldier): string => `${piece} ${kind}`

/** SNS 7.7.9, SNS 7.7.10: rout checks, the retreat choice, and blows at those who turn their backs. */
function* leave(t: SnsTable, fight: Fight): SnsFlow<Pressed[]> {
  const { clash, battle, ground } = fight
  const tried = yield* t.step('rout', () => {
    dropLost(t, fight)
    return isContested(t.state, fight) ? routChecks(t, fight) : []
  })
  if (tried.length === 0) return []
  yield* t.step('retreat', () => chooseRetreats(t, fight))
  yield* t.step('blows', () => {
    partingBlows(t, fight, leaving(battle, tried))
    takeFromLine(battle, leaving(battle, tried))
  })
  const left = leaving(battle, tried).filter((force) => figuresIn(stocksIn(t.state, force)) > 0)
  return yield* depart(t, clash, ground, left.map(leaverOf))
}

/** Whoever leaves stands in the line no more. */
export function takeFromLine(battle: Battle, leavers: readonly Force[]): void {
  const gone = leavers.map(({ faction }) => faction)
  for (const file of lineOf(battle))
    for (const side of [0, 1] as const)
      file.ranks[side] = file.ranks[side].filter(({ piece }) => !gone.includes(ownerOf(piece)))
}

/** SNS 7.7.10: front units that stay strike at foot that leaves before them; a Withdraw spares it (SNS 7.10.1). */
function partingBlows(t: SnsTable, fight: Fight, leavers: readonly Force[]): void {
  const staysOf = (file: File, side: 0 | 1) => {
    const front = file.ranks[side][0]
    const force = fight.battle.forces.find(
      ({ pieces }) => front !== undefined && pieces.includes(front.piece),
    )
    return front === undefined || force === undefined ? undefined : { front, force }
  }
  for (const [place, file] of lineOf(fight.battle).entries())
    for (const side of [0, 1] as const) {
      const striker = staysOf(file, side)
      const target = staysOf(file, other(side))
      if (striker === undefined || target === undefined || striker.force.stays !== 'fights') continue
      const exposed = leavers.includes(target.force) && target.force.stays !== 'withdraws'
      if (!exposed || figureIn(target.front).cavalry) continue
      if (rolls(t, place, striker.front, target.front, 'SNS 7.7.10')) removeFront(t, fight, file, other(side))
    }
}

/** SNS 7.7.11 */
function* drawBackCavalry(t: SnsTable, fight: Fight): SnsFlow {
  const { battle } = fight
  battle.line = withdrawLone(lineOf(battle))
  const sides = ([0, 1] as const)
    .filter((side) => ridersIn(lineOf(battle), side).length > 0)
    .map((side) => ({ side, seat: leadOf(t, battle, side) }))
  const { name, where } = battle
  const spots = yield* t.askAll(
    sides.map(({ seat }) => seat),
    drawBack,
    (seat) => ({ battle: name, where, side: sides.find((each) => each.seat === seat)?.side ?? 0 }),
  )
  for (const { side, seat } of sides) drawnBack(lineOf(battle), side, spots.get(seat) ?? [])
  battle.line = withdrawLone(lineOf(battle))
}
