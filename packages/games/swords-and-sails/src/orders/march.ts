import { type Clause, type Refusal, refuse } from '@windward/table'
import { z } from 'zod'
import { type AreaId, isLandId, type LandId, landIds } from '../data/area-ids.ts'
import type { FactionId } from '../data/factions/factions.ts'
import { landNeighbours, landsAcrossStrait, straitBetween } from '../data/map.ts'
import { borders, controls, isClosed } from '../lands.ts'
import { dropOrder } from '../movement/drop-order.ts'
import { isBarred } from '../movement/entry.ts'
import { say as tellHow } from '../movement/words.en.ts'
import { type Army, keyOf, type PieceKey } from '../pieces.ts'
import { armyCalled, everyArmy } from '../pieces-of.ts'
import type { SnsTable } from '../state.ts'
import { areAllied, areOldAllies, isFriendly } from '../teams.ts'
import type { Board, View } from '../view/view.ts'
import type { Plan } from './plan.ts'
import { say } from './words.en.ts'

/** SNS 5.1.2: an army goes into a land beside its own. */
export const marchShape = z.strictObject({ deed: z.literal('move'), to: z.enum(landIds) })

type Lands = Pick<Board, 'options' | 'seats' | 'lands'>

/** SNS 6.1.2, SNS 6.3.5: where an army of the faction may march to from here. */
export function marches(board: Lands, faction: FactionId, from: LandId): readonly LandId[] {
  const beside = borders(board, from)
  const across = landsAcrossStrait(from)
  if (across.length === 0) return beside
  return [...beside, ...across.filter((to) => hindrance(board, faction, from, to) === undefined)]
}

/** The lands an army can march to, friendly ones or all others. */
export function marchesInto({ board }: Plan, { faction, at }: Army, friendly: boolean): readonly LandId[] {
  if (!isLandId(at)) return []
  return marches(board, faction, at).filter((land) => isFriendly(board, faction, land) === friendly)
}

/** Why an army of the faction cannot march so; or nothing. */
function hindrance(
  board: Lands,
  faction: FactionId,
  from: LandId,
  to: LandId,
): 'closed' | 'far' | 'shores' | 'strait' | undefined {
  if (landNeighbours(from).includes(to)) return isClosed(board, to) ? 'closed' : undefined
  const strait = straitBetween(from, to)
  if (strait === undefined) return 'far'
  if (!strait.armyCrossing) return 'strait'
  return controls(board, faction, from) && controls(board, faction, to) ? undefined : 'shores'
}

const CLAUSES: Readonly<Record<NonNullable<ReturnType<typeof hindrance>>, Clause>> = {
  closed: 'SNS 6.1.5',
  far: 'SNS 6.1.2',
  shores: 'SNS 6.3.5',
  strait: 'SNS 6.3.6',
}

/** What is wrong with such an order; or nothing. */
export function marchFault({ board, faction }: Plan, army: Army, to: LandId): Refusal | undefined {
  const piece = keyOf(army)
  const { at } = army
  if (!isLandId(at)) return refuse('SNS 5.4.7', say('orders.aboard-marches', { piece }))
  const fault = hindrance(board, faction, at, to)
  return fault && refuse(CLAUSES[fault], say(`orders.march-${fault}`, { piece, at, to }))
}

/** SNS 6.2.2: land where, as one sees it, a team-mate of this season rules or stands. */
export function isShut(view: View, faction: FactionId, area: AreaId): boolean {
  if (!isLandId(area)) return false
  const { owner } = view.lands[area]
  const isNew = (seat: FactionId) => areAllied(view, faction, seat) && !areOldAllies(view, faction, seat)
  return view.seats.some((seat) => isNew(seat) && (owner === seat || standsIn(view, seat, area)))
}

/** Armies on land, fleets at sea: who would fight there. */
export function standsIn({ powers }: View, seat: FactionId, area: AreaId): boolean {
  const { armies = {}, fleets = {} } = powers[seat] ?? {}
  return Object.values(isLandId(area) ? armies : fleets).some(({ at }) => at === area)
}

/** An army on its way over a border. */
export interface March {
  readonly army: PieceKey
  readonly from: LandId
  readonly to: LandId
}

/** The marches that can be made; the others are dropped. */
export function marchesOf(t: SnsTable): March[] {
  const found: March[] = []
  for (const army of everyArmy(t.state)) {
    const does = army.order?.does
    const { at } = army
    if (does?.deed !== 'move' || !isLandId(does.to) || !isLandId(at)) continue
    const { to } = does
    if (isBarred(t.state, army, to)) dropOrder(t, army, 'friends', 'SNS 6.2.2')
    else if (hindrance(t.state, army.faction, at, to) !== undefined) dropOrder(t, army, 'march')
    else found.push({ army: keyOf(army), from: at, to })
  }
  return found
}

export function march(t: SnsTable, { army: piece, to }: March): void {
  const army = armyCalled(t.state, piece)
  if (army === undefined) throw new Error(`${piece} cannot march`)
  army.at = to
  t.tell('all', 'SNS 6.1.2', tellHow('movement.marched', { piece, to }))
}
