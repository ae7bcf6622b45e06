import type { Clause } from '@windward/table'
import { sendBack } from '../battle/leaving/send-back.ts'
import type { Ground } from '../battle/leaving/way-back.ts'
import { isLandId } from '../data/area-ids.ts'
import { isPartlyTaken } from '../lands.ts'
import { isOnAttack } from '../orders/attack.ts'
import { stanceOf } from '../orders/hold.ts'
import { type Army, keyOf } from '../pieces.ts'
import { armiesAt, everyArmy } from '../pieces-of.ts'
import type { SnsFlow, SnsTable, State } from '../state.ts'
import { areAllied, areOldAllies } from '../teams.ts'
import { hasEntered } from './entry.ts'
import { say } from './words.en.ts'

/** SNS 6.5, SNS 7.1.4, SNS 7.1.12, SNS 7.1.13: after the battles, those who may not stay go back. */
export function* goBack(t: SnsTable, ground: Ground): SnsFlow {
  const leaving: Army[] = []
  for (const army of everyArmy(t.state)) if (mustGoBack(t.state, army)) leaving.push(army)
  if (leaving.length === 0) return
  for (const army of leaving)
    t.tell('all', clauseFor(t.state, army), say('movement.no-claim', { piece: keyOf(army), at: army.at }))
  yield* sendBack(
    t,
    leaving.map((army) => ({ faction: army.faction, armies: [army], card: false })),
    ground,
  )
}

/** Whether an army may neither stay in the land as its friend, or for what it holds of it (SNS 12.2.6), nor besiege it; won battles and empty land do not change that (SNS 6.5.2). */
export function mustGoBack(state: State, army: Army): boolean {
  const { at, faction } = army
  if (!isLandId(at)) return false
  const land = state.lands[at]
  if (isNewAllys(state, army)) return hasEntered(army)
  const { owner } = land
  const isPartly = isPartlyTaken(land)
  if (isPartly ? !hasEntered(army) : owner !== null && areAllied(state, faction, owner)) return false
  if (!isOnSiege(state, army)) return true
  if (!hasEntered(army)) return false
  for (const other of armiesAt(state, at)) if (!areAllied(state, faction, other.faction)) return true
  return false
}

/** SNS 4.6.2: it stands in land of a team-mate of this season, who gives no passage. */
function isNewAllys(state: State, { at, faction }: Army): boolean {
  if (!isLandId(at)) return false
  const { owner } = state.lands[at]
  return owner !== null && areAllied(state, faction, owner) && !areOldAllies(state, faction, owner)
}

function clauseFor(state: State, army: Army): Clause {
  if (isNewAllys(state, army)) return 'SNS 4.6.2'
  return isOnSiege(state, army) ? 'SNS 7.1.13' : 'SNS 6.5.1'
}

/** SNS 5.2.2, SNS 5.2.4: an army on Attack, or one that has come to the support of such an army. */
export function isOnSiege(state: State, army: Army): boolean {
  if (isOnAttack(army)) return true
  if (stanceOf(army).stance !== 'support' || !hasEntered(army)) return false
  for (const other of armiesAt(state, army.at))
    if (areAllied(state, army.faction, other.faction) && isOnAttack(other)) return true
  return false
}
