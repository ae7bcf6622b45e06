import { groundOf, wayBack } from '../battle/leaving/way-back.ts'
import { isLandId, type LandId } from '../data/area-ids.ts'
import type { FactionId } from '../data/factions/factions.ts'
import { type Army, keyOf } from '../pieces.ts'
import { armiesOf, everyFleet, fleetsCalled } from '../pieces-of.ts'
import { factionsIn, powerOf } from '../powers.ts'
import { putToSea } from '../siege/docked-fleets.ts'
import type { SnsFlow, SnsTable, State } from '../state.ts'
import { areAllied } from '../teams.ts'
import { formerAlly, type Stranded } from './decide-former-ally.ts'
import { fightAndBesiegeNow } from './fight-former-ally.ts'
import { say } from './words.en.ts'

/** Who was in a team with whom, before anything was said. */
export type OldTeams = readonly (readonly FactionId[])[]

export function oldTeams({ teams }: State): OldTeams {
  return teams.map(({ members }) => [...members])
}

/** SNS 4.3: those in land or ports of a faction that is no longer a team-mate retreat, besiege or put to sea. */
export function* leaveFormerAllies(t: SnsTable, before: OldTeams): SnsFlow {
  if (before.length === 0) return
  const { state } = t
  const besieged = yield* t.step('armies', () => retreatOrStay(t, before))
  const docked = yield* t.step('docked', () =>
    everyFleet(state)
      .filter(({ faction, at }) => isLandId(at) && isFormerAllys(state, before, faction, at))
      .map(keyOf),
  )
  yield* t.step('to sea', () => putToSea(t, fleetsCalled(state, docked), 'SNS 4.3.4'))
  // SNS 4.3.1, SNS 4.3.3: battle at once where an army of the owner or his team stands, and then the siege.
  yield* t.each(
    'sieges',
    () => besieged,
    (land) => fightAndBesiegeNow(t, land),
  )
}

/** SNS 4.3.1: all choose at once. The lands in which somebody stays to besiege them. */
function* retreatOrStay(t: SnsTable, before: OldTeams): SnsFlow<LandId[]> {
  const { state } = t
  const seats = factionsIn(state).filter((seat) => strandedOf(state, before, seat).length > 0)
  const briefs = new Map(seats.map((seat) => [seat, strandedOf(state, before, seat)]))
  const answers = yield* t.askAll(seats, formerAlly, (seat) => ({ armies: briefs.get(seat) ?? [] }))
  const besieged = new Set<LandId>()
  for (const [seat, goings] of answers) {
    for (const { army: id, goes } of goings) {
      const army = powerOf(state, seat).armies[id]
      if (army === undefined) continue
      if (goes !== 'besiege') retreat(t, army, goes)
      else if (isLandId(army.at)) besieged.add(army.at)
    }
  }
  return [...besieged]
}

function strandedOf(state: State, before: OldTeams, seat: FactionId): Stranded[] {
  const ground = groundOf(state)
  return armiesOf(powerOf(state, seat)).flatMap((army) => {
    const { id, at } = army
    if (!isLandId(at) || !isFormerAllys(state, before, seat, at)) return []
    const way = wayBack(state, ground, { ...army, from: at, landedFrom: [] }, false)
    const pillaged = state.lands[at].barren > 0
    return [{ army: id, land: at, ways: way.kind === 'lands' ? way.lands : [], pillaged }]
  })
}

function isFormerAllys(state: State, before: OldTeams, seat: FactionId, land: LandId): boolean {
  const { owner } = state.lands[land]
  if (owner === null || areAllied(state, seat, owner)) return false
  return before.some((members) => members.includes(seat) && members.includes(owner))
}

/** SNS 4.3.2 */
function retreat(t: SnsTable, army: Army, goes: LandId | 'disband'): void {
  const { faction, id, at } = army
  const piece = `${faction} ${id}` as const
  if (goes === 'disband') {
    delete powerOf(t.state, faction).armies[id]
    t.tell('all', 'SNS 4.3.2', say('diplomacy.former.lost', { piece, land: at }))
  } else {
    army.at = goes
    army.from = goes
    t.tell('all', 'SNS 4.3.2', say('diplomacy.former.went', { piece, land: at, to: goes }))
  }
}
