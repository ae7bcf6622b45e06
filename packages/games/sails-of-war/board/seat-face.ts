import type { Result, SeatFace } from '@windward/kit/contract.ts'
import {
  briefly,
  goodsName,
  handSize,
  type Outcome,
  openPlayer,
  RACE_NAMES,
  type RaceId,
  RELIC_NAMES,
  realmsHeld,
  type SailsOfWar,
  starsOf,
  turnNumber,
  VICTORY,
  type View,
} from '@windward/sails-of-war/facts'
import { tieBroken } from './tie-broken.ts'
import { words } from './words.en.ts'

export function seatFace(view: View, seat: RaceId): SeatFace {
  const player = openPlayer(view, seat)
  const facts = [
    { label: words.seat.stock, value: player.stock === null ? words.seat.hidden : goodsName(player.stock) },
    { label: words.seat.realms, value: `${realmsHeld(view, seat).length}` },
    { label: words.seat.cards, value: `${handSize(player)}` },
    { label: words.seat.starpower, value: `${player.starpower}` },
  ]
  if (player.initiative !== null) facts.push({ label: words.seat.order, value: `${turnNumber(view, seat)}` })
  if (player.waiting > 0) facts.push({ label: words.seat.waiting, value: `${player.waiting}` })
  if (player.relics.length > 0)
    facts.push({
      label: words.seat.relics,
      value: player.relics.map((relic) => RELIC_NAMES[relic]).join(', '),
    })
  return {
    name: RACE_NAMES[seat],
    short: briefly(seat),
    colour: `var(--sow-${seat})`,
    score: player.out ? words.seat.out : words.seat.score(starsOf(view, seat)),
    reached: { now: starsOf(view, seat), goal: VICTORY.stars },
    facts,
  }
}

export function result({ winners, how }: Outcome, view: View): Result<SailsOfWar> {
  const standing = view.seats
    .map((seat) => ({ seat, won: winners.includes(seat), stars: starsOf(view, seat) }))
    .toSorted((a, b) => Number(b.won) - Number(a.won) || b.stars - a.stars)
    .map(({ seat, stars }) => ({ seat, score: words.result.stars(stars) }))
  return {
    title:
      winners.length === 0
        ? words.result.nobody
        : words.result.won(winners, how, tieBroken({ winners, how }, view)),
    winners,
    standing,
  }
}
