import { type ArmyOrder, type LandId, nameOf, type Orders } from '@windward/swords-and-sails/board'
import type { Draft } from '../../../table/contract.ts'
import type { Desk } from './desk.ts'

/** The lands into which several armies go from different places: there they may fight as one (SNS 5.3.1). */
function meetings({ plan, sheet }: Desk): { land: LandId; orders: ArmyOrder[] }[] {
  const goals = new Map<LandId, ArmyOrder[]>()
  for (const order of sheet.armies) {
    const to = 'to' in order.does ? order.does.to : undefined
    if (to !== undefined) goals.set(to, [...(goals.get(to) ?? []), order])
  }
  const place = ({ army }: ArmyOrder) => plan.armies.find(({ id }) => id === army)?.at
  return [...goals]
    .map(([land, orders]) => ({ land, orders }))
    .filter(({ orders }) => new Set(orders.map(place)).size > 1)
}

export function Groups({ desk, draft }: { readonly desk: Desk; readonly draft: Draft }) {
  return (
    <>
      {meetings(desk).map(({ land, orders }) => {
        const together = orders.every(({ group }) => group === land)
        return (
          <label key={land} class="together">
            <input
              type="checkbox"
              checked={together}
              onChange={() => draft.set(joined(desk.sheet, orders, together ? undefined : land))}
            />
            Armies {orders.map(({ army }) => army).join(' and ')} enter {nameOf(land)} as one
          </label>
        )
      })}
    </>
  )
}

function joined(sheet: Orders, orders: readonly ArmyOrder[], group: string | undefined): Orders {
  const armies = sheet.armies.map((order) => {
    if (!orders.includes(order)) return order
    const { group: _, ...alone } = order
    return group === undefined ? alone : { ...alone, group }
  })
  return { ...sheet, armies }
}
