import { after, answer, type Branch, branch, isBare, type Options, oneOf } from '@windward/table'
import type { AreaId } from '../data/area-ids.ts'
import { ARMY_IDS, FLEET_IDS } from '../data/pieces.ts'
import { noUnits } from '../pieces.ts'
import { affordable, goodsFor, goodsOptions, type Receiver } from './goods.ts'
import { armyPlaces, fleetPlaces } from './mustering-places.ts'
import type { Plan } from './plan.ts'
import { commandCost } from './prices.ts'
import type { Purchase, Raised } from './purchase.ts'
import { say } from './words.en.ts'

/** SNS 9.2: a new army and a new fleet, each with the lowest number that is free. */
export function raisingOptions(plan: Plan): Branch<Purchase>[] {
  const { view, own, armies, fleets } = plan
  const army = ARMY_IDS.find((id) => !armies.some((each) => each.id === id))
  const fleet = FLEET_IDS.find((id) => !fleets.some((each) => each.id === id))
  const ways: Branch<Purchase>[] = []
  if (army !== undefined) {
    const places = placeOptions(armyPlaces(view, own.faction))
    const raised = after(places, (at) => answer<Raised>({ army, at }))
    ways.push(...newPiece(plan, { army, units: noUnits() }, raised, commandCost(armies.length)))
  }
  if (fleet !== undefined) {
    const places = placeOptions(fleetPlaces(view, own.faction))
    const raised = after(places, (at) => answer<Raised>({ fleet, at }))
    ways.push(...newPiece(plan, { fleet }, raised, commandCost(fleets.length)))
  }
  return ways
}

function placeOptions<A extends AreaId>(places: readonly A[]): Options<A> {
  return oneOf(places, (at) => ({ key: at, label: say('build.option.at', { at }) }))
}

/** SNS 9.2.3: it comes with its first units, since it cannot stand empty. */
function newPiece(
  { own, gold, list }: Plan,
  receiver: Receiver,
  raised: Options<Raised>,
  price: number | undefined,
): Branch<Purchase>[] {
  if (price === undefined || isBare(raised)) return []
  const goods = goodsFor(own, receiver, affordable(own, gold - price))
  if (goods.length === 0) return []
  const kind = 'army' in receiver ? 'army' : 'fleet'
  const leads = () =>
    after(raised, (piece) =>
      after(goodsOptions(goods), (batch) =>
        answer({ ...list, raised: [...list.raised, piece], bought: [...list.bought, batch] }),
      ),
    )
  return [branch(`raise-${kind}`, leads, say('build.option.raise', { kind, price }))]
}
