import { type Refusal, refuse } from '@windward/table'
import { isMercenary } from '../cards.ts'
import type { FactionId } from '../data/factions/factions.ts'
import { ARMY_IDS, FLEET_IDS } from '../data/pieces.ts'
import { UNIT_IDS } from '../data/units.ts'
import { areSoldiers } from '../expansion/mercenaries.ts'
import { controls } from '../lands.ts'
import { keyOf, type PieceKey } from '../pieces.ts'
import { hasTooManyPeasants, isEmpty } from '../pieces-of.ts'
import { isLearningTurn } from '../setup/learning-turn.ts'
import { type OwnPower, ownPower } from '../view/own-power.ts'
import type { View } from '../view/view.ts'
import { billFor, joiningUnits } from './bill.ts'
import { giftFault } from './gift-fault.ts'
import { type Forces, forcesOf, muster } from './muster.ts'
import { armyPlaceFault, fleetPlaceFault, isFleetPlace } from './mustering-places.ts'
import { type Batch, batchesOf, type Hired, type Purchase, type Raised } from './purchase.ts'
import { say } from './words.en.ts'

/** Why a purchase is refused, as a whole (SNS 9). */
export function purchaseFault(view: View, seat: FactionId, purchase: Purchase): Refusal | undefined {
  const own = ownPower(view, seat)
  return (
    raisedFault(view, own, purchase.raised) ??
    cardsFault(view, own, purchase) ??
    joiningFault(own, purchase) ??
    priceFault(own, purchase) ??
    musteredFault(view, own, purchase)
  )
}

/** SNS 9.2.2, SNS 9.2.4, SNS 1.3.7 */
function raisedFault(view: View, own: OwnPower, raised: readonly Raised[]): Refusal | undefined {
  if (raised.length === 0) return undefined
  const armies = own.armies.map(({ id }) => id)
  const fleets = own.fleets.map(({ id }) => id)
  for (const each of raised) {
    const [kind, fault] =
      'army' in each
        ? (['army', numberFault(armies, each.army, ARMY_IDS.length)] as const)
        : (['fleet', numberFault(fleets, each.fleet, FLEET_IDS.length)] as const)
    const piece = keyOfRaised(own.faction, each)
    if (fault === 'full') return refuse('SNS 1.3.7', say('build.no-more', { kind }))
    if (fault === 'taken') return refuse('SNS 9.2.2', say('build.number-taken', { piece }))
    const isThere =
      'army' in each ? controls(view, own.faction, each.at) : isFleetPlace(view, own.faction, each.at)
    if (!isThere) return refuse('SNS 9.2.4', say('build.not-there', { piece, at: each.at }))
    if ('army' in each) armies.push(each.army)
    else fleets.push(each.fleet)
  }
  return undefined
}

function numberFault<Id>(used: readonly Id[], id: Id, most: number): 'full' | 'taken' | undefined {
  if (used.length >= most) return 'full'
  return used.includes(id) ? 'taken' : undefined
}

function keyOfRaised(faction: FactionId, raised: Raised): PieceKey {
  return 'army' in raised ? `${faction} ${raised.army}` : `${faction} ${raised.fleet}`
}

/** SNS 9.3, SNS 12.3.2: cards must be in the hand, each as often as it is played, and do what they can do. */
function cardsFault(
  view: View,
  { faction, hand }: OwnPower,
  { gifts, hired }: Purchase,
): Refusal | undefined {
  if (gifts.length === 0 && hired.length === 0) return undefined
  const played = [...gifts, ...hired].map(({ card }) => card)
  if (isLearningTurn(view)) return refuse('SNS 13.1.4', say('build.no-cards-yet'))
  const left = [...hand]
  for (const card of played) {
    const place = left.indexOf(card)
    if (place < 0) {
      const clause = isMercenary(card) ? 'SNS 12.3.2' : 'SNS 9.3.5'
      return refuse(clause, say('build.card-not-held', { card }))
    }
    left.splice(place, 1)
  }
  for (const gift of gifts) {
    const fault = giftFault(faction, gift)
    if (fault !== undefined) return fault
  }
  const misplaced = hired.find((each) => areSoldiers(each.card) !== 'army' in each)
  return misplaced && refuse('SNS 12.3.2', say('build.wrong-piece', { card: misplaced.card }))
}

/** SNS 9.4.1 */
function joiningFault(own: OwnPower, purchase: Purchase): Refusal | undefined {
  if (purchase.joining.length === 0) return undefined
  for (const unit of UNIT_IDS) {
    const most = joiningUnits(own, purchase, unit)
    const joining = purchase.joining.reduce((sum, { units }) => sum + (units[unit] ?? 0), 0)
    if (joining > most) return refuse('SNS 9.4.1', say('build.joining', { unit, most }))
  }
  return undefined
}

/** SNS 9.1.5 */
function priceFault(own: OwnPower, purchase: Purchase): Refusal | undefined {
  const price = billFor(own, { armies: own.armies.length, fleets: own.fleets.length }, purchase)
  return price > own.gold ? refuse('SNS 9.1.5', say('build.poor', { price, gold: own.gold })) : undefined
}

/** What is wrong with the pieces as they would stand: where they are, what is in them. */
function musteredFault(view: View, own: OwnPower, purchase: Purchase): Refusal | undefined {
  const { faction } = own
  const batches = batchesOf(purchase)
  const receivers = purchase.hired.length === 0 ? batches : [...batches, ...purchase.hired]
  if (receivers.length === 0 && purchase.raised.length === 0) return undefined
  const forces = forcesOf(own, purchase)
  muster(forces, faction, purchase, view.number)
  for (const receiver of receivers) {
    const fault = receiverFault(view, faction, forces, receiver)
    if (fault !== undefined) return fault
  }
  const empty = purchase.raised.find((each) => {
    const piece = 'army' in each ? forces.armies[each.army] : forces.fleets[each.fleet]
    return piece === undefined || isEmpty(piece)
  })
  if (empty !== undefined)
    return refuse('SNS 9.2.3', say('build.empty', { piece: keyOfRaised(faction, empty) }))
  return peasantFault(faction, forces, batches)
}

function receiverFault(
  view: View,
  faction: FactionId,
  { armies, fleets }: Forces,
  receiver: Batch | Hired,
): Refusal | undefined {
  if ('army' in receiver) {
    const army = armies[receiver.army]
    if (army !== undefined) return armyPlaceFault(view, army)
    return refuse('SNS 9.1.2', say('build.no-such-piece', { piece: `${faction} ${receiver.army}` }))
  }
  const fleet = fleets[receiver.fleet]
  if (fleet !== undefined) return fleetPlaceFault(view, fleet)
  return refuse('SNS 9.1.3', say('build.no-such-piece', { piece: `${faction} ${receiver.fleet}` }))
}

/** SNS 9.1.4, SNS 1.3.6 */
function peasantFault(
  faction: FactionId,
  { armies }: Forces,
  batches: readonly Batch[],
): Refusal | undefined {
  for (const batch of batches) {
    const army = 'army' in batch ? armies[batch.army] : undefined
    if (army !== undefined && hasTooManyPeasants(faction, army.units))
      return refuse('SNS 9.1.4', say('build.peasants', { piece: keyOf(army) }))
  }
  return undefined
}
