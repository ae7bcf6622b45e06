import { RAID_CARAVANS } from '../data/cards/card-effects.ts'
import { INTRIGUE_CARDS } from '../data/cards/intrigue-cards.ts'
import type { FactionId } from '../data/factions/factions.ts'
import { discardEmpty } from '../diplomacy/agreements.ts'
import { discard } from '../hand.ts'
import { powerOf } from '../powers.ts'
import type { SnsTable } from '../state.ts'
import { shareUp } from '../treasury.ts'
import { say } from './words.en.ts'

/** SNS 3.4.11, SNS 3.4.12 */
export function raid(t: SnsTable, by: FactionId, id: string): void {
  const { state } = t
  const agreement = state.agreements.find((each) => each.id === id)
  if (agreement === undefined) throw new Error(`there is no agreement ${id}`)
  const power = powerOf(state, by)
  discard(state, power, 'raidCaravans')
  const loot = lootOf(agreement.gold, by)
  agreement.gold -= loot
  power.gold += loot
  const { holder, partner, gold } = agreement
  const clause = isFavoured(by) ? 'SNS 3.4.12' : 'SNS 3.4.11'
  t.tell('all', clause, say('intrigue.raided', { by, holder, partner, loot, left: gold }))
  discardEmpty(t)
}

export function lootOf(gold: number, by: FactionId): number {
  const times = isFavoured(by) ? RAID_CARAVANS.favouredTimes : RAID_CARAVANS.times
  let left = gold
  for (let time = 0; time < times; time += 1) left -= Math.min(left, shareUp(left, RAID_CARAVANS.share))
  return gold - left
}

function isFavoured(by: FactionId): boolean {
  return INTRIGUE_CARDS.raidCaravans.favoured[by] !== undefined
}
