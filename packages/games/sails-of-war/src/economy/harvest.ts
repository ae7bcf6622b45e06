import { realmsHeld } from '../board/realms.ts'
import { harvestCards } from '../cards/harvest-cards.ts'
import { GOOD_YEAR } from '../data/events.ts'
import type { RaceId } from '../data/races.ts'
import type { RealmId } from '../data/realms.ts'
import { type Goods, RESOURCE_IDS } from '../data/resources.ts'
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
  yield* t.step('good years', () => goodYears(t))
  yield* t.step('harvest', () => {
    for (const race of inOrder(state)) {
      const goods = harvestOf(t, race, rich[race] ?? [])
      delete playerOf(state, race).chosen
      gain(playerOf(state, race).stock, goods)
      t.tell('all', 'SOW 6.1.1', say('economy.harvest', { race, goods }))
    }
  })
}

/** SOW 5.7: what was chosen others learn from what is harvested (SOW 17.1.7). */
function* goodYears(t: SowTable): SowFlow {
  for (const { race, realm } of choosesGoodYear(t.state)) {
    yield* t.step(realm.id, function* () {
      const kind = yield* t.ask(race, goodYearKind, { realm: realm.id })
      const player = playerOf(t.state, race)
      player.chosen = { ...player.chosen, [realm.id]: kind }
    })
  }
}

/** What a Good Year brings a Home Realm; whoever thinks of another's choice takes any. */
function goodYearOf({ state, dice }: SowTable, race: RaceId, realm: RealmId): Goods {
  const kind = playerOf(state, race).chosen?.[realm] ?? dice.pick(RESOURCE_IDS)
  return only(kind, state.weather.goodYears * GOOD_YEAR)
}

/** What all Realms of a player yield; Realms of Rich Yield once more for each card (SOW 12.2.3). */
function harvestOf(t: SowTable, race: RaceId, rich: readonly RealmId[]): Goods {
  const { state } = t
  const total = noGoods()
  const chosen = choosesGoodYear(state).filter((each) => each.race === race)
  for (const realm of realmsHeld(state, race)) {
    const goods = yieldOf(state, realm, rich)
    if (chosen.some((each) => each.realm === realm)) addGoods(goods, goodYearOf(t, race, realm.id))
    addGoods(total, times(goods, 1 + rich.filter((id) => id === realm.id).length))
  }
  if (lawOn(state, 'grain-law') === 'rejected') total.grain = halved(total.grain)
  return total
}
