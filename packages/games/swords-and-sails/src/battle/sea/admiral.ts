import type { SeaId } from '../../data/area-ids.ts'
import type { FactionId } from '../../data/factions/factions.ts'
import { zonesFrom } from '../../lands.ts'
import type { ShutOff } from '../../movement/straits.ts'
import { ownerOf } from '../../pieces.ts'
import { fleetsAt } from '../../pieces-of.ts'
import { leaderOf, powerOf } from '../../powers.ts'
import type { SnsFlow, SnsTable, State } from '../../state.ts'
import { areAllied } from '../../teams.ts'
import type { Clash, Meeting, Side } from '../opposed-sides.ts'
import { settlePlan } from '../plans.ts'
import { meetFleets } from './decide-meet-fleets.ts'
import { slipAway } from './decide-slip-away.ts'
import { fleetsIn } from './fleet-armour.ts'
import { bring } from './sail-away.ts'
import { say } from './sea-words.en.ts'

/** SNS 7.11.1, SNS 6.3.3: Admirals who leave before the battle, decided by all at once (SNS 7.10.6). */
export function* slipAwayFirst(t: SnsTable, { sides }: Meeting, sea: SeaId, shut: ShutOff): SnsFlow {
  const fleetsOf = (faction: FactionId) => {
    const pieces = sides.flatMap((side) => side.pieces).filter((piece) => ownerOf(piece) === faction)
    return fleetsIn(t.state, { pieces })
  }
  const isOpen = (zone: SeaId, faction: FactionId) =>
    isFreeFor(t.state, zone, faction) &&
    (!shut.get(faction)?.includes(zone) || fleetsOf(faction).every(({ from }) => from === zone))
  const admirals = sides
    .flatMap(({ factions }) => factions)
    .filter((faction) => leaderOf(powerOf(t.state, faction)).fleetsMayLeaveBeforeBattle)
    .map((faction) => ({ faction, to: zonesFrom(t.state, sea).filter((zone) => isOpen(zone, faction)) }))
    .filter(({ to }) => to.length > 0)
  const chosen = yield* t.askAll(
    admirals.map(({ faction }) => faction),
    slipAway,
    (seat) => ({ sea, to: admirals.find(({ faction }) => faction === seat)?.to ?? [] }),
  )
  for (const [faction, to] of chosen) {
    if (to === 'stay') continue
    const fleets = fleetsOf(faction)
    for (const fleet of fleets) fleet.driven = true
    t.tell('all', 'SNS 7.11.1', say('sea.admiral.left', { faction, to }))
    bring(t, faction, fleets, to)
  }
}

function isFreeFor(state: State, zone: SeaId, faction: FactionId): boolean {
  return fleetsAt(state, zone).every((fleet) => areAllied(state, fleet.faction, faction))
}

/** An Admiral's side, and the one whose fleets he meets one after another. */
export interface MetApart {
  readonly admiral: FactionId
  readonly side: Side
  readonly foe: Side
}

/** SNS 7.11.2: whether an attacking Admiral meets the enemy's fleets apart; without one all meet at once. */
export function* meetsApart(
  t: SnsTable,
  { name, attacks }: Clash,
  sides: readonly Side[],
  sea: SeaId,
): SnsFlow<MetApart | undefined> {
  for (const side of sides) {
    const [foe, other] = sides.filter((each) => each !== side)
    const admiral = side.factions.find(
      (faction) =>
        leaderOf(powerOf(t.state, faction)).meetsFleetsApart && attacks.some(({ by }) => by === faction),
    )
    if (foe === undefined || other !== undefined || admiral === undefined || foe.forces.length < 2) continue
    const isApart = yield* t.step(`admiral ${admiral}`, function* () {
      const order = yield* t.ask(admiral, meetFleets, { sea, forces: foe.forces })
      if (order === 'together') return false
      settlePlan(t.state, { by: admiral, battle: name, order })
      t.tell('all', 'SNS 7.11.2', say('sea.meeting.chosen', { faction: admiral }))
      return true
    })
    if (isApart) return { admiral, side, foe }
  }
  return undefined
}
