import { realmsHeld } from '../board/realms.ts'
import { harvestCards } from '../cards/harvest-cards.ts'
import { GOOD_YEAR } from '../data/events.ts'
import type { RaceId } from '../data/races.ts'
import type { RealmId } from '../data/realms.ts'
import type { Goods } from '../data/resources.ts'
import { halved, lawOn } from '../events/laws.ts'
import { gain, noGoods, only, times } from '../goods.ts'
import { inOrder, playerOf } from '../players.ts'
import type { SowFlow, SowTable } from '../state.ts'
import { goodYearKind } from './decide-good-year.ts'
import { say } from './words.en.ts'
import { addGoods, choosesGoodYear, yieldOf } from './yields.ts'

/** SOW 6.1; what is above the limit of a stock is lost (SOW 6.1.6). */
export function* harvest(t: SowTable): SowFlow {
  const { state } = t
  state.phase = 'harvest'
  const rich = yield* t.step('cards', () => harvestCards(t))
  const chosen = yield* t.step('good years', () => goodYears(t))
  yield* t.step('harvest', () => {
    for (const race of inOrder(state)) {
      const goods = harvestOf(t, race, rich[race] ?? [], chosen)
      gain(playerOf(state, race).stock, goods)
      t.tell('all', 'SOW 6.1.1', say('economy.harvest', { race, goods }))
    }
  })
}

type Chosen = Partial<Record<RealmId, Goods>>

/** SOW 5.7 */
function* goodYears(t: SowTable): SowFlow<Chosen> {
  const chosen: Chosen = {}
  const { goodYears: years } = t.state.weather
  for (const { race, realm } of choosesGoodYear(t.state)) {
    const kind = yield* t.step(realm.id, () => t.ask(race, goodYearKind, { realm: realm.id }))
    chosen[realm.id] = only(kind, years * GOOD_YEAR)
  }
  return chosen
}

/** What all Realms of a player yield; Realms of Rich Yield once more for each card (SOW 12.2.3). */
function harvestOf({ state }: SowTable, race: RaceId, rich: readonly RealmId[], chosen: Chosen): Goods {
  const total = noGoods()
  for (const realm of realmsHeld(state, race)) {
    const goods = yieldOf(state, realm, rich)
    addGoods(goods, chosen[realm.id] ?? noGoods())
    addGoods(total, times(goods, 1 + rich.filter((id) => id === realm.id).length))
  }
  if (lawOn(state, 'grain-law') === 'rejected') total.grain = halved(total.grain)
  return total
}
