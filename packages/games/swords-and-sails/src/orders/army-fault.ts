import { type Clause, type Refusal, refuse } from '@windward/table'
import { isLandId, type LandId } from '../data/area-ids.ts'
import { isClosed } from '../lands.ts'
import { type Army, keyOf } from '../pieces.ts'
import { areAllied } from '../teams.ts'
import { boardingFault } from './boarding-fault.ts'
import { marchFault } from './march.ts'
import type { ArmyOrder } from './order.ts'
import { endOf, fleetsNamed, landsFrom, type Plan } from './plan.ts'
import { entersTeamMates, stanceFault } from './stance-fault.ts'
import { say } from './words.en.ts'

/** What is wrong with the order of an army; or nothing. */
export function armyFault(plan: Plan, army: Army, order: ArmyOrder): Refusal | undefined {
  return (
    deedFault(plan, army, order) ??
    stanceFault(plan.board, army, order) ??
    friendsFault(plan, army, order) ??
    besiegerFault(plan, order)
  )
}

/** SNS 4.2.7 */
function friendsFault({ board }: Plan, army: Army, { does, meets }: ArmyOrder): Refusal | undefined {
  return meets.stance === 'attack' && entersTeamMates(board, army, does)
    ? refuse('SNS 4.2.7', say('orders.attack-friends', { piece: keyOf(army) }))
    : undefined
}

function deedFault(plan: Plan, army: Army, { does }: ArmyOrder): Refusal | undefined {
  switch (does.deed) {
    case 'hold':
      return undefined
    case 'move':
      return movingFault(plan, army, does.to)
    case 'board':
      return boardingFault(plan, army, does)
    case 'land':
      return landingFault(plan, army, does.to)
  }
}

const CLAUSES: Readonly<Record<NonNullable<ReturnType<typeof marchFault>>, Clause>> = {
  closed: 'SNS 6.1.5',
  far: 'SNS 6.1.2',
  shores: 'SNS 6.3.5',
  strait: 'SNS 6.3.6',
}

function movingFault({ board, faction }: Plan, army: Army, to: LandId): Refusal | undefined {
  const piece = keyOf(army)
  const { at } = army
  if (!isLandId(at)) return refuse('SNS 5.4.7', say('orders.aboard-marches', { piece }))
  const fault = marchFault(board, faction, at, to)
  return fault && refuse(CLAUSES[fault], say(`orders.march-${fault}`, { piece, at, to }))
}

function landingFault(plan: Plan, army: Army, to: LandId): Refusal | undefined {
  const piece = keyOf(army)
  const [fleet] = fleetsNamed(plan, army.aboard)
  if (fleet === undefined) return refuse('SNS 5.1.8', say('orders.not-aboard', { piece }))
  if (isClosed(plan.board, to))
    return refuse('SNS 6.1.5', say('orders.march-closed', { piece, at: fleet.at, to }))
  return landsFrom(plan.board, endOf(plan, fleet)).includes(to)
    ? undefined
    : refuse('SNS 6.1.3', say('orders.land-far', { piece, to }))
}

/** SNS 8.1.4 */
function besiegerFault({ board, faction }: Plan, { besieger }: ArmyOrder): Refusal | undefined {
  if (besieger === undefined || areAllied(board, faction, besieger)) return undefined
  return refuse('SNS 8.1.4', say('orders.besieger', { faction: besieger }))
}
