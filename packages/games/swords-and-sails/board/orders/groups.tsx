import type { Draft } from '@windward/kit/contract.ts'
import { type ArmyOrder, type Orders, teamOf } from '@windward/swords-and-sails/facts'
import type { Desk } from './desk.ts'
import { meetings } from './meetings.ts'
import { words } from './words.en.ts'

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
              {words.asOne(
                orders.map(({ army }) => army),
                land,
                hasTeam,
              )}
            </span>
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
