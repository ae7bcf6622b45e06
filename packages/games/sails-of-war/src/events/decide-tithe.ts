import { type Decision, oneOf } from '@windward/table'
import * as z from 'zod'
import { LAWS } from '../data/action-cards.ts'
import type { RaceId } from '../data/races.ts'
import { RESOURCE_IDS, type ResourceId } from '../data/resources.ts'
import { gain, only, pay } from '../goods.ts'
import { inOrder, playerOf } from '../players.ts'
import type { SailsOfWar, SowFlow, SowTable } from '../state.ts'
import { citiesOf } from './votes.ts'
import { say } from './words.en.ts'

/** SOW 16.5: of which resource the player with most Cities gains. */
export const titheKind: Decision<SailsOfWar, null, ResourceId> = {
  kind: 'war-tithe',
  title: () => say('event.tithe.title', { count: LAWS.warTithe.gain }),
  shape: z.enum(RESOURCE_IDS),
  options: () => oneOf(RESOURCE_IDS, (kind) => ({ key: kind, label: say('event.tithe.kind', { kind }) })),
  check: () => undefined,
  confirm: (_, kind) => say('event.tithe.confirm', { kind }),
  absent: () => 'grain',
}

/** SOW 16.5: War Tithe, carried; nobody pays more than he has. */
export function payTithe(t: SowTable): void {
  for (const race of inOrder(t.state)) {
    const { stock } = playerOf(t.state, race)
    const cities = citiesOf(t.state, race)
    const due = (each: number, held: number) => Math.min(held, each * cities)
    const { wood, iron } = LAWS.warTithe
    const goods = { grain: 0, wood: due(wood, stock.wood), iron: due(iron, stock.iron) }
    pay(stock, goods)
    if (cities > 0) t.tell('all', 'SOW 16.5', say('event.tithe.paid', { race, goods }))
  }
}

/** SOW 16.5: War Tithe, rejected: the player with most Cities, of several the earliest. */
export function* rewardCities(t: SowTable): SowFlow {
  const { state } = t
  const cities = (race: RaceId) => citiesOf(state, race)
  const [richest] = inOrder(state).sort((a, b) => cities(b) - cities(a))
  if (richest === undefined || cities(richest) === 0) return
  const goods = only(yield* t.ask(richest, titheKind, null), LAWS.warTithe.gain)
  gain(playerOf(state, richest).stock, goods)
  t.tell('all', 'SOW 16.5', say('event.tithe.gained', { race: richest, goods }))
}
