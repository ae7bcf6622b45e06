import { after, type Branch, branch, type Options, oneOf, turned } from '@windward/table'
import type { AreaId, LandId } from '../data/area-ids.ts'
import { ARMY_IDS, type ArmyId, FLEET_IDS, type FleetId } from '../data/pieces.ts'
import { noUnits } from '../pieces.ts'
import { affordable, canReceive, goodsFor, goodsOptions, type Receiver } from './goods.ts'
import type { Grounds } from './grounds.ts'
import { type Plan, withBought, withRaised } from './plan.ts'
import { commandCost } from './prices.ts'
import type { Raised } from './purchase.ts'
import { say } from './words.en.ts'

/** SNS 9.2: a new army and a new fleet, each with the lowest number that is free. */
export function raisingOptions(plan: Plan): Branch<Plan>[] {
  const { grounds, armies, fleets, gold } = plan
  const ways: Branch<Plan>[] = []
  const armyPrice = commandCost(armies.length)
  if (armyPrice !== undefined && armyPrice < gold) {
    const army = ARMY_IDS.find((id) => !armies.some((each) => each.id === id))
    if (army !== undefined) ways.push(...newPiece(plan, newArmy(grounds, army), armyPrice))
  }
  const fleetPrice = commandCost(fleets.length)
  if (fleetPrice !== undefined && fleetPrice < gold) {
    const fleet = FLEET_IDS.find((id) => !fleets.some((each) => each.id === id))
    if (fleet !== undefined) ways.push(...newPiece(plan, newFleet(grounds, fleet), fleetPrice))
  }
  return ways
}

/** A piece that could be raised, and where. */
interface NewPiece<A extends AreaId> {
  readonly receiver: Receiver
  places(): readonly A[]
  raised(at: A): Raised
}

function newArmy(grounds: Grounds, army: ArmyId): NewPiece<LandId> {
  return {
    receiver: { army, units: noUnits() },
    places: () => grounds.lands,
    raised: (at) => ({ army, at }),
  }
}

function newFleet(grounds: Grounds, fleet: FleetId): NewPiece<AreaId> {
  return {
    receiver: { fleet },
    places: () => grounds.waters,
    raised: (at) => ({ fleet, at }),
  }
}

/** SNS 9.2.3: it comes with its first units, since it cannot stand empty. */
function newPiece<A extends AreaId>(
  plan: Plan,
  { receiver, places, raised }: NewPiece<A>,
  price: number,
): Branch<Plan>[] {
  const { own, gold } = plan
  const supply = affordable(own, gold - price)
  if (!canReceive(own, receiver, supply)) return []
  const open = places()
  if (open.length === 0) return []
  const kind = 'army' in receiver ? 'army' : 'fleet'
  const leads = (): Options<Plan> =>
    after(
      oneOf(open, (at) => ({ key: at, label: say('build.option.at', { at }) })),
      (at) =>
        turned(goodsOptions(goodsFor(own, receiver, supply)), (batch) =>
          withBought(withRaised(plan, raised(at)), batch),
        ),
    )
  return [branch(`raise-${kind}`, leads, say('build.option.raise', { kind, price }))]
}
