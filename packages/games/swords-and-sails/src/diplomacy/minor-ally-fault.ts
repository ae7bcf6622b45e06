import { type Refusal, refuse } from '@windward/table'
import type { LandId } from '../data/area-ids.ts'
import type { FactionId } from '../data/factions/factions.ts'
import { winFault } from '../intrigue/winnable-lands.ts'
import { ownPower } from '../view/own-power.ts'
import type { View } from '../view/view.ts'
import type { ActOf } from './act.ts'
import { unpledged } from './offer.ts'
import { type Overture, overturePrice, seatsIn } from './overture.ts'
import { say } from './words.en.ts'

/** SNS 4.5.1, SNS 4.5.3 */
export function allyFault(view: View, seat: FactionId, land: LandId): Refusal | undefined {
  const free = unpledged(view.offers, seat, ownPower(view, seat))
  if (!free.cards.includes('minorAlly')) return refuse('SNS 4.5.1', say('diplomacy.ally.not-held'))
  if (overtureOf(view, seat, land) !== undefined)
    return refuse('SNS 4.5.1', say('diplomacy.ally.twice', { land }))
  const fault = winFault(view, seat, land)
  if (fault !== undefined) return fault
  const price = overturePrice(seatsIn(view))
  return price > free.gold
    ? refuse('SNS 4.5.3', say('diplomacy.ally.poor', { price, gold: free.gold }))
    : undefined
}

/** SNS 4.5.2, SNS 4.5.4 */
export function supportFault(
  view: View,
  seat: FactionId,
  { by, land }: ActOf<'support'>,
): Refusal | undefined {
  const overture = overtureOf(view, by, land)
  if (overture === undefined) return refuse('SNS 4.5.2', say('diplomacy.ally.none'))
  if (by === seat) return refuse('SNS 4.5.2', say('diplomacy.ally.own'))
  if (seatsIn(view) <= 2) return refuse('SNS 4.5.3', say('diplomacy.ally.no-need'))
  if (overture.supporters.includes(seat)) return refuse('SNS 4.5.2', say('diplomacy.ally.agreed-already'))
  return overture.struck.includes(seat) ? refuse('SNS 4.5.4', say('diplomacy.ally.struck')) : undefined
}

/** SNS 4.5.4, SNS 4.5.5 */
export function subterfugeFault(
  view: View,
  seat: FactionId,
  { by, land, supporter }: ActOf<'subterfuge'>,
): Refusal | undefined {
  const { cards } = unpledged(view.offers, seat, ownPower(view, seat))
  if (!cards.includes('subterfuge')) return refuse('SNS 4.5.4', say('diplomacy.subterfuge.not-held'))
  const overture = overtureOf(view, by, land)
  if (overture === undefined) return refuse('SNS 4.5.4', say('diplomacy.ally.none'))
  if (by === seat) return refuse('SNS 4.5.4', say('diplomacy.subterfuge.own'))
  return strikable(overture, seatsIn(view)).includes(supporter)
    ? undefined
    : refuse('SNS 4.5.4', say('diplomacy.subterfuge.nobody'))
}

/** Whom Subterfuge can strike: a supporter; at a table of two the attempt itself, which is null. */
export function strikable({ supporters, undone }: Overture, seats: number): (FactionId | null)[] {
  if (seats > 2) return [...supporters]
  return undone ? [] : [null]
}

export function overtureOf(
  { overtures }: Pick<View, 'overtures'>,
  by: FactionId,
  land: LandId,
): Overture | undefined {
  return overtures.find((each) => each.by === by && each.land === land)
}
