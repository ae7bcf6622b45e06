import {
  type Batch,
  type BuildingPlan,
  emptyPlan,
  type FactionId,
  nothingBought,
  type Purchase,
  purchaseShape,
  SHIP_IDS,
  type ShipId,
  UNIT_IDS,
  type UnitId,
  type View,
  withBought,
  withGift,
  withHired,
  withRaised,
} from '@windward/swords-and-sails/facts'

/** The purchase as far as it is written. */
export function purchaseIn(work: unknown): Purchase {
  const read = purchaseShape.safeParse(work)
  return read.success ? read.data : nothingBought()
}

/** The seat as it would stand with the purchase. */
export function planWith(
  view: View,
  seat: FactionId,
  { raised, bought, gifts, hired }: Purchase,
): BuildingPlan {
  let plan = emptyPlan(view, seat)
  for (const each of raised) plan = withRaised(plan, each)
  for (const each of bought) plan = withBought(plan, each)
  for (const { card, batches } of gifts) for (const batch of batches) plan = withGift(plan, card, batch)
  for (const each of hired) plan = withHired(plan, each)
  return plan
}

export type Kind = UnitId | ShipId
export type PieceId = BuildingPlan['armies'][number]['id'] | BuildingPlan['fleets'][number]['id']

const isFor = (batch: Batch, id: PieceId): boolean =>
  'army' in batch ? batch.army === id : batch.fleet === id

export function boughtOf({ bought }: Purchase, id: PieceId, kind: Kind): number {
  return bought.filter((batch) => isFor(batch, id)).reduce((sum, batch) => sum + countIn(batch, kind), 0)
}

function countIn(batch: Batch, kind: Kind): number {
  const counts: Partial<Record<Kind, number>> = 'army' in batch ? batch.units : batch.ships
  return counts[kind] ?? 0
}

/** The purchase with so many of a kind for a piece. */
export function buying(purchase: Purchase, id: PieceId, kind: Kind, count: number): Purchase {
  const others = purchase.bought.filter((batch) => !isFor(batch, id))
  const counts = new Map<Kind, number>()
  for (const each of [...UNIT_IDS, ...SHIP_IDS]) {
    const wanted = each === kind ? count : boughtOf(purchase, id, each)
    if (wanted > 0) counts.set(each, wanted)
  }
  const batch = counts.size === 0 ? undefined : batchOf(id, counts)
  return { ...purchase, bought: batch === undefined ? others : [...others, batch] }
}

/** So many of each kind for an army or a fleet. */
export function batchOf(id: PieceId, counts: ReadonlyMap<Kind, number>): Batch {
  switch (id) {
    case '1':
    case '2':
    case '3':
    case '4':
    case '5':
      return { fleet: id, ships: only(SHIP_IDS, counts) }
    default:
      return { army: id, units: only(UNIT_IDS, counts) }
  }
}

function only<K extends Kind>(
  kinds: readonly K[],
  counts: ReadonlyMap<Kind, number>,
): Partial<Record<K, number>> {
  const chosen: Partial<Record<K, number>> = {}
  for (const kind of kinds) {
    const count = counts.get(kind)
    if (count !== undefined) chosen[kind] = count
  }
  return chosen
}

/** Without a piece that was to be raised, and without all that was meant for it. */
export function unraised(purchase: Purchase, id: PieceId): Purchase {
  return {
    ...purchase,
    raised: purchase.raised.filter((each) => ('army' in each ? each.army : each.fleet) !== id),
    bought: purchase.bought.filter((batch) => !isFor(batch, id)),
    gifts: purchase.gifts.filter(({ batches }) => !batches.some((batch) => isFor(batch, id))),
    hired: purchase.hired.filter((each) => ('army' in each ? each.army : each.fleet) !== id),
  }
}

export type Receiver = BuildingPlan['armies'][number] | BuildingPlan['fleets'][number]

/** The pieces that stand where they may receive something (SNS 9.1.2, SNS 9.1.3). */
export function receivers({ grounds, armies, fleets }: BuildingPlan): Receiver[] {
  const lands: ReadonlySet<string> = new Set(grounds.lands)
  const waters: ReadonlySet<string> = new Set(grounds.waters)
  return [...armies.filter(({ at }) => lands.has(at)), ...fleets.filter(({ at }) => waters.has(at))]
}
