import { PASS } from '@windward/table'
import type { LandId } from '../data/area-ids.ts'
import { REVOLTS, type RevoltId } from '../data/cards/expansion-cards.ts'
import type { FactionId } from '../data/factions/factions.ts'
import { discard } from '../hand.ts'
import type { RevoltPlay } from '../intrigue/play.ts'
import { keyOf, type PieceKey } from '../pieces.ts'
import { armiesAt, fleetsAt, fleetsCalled, removeEmpty } from '../pieces-of.ts'
import { inPlayOrder, powerOf } from '../powers.ts'
import { putToSea } from '../siege/docked-fleets.ts'
import type { LandState, SnsFlow, SnsTable } from '../state.ts'
import { areAllied } from '../teams.ts'
import { pay } from '../treasury.ts'
import { callUpMilitia } from './decide-call-up-militia.ts'
import { supportUnrest } from './decide-support-unrest.ts'
import { unrestVoters } from './revolt-play.ts'
import { say } from './revolts-words.en.ts'

/** A revolt as everybody sees it played. */
export type OpenRevolt = Pick<RevoltPlay, 'play' | 'land'>

/** SNS 12.3.6: the card is played; peasants that it asks for go home at once. */
export function playRevolt(t: SnsTable, by: FactionId, play: RevoltPlay): void {
  const { play: card, land } = play
  discard(t.state, powerOf(t.state, by), card)
  t.tell('all', 'SNS 12.3.6', say('revolt.played', { by, card, land }))
  if (play.play === 'peasantRevolt') sendHome(t, by, play.peasants)
}

/** SNS 12.3.6: whether the revolt is stirred up; it breaks out when the next phase 2 begins. */
export function* stirUp(t: SnsTable, by: FactionId, { play: card, land }: OpenRevolt): SnsFlow {
  const { state } = t
  const { owner } = state.lands[land]
  if (owner === null) throw new Error(`${land} has nobody to revolt against`)
  const stirred = yield* t.step('stirred up', () => isStirredUp(t, by, card, land))
  if (!stirred) {
    t.tell('all', 'SNS 12.3.6', say('revolt.fizzled', { land }))
  } else if (yield* isPutDown(t, owner, { by, card, land })) {
    discard(state, powerOf(state, owner), 'callUpMilitia')
    t.tell('all', 'SNS 12.3.7', say('revolt.militia', { owner, land }))
  } else {
    state.revolts.push({ card, by, land })
    t.tell('all', 'SNS 12.3.7', say('revolt.brews', { land }))
  }
}

/** What the card asks of its player is given, asked or rolled. */
function* isStirredUp(t: SnsTable, by: FactionId, card: RevoltId, land: LandId): SnsFlow<boolean> {
  const { needs } = REVOLTS[card]
  switch (needs.kind) {
    case 'supporters':
      return (yield* supporters(t, by, land)) >= needs.number
    case 'roll': {
      pay(powerOf(t.state, by), needs.gold)
      const rolled = t.dice.rolls(2, 6)
      const total = rolled.reduce((sum, die) => sum + die, 0)
      t.tell('all', 'SNS 12.3.6', say('revolt.rolled', { by, price: needs.gold, rolled, total }))
      return total <= needs.succeedsUpTo
    }
    case 'ownPeasants':
    case 'adjacentArmy':
      return true
  }
}

/** From which armies the peasants come is nobody else's business (SNS 14.1.1). */
function sendHome(
  t: SnsTable,
  by: FactionId,
  peasants: Extract<RevoltPlay, { peasants: unknown }>['peasants'],
): void {
  const { armies } = powerOf(t.state, by)
  for (const { army, count } of peasants) {
    const own = armies[army]
    if (own !== undefined) own.units.PS -= count
  }
  removeEmpty(t.state, by)
}

function* supporters(t: SnsTable, by: FactionId, land: LandId): SnsFlow<number> {
  const voters = inPlayOrder(unrestVoters(t.state, by, land))
  const votes = yield* t.askAll(voters, supportUnrest, () => ({ by, land }))
  const agreed = voters.filter((seat) => votes.get(seat) === 'agree')
  t.tell('all', 'SNS 12.3.6', say('revolt.agreed', { agreed }))
  return agreed.length
}

/** Hand sizes are open: an owner without any card need not be asked. */
function* isPutDown(
  t: SnsTable,
  owner: FactionId,
  brief: { by: FactionId; card: RevoltPlay['play']; land: LandId },
): SnsFlow<boolean> {
  if (powerOf(t.state, owner).hand.length === 0) return false
  return (yield* t.ask(owner, callUpMilitia, brief)) !== PASS
}

/** SNS 12.3.7: the land and its owner's cities; what others hold in it by then is not his to lose. */
function throwOff(land: LandState, owner: FactionId): void {
  land.owner = null
  for (const city of land.cities) if (city.holder === owner) city.holder = null
}

/** SNS 12.3.7: revolts of the last phase 2 break out where no army of the owner or of his team stands. */
export function* breakOutRevolts(t: SnsTable): SnsFlow {
  const docked = yield* t.step('outbreak', () => throwOffOwners(t))
  yield* putToSea(t, fleetsCalled(t.state, docked), 'SNS 12.3.7')
}

/** The fleets docked in lands that are lost. */
function throwOffOwners(t: SnsTable): PieceKey[] {
  const { state } = t
  const lost: LandId[] = []
  for (const revolt of state.revolts) {
    const { land } = revolt
    const { owner } = state.lands[land]
    state.revolts = state.revolts.filter((each) => each !== revolt)
    if (owner === null) continue
    const guard = armiesAt(state, land).find(({ faction }) => areAllied(state, faction, owner))
    if (guard !== undefined) {
      t.tell('all', 'SNS 12.3.7', say('revolt.quelled', { land, guard: guard.faction }))
    } else {
      throwOff(state.lands[land], owner)
      lost.push(land)
      t.tell('all', 'SNS 12.3.7', say('revolt.broke-out', { land, owner }))
    }
  }
  return lost.flatMap((land) => fleetsAt(state, land)).map(keyOf)
}
