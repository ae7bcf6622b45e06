import type { Clash, Side } from '../battle/opposed-sides.ts'
import { inMapOrder, isLandId, type LandId } from '../data/area-ids.ts'
import { attacks } from '../orders/attack.ts'
import type { Army, Piece } from '../pieces.ts'
import { everyArmy } from '../pieces-of.ts'
import type { State } from '../state.ts'
import { hasEntered } from './entry.ts'
import { attacksAmong, meetings, quarrelling, sideFrom } from './sides.ts'

/** SNS 7.1.3, SNS 7.1.5: the battles where unallied armies have ended in one land and one attacks another. */
export function landClashes(state: State): Clash[] {
  const clashes: Clash[] = []
  const fields = meetings(everyArmy(state), isLandId).sort((a, b) => inMapOrder(a.at, b.at))
  for (const { at, pieces } of fields) clashes.push(...clashesIn(state, at, pieces))
  return clashes
}

function clashesIn(state: State, land: LandId, armies: readonly Army[]): Clash[] {
  const battles = quarrelling(state, armies, (a, b) => attacks(state, a, b.faction))
  return battles.map((parties, index) => {
    const onAttack = attacksAmong(state, parties.flat())
    const sides = parties.map((party) => sideFrom(state, party))
    return {
      name: index === 0 ? land : `${land}:${index + 1}`,
      where: { land },
      sides,
      attacks: onAttack,
      quarrels: onAttack,
      divided: dividedSide(state, parties, sides),
    }
  })
}

/** SNS 5.3.2, SNS 5.3.3: which of two sides is met force by force, because the other can choose. */
function dividedSide(
  state: State,
  parties: readonly (readonly Piece[])[],
  sides: readonly Side[],
): number | null {
  const [a, b] = parties
  if (a === undefined || b === undefined || parties.length > 2) return null
  const divided = sides.map(({ forces, stood }) => forces.length > 1 && !stood)
  if (divided[0] === divided[1]) return null
  const [parted, whole] = divided[0] ? [a, b] : [b, a]
  return canChoose(state, whole, parted) ? divided.indexOf(true) : null
}

function canChoose(state: State, side: readonly Piece[], foes: readonly Piece[]): boolean {
  return side.some((piece) => hasEntered(piece) || foes.some(({ faction }) => attacks(state, piece, faction)))
}
