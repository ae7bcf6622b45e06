import { actionAt, type GunnerAction, postsOf } from '../gunners/gunner.ts'
import { shipOf } from '../ships.ts'
import type { SeenGuns, View } from '../view.ts'
import type { Orders } from './decide-plan.ts'
import type { ActionsDue, OrdersDue } from './orders-due.ts'

/** SOG 5.4, SOG 10.1.5: straight on. */
export function absentOrders(view: View, due: OrdersDue): Orders {
  const { ship, cards } = due
  return {
    ship,
    card: cards.find((card) => card === 'straight' || card === 'aback-5') ?? cards[0] ?? null,
    actions: absentActions(shipOf(view, ship), due),
  }
}

/** SOG 11.2.8: guns are loaded and fired as far as the crew goes. */
export function absentActions<A extends GunnerAction>(
  gunner: Parameters<typeof postsOf<SeenGuns>>[0],
  { counters, most }: ActionsDue<A>,
): A[] {
  return postsOf(gunner)
    .flatMap(({ post, guns }) => {
      const wished = actionAt(guns.box === null ? 'reload' : 'fire', post)
      return counters.filter((counter) => counter === wished)
    })
    .slice(0, most)
}
