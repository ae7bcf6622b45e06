import type { Clash, Meeting, Quarrels } from '../battle/opposed-sides.ts'
import { isLandId, isSeaId, type LandId, type SeaId, seaIds } from '../data/area-ids.ts'
import { ARMY_IDS } from '../data/pieces.ts'
import { controls, shores } from '../lands.ts'
import { attacks } from '../orders/attack.ts'
import { type Army, type Fleet, isArmy, keyOf, type Piece } from '../pieces.ts'
import { everyFleet, hasStriker } from '../pieces-of.ts'
import { powerOf } from '../powers.ts'
import type { State } from '../state.ts'
import { attacksAmong, meetings, quarrelling, quarrelsAmong, sideFrom } from './sides.ts'
import type { Forcing } from './straits.ts'

/** SNS 7.1.6: the sea battles of this season, by Attack, by a landing that is barred, or at a closed strait. Otherwise fleets stay beside each other (SNS 6.2.7). */
export function seaClashes(state: State, forcing: readonly Forcing[]): Clash[] {
  const clashes: Clash[] = []
  const waters = meetings(everyFleet(state), isSeaId)
  waters.sort((a, b) => seaIds.indexOf(a.at) - seaIds.indexOf(b.at))
  for (const { at, pieces } of waters) clashes.push(...clashesIn(state, at, pieces, forcing))
  return clashes
}

/** The same as everybody may know of them; why they are fought nobody does, until the cards lie open. */
export function seaMeetings(state: State, forcing: readonly Forcing[]): Meeting[] {
  const clashes = seaClashes(state, forcing)
  state.quarrels = Object.fromEntries(
    clashes.map(({ name, attacks, quarrels }) => [name, { attacks, quarrels }]),
  )
  return clashes.map(asMet)
}

export const asMet = ({ name, where, sides, divided }: Clash): Meeting => ({ name, where, sides, divided })

/** Why this battle is fought; whoever thinks of it goes by the fleets he imagines. */
export function quarrelsIn(state: State, { name }: Meeting, forcing: readonly Forcing[]): Quarrels {
  const none = { attacks: [], quarrels: [] }
  return state.quarrels?.[name] ?? seaClashes(state, forcing).find((clash) => clash.name === name) ?? none
}

function clashesIn(state: State, sea: SeaId, fleets: readonly Fleet[], forcing: readonly Forcing[]): Clash[] {
  const quarrel = (a: Piece, b: Piece) =>
    (canBegin(a) && (attacks(state, a, b.faction) || bars(state, a, b, sea))) || forces(a, b, forcing)
  return quarrelling(state, fleets, quarrel).map((parties, index) => ({
    name: index === 0 ? sea : `${sea}:${index + 1}`,
    where: { sea },
    sides: parties.map((party) => sideFrom(state, party)),
    attacks: attacksAmong(state, parties.flat().filter(canBegin)),
    quarrels: quarrelsAmong(state, parties, quarrel),
    divided: null,
  }))
}

/** SNS 7.8.15 */
function canBegin(piece: Piece): boolean {
  return !isArmy(piece) && hasStriker(piece)
}

/** SNS 7.1.7: the first fleet guards its faction's land against the second one's landing. */
function bars(state: State, guard: Piece, lander: Piece, sea: SeaId): boolean {
  if (isArmy(lander)) return false
  const { armies } = powerOf(state, lander.faction)
  for (const id of ARMY_IDS) {
    const army = armies[id]
    const land = army === undefined ? undefined : landingFrom(state, army, lander, sea)
    if (land !== undefined && controls(state, guard.faction, land)) return true
  }
  return false
}

/** The land beside the zone into which the army would land from this fleet. */
function landingFrom(state: State, { order, aboard }: Army, { id }: Fleet, sea: SeaId): LandId | undefined {
  const does = order?.does
  if (does === undefined || !('to' in does) || does.to === undefined) return undefined
  const bridges = does.deed === 'board' && does.when === 'after' && does.fleets.includes(id)
  if (!bridges && !aboard.includes(id)) return undefined
  return isLandId(does.to) && shores(state, sea).includes(does.to) ? does.to : undefined
}

/** SNS 6.3.3 */
function forces(a: Piece, b: Piece, forcing: readonly Forcing[]): boolean {
  if (forcing.length === 0) return false
  const key = keyOf(a)
  return forcing.some(({ fleet, against }) => fleet === key && against.includes(b.faction))
}
