import type { Draft } from '@windward/kit/contract.ts'
import { type ArmyOrder, nameOf, type Orders, teamOf } from '@windward/swords-and-sails/facts'
import type { Desk } from './desk.ts'
import { meetings } from './meetings.ts'

export function Groups({ desk, draft }: { readonly desk: Desk; readonly draft: Draft }) {
  const hasTeam = teamOf(desk.view, desk.seat) !== undefined
  return (
    <>
      {meetings(desk.plan, desk.sheet, hasTeam).map(({ land, orders }) => {
        const together = orders.every(({ group }) => group === land)
        return (
          <label key={land} class="together">
            <input
              type="checkbox"
              checked={together}
              onChange={() => draft.set(joined(desk.sheet, orders, together ? undefined : land))}
            />
            <span>
              {entering(orders)} {nameOf(land)} as one
              {hasTeam &&
                `${orders.length > 1 ? ', and' : ''} with every army of your team that is told so too`}
            </span>
          </label>
        )
      })}
    </>
  )
}

function entering(orders: readonly ArmyOrder[]): string {
  const names = orders.map(({ army }) => army).join(' and ')
  return orders.length === 1 ? `Army ${names} enters` : `Armies ${names} enter`
}

function joined(sheet: Orders, orders: readonly ArmyOrder[], group: string | undefined): Orders {
  const armies = sheet.armies.map((order) => {
    if (!orders.includes(order)) return order
    const { group: _, ...alone } = order
    return group === undefined ? alone : { ...alone, group }
  })
  return { ...sheet, armies }
}
