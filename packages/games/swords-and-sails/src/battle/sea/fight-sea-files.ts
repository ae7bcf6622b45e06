import { ownerOf } from '../../pieces.ts'
import type { SnsTable } from '../../state.ts'
import type { File, Force, Soldier } from '../battle.ts'
import { stocksIn } from '../force.ts'
import { lineOf } from '../line/form-line.ts'
import { isSame, other, type SideOfLine, soldiersIn } from '../line/line.ts'
import { takeFigures } from '../losses/losses.ts'
import { changeHands } from './capture.ts'
import { clearAway } from './drowned-cargo.ts'
import { fleetsIn } from './fleet-armour.ts'
import { loadedIn } from './loads.ts'
import { loseAboard } from './prizes.ts'
import { loadsOf, type SeaFight } from './sea-fight.ts'
import { say } from './sea-words.en.ts'
import { shipFate, shipValues } from './ship-values.ts'

type Fate = { readonly fate: 'captured' | 'sunk' | 'afloat'; readonly by: Soldier }

/** SNS 7.8.11: from left to right; both fronts roll, then those behind at a front that is still afloat. */
export function fightSeaFiles(t: SnsTable, fight: SeaFight): void {
  for (const [place, file] of lineOf(fight.battle).entries()) {
    const [a, b] = [file.ranks[0][0], file.ranks[1][0]]
    if (a === undefined || b === undefined) continue
    const fates = [
      fateOf(t, fight, place, 1, a, file.ranks[1]),
      fateOf(t, fight, place, 0, b, file.ranks[0]),
    ] as const
    settle(t, fight, file, [0, 1], fates)
  }
}

/** SNS 7.8.12: every front ship of those who leave is struck once more by the one it faces, if that one stays. */
export function partingBroadsides(t: SnsTable, fight: SeaFight, leaving: readonly Force[]): void {
  const isLeaving = ({ piece }: Soldier) => leaving.some(({ pieces }) => pieces.includes(piece))
  for (const [place, file] of lineOf(fight.battle).entries())
    for (const side of [0, 1] as const) {
      const front = file.ranks[side][0]
      const striker = file.ranks[other(side)][0]
      if (front === undefined || striker === undefined || !isLeaving(front) || isLeaving(striker)) continue
      settle(t, fight, file, [side], [fateOf(t, fight, place, other(side), front, [striker])])
    }
}

/** What becomes of a ship struck by these, one after another. */
function fateOf(
  t: SnsTable,
  fight: SeaFight,
  file: number,
  bySide: SideOfLine,
  target: Soldier,
  strikers: readonly Soldier[],
): Fate | undefined {
  const loaded = isLoaded(t, fight, other(bySide), target)
  for (const by of strikers) {
    const values = shipValues(by, target, loaded)
    if (values.destroy === 0) continue
    const rolled = t.dice.rolls(2, 6)
    const fate = shipFate(
      values,
      rolled.reduce((sum, die) => sum + die, 0),
    )
    const told = {
      file,
      by: ownerOf(by.piece),
      striker: by.kind,
      at: ownerOf(target.piece),
      target: target.kind,
    }
    t.tell('all', 'SNS 7.8.11', say('sea.file', { ...told, ...values, loaded, rolled, fate }))
    if (fate !== 'afloat') return { fate, by }
  }
  return undefined
}

/**
 * SNS 7.8.5: of a fleet's ships of one kind those furthest left and in front are empty; ships in hand are the last. So
 * nobody has to be told apart in the line.
 */
function isLoaded(t: SnsTable, fight: SeaFight, side: SideOfLine, ship: Soldier): boolean {
  const force = forceOf(fight, ship)
  const stock = stocksIn(t.state, force).find((each) => isSame(each, ship))
  if (stock === undefined) return false
  const alike = soldiersIn(lineOf(fight.battle), side).filter((each) => isSame(each, ship))
  return alike.indexOf(ship) >= stock.count - loadedIn(loadsOf(t.state, fight, force), stock)
}

/** Captured ships change hands before any is sunk: a captor may be left with his prize alone. */
function settle(
  t: SnsTable,
  fight: SeaFight,
  file: File,
  sides: readonly SideOfLine[],
  fates: readonly (Fate | undefined)[],
): void {
  const struck = sides.flatMap((side, index) => {
    const ship = file.ranks[side][0]
    const fate = fates[index]
    return ship === undefined || fate === undefined
      ? []
      : [{ side, ship, ...fate, loaded: isLoaded(t, fight, side, ship) }]
  })
  for (const { side } of struck) file.ranks[side].shift()
  for (const { ship, by, fate, loaded } of struck)
    if (fate === 'captured') capture(t, fight, ship, by, loaded)
  for (const { ship, fate } of struck) if (fate === 'sunk') sink(t, ship)
  for (const { ship } of struck) clearAway(t, ownerOf(ship.piece), 'SNS 7.8.6')
}

function capture(t: SnsTable, fight: SeaFight, ship: Soldier, by: Soldier, loaded: boolean): void {
  const [from] = fleetsIn(t.state, { pieces: [ship.piece] })
  const [to] = fleetsIn(t.state, forceOf(fight, by))
  if (from === undefined || to === undefined) throw new Error(`${ship.piece} cannot be captured`)
  if (loaded) loseAboard(t, fight, forceOf(fight, ship), { ...ship, count: 1 })
  changeHands(from, ship.kind, to)
}

function sink(t: SnsTable, { piece, kind }: Soldier): void {
  const [fleet] = fleetsIn(t.state, { pieces: [piece] })
  if (fleet !== undefined) takeFigures(fleet, kind, 1)
}

function forceOf({ battle }: SeaFight, { piece }: Soldier): Force {
  const force = battle.forces.find(({ pieces }) => pieces.includes(piece))
  if (force === undefined) throw new Error(`${piece} is not in the battle`)
  return force
}
