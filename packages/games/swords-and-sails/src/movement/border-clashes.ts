import type { Clash } from '../battle/opposed-sides.ts'
import { attacks } from '../orders/attack.ts'
import type { March } from '../orders/march.ts'
import { ownerOf, type Piece } from '../pieces.ts'
import { armyCalled } from '../pieces-of.ts'
import type { SnsTable, State } from '../state.ts'
import { areAllied } from '../teams.ts'
import { dropOrder } from './drop-order.ts'
import { attacksAmong, quarrelling, quarrelsAmong, sideFrom } from './sides.ts'

/** SNS 6.2.3: the battles of those who march through one another. */
export function borderClashes(state: State, marches: readonly March[]): Clash[] {
  const borders = marches.filter(
    ({ from, to }) => from < to && marches.some((other) => other.from === to && other.to === from),
  )
  const once = borders.filter(
    ({ from, to }, index) => borders.findIndex((other) => other.from === from && other.to === to) === index,
  )
  return once.flatMap(({ from, to }) => {
    const across = marches.filter((each) =>
      [from, to].every((land) => land === each.from || land === each.to),
    )
    const armies = across.flatMap(({ army }) => armyCalled(state, army) ?? [])
    const quarrel = (a: Piece, b: Piece) => a.at !== b.at && attacks(state, a, b.faction)
    return quarrelling(state, armies, quarrel).map((parties, index) => ({
      name: index === 0 ? `${from}-${to}` : `${from}-${to}:${index + 1}`,
      where: { border: [from, to] },
      sides: parties.map((party) => sideFrom(state, party)),
      attacks: attacksAmong(state, parties.flat()),
      quarrels: quarrelsAmong(state, parties, quarrel),
      divided: null,
    }))
  })
}

/** SNS 6.2.4: those who go on: not in a battle, and with nobody unallied coming the other way. */
export function unhindered(t: SnsTable, marches: readonly March[], clashes: readonly Clash[]): March[] {
  const inBattle = clashes.flatMap(({ sides }) => sides.flatMap(({ pieces }) => pieces))
  return marches.filter(({ army: piece, from, to }) => {
    if (inBattle.includes(piece)) return false
    const opposed = marches.some(
      (other) =>
        other.from === to && other.to === from && !areAllied(t.state, ownerOf(piece), ownerOf(other.army)),
    )
    const army = armyCalled(t.state, piece)
    if (opposed && army !== undefined) dropOrder(t, army, 'border', 'SNS 6.2.4')
    return !opposed
  })
}
