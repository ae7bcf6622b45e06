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
  type View,
} from '@windward/sails-of-war/facts'
import { tieBroken } from './tie-broken.ts'

export function seatFace(view: View, seat: RaceId): SeatFace {
  const player = openPlayer(view, seat)
  const facts = [
    { label: 'Stock', value: player.stock === null ? 'hidden' : goodsName(player.stock) },
    { label: 'Realms', value: `${realmsHeld(view, seat).length}` },
    { label: 'Cards', value: `${handSize(player)}` },
    { label: 'Starpower', value: `${player.starpower}` },
  ]
  if (player.initiative !== null)
    facts.push({ label: 'Place in the order', value: `${turnNumber(view, seat)}` })
  if (player.waiting > 0) facts.push({ label: 'Stars that wait', value: `${player.waiting}` })
  if (player.relics.length > 0)
    facts.push({ label: 'Relics', value: player.relics.map((relic) => RELIC_NAMES[relic]).join(', ') })
  return {
    name: RACE_NAMES[seat],
    short: briefly(seat),
    colour: `var(--sow-${seat})`,
    score: player.out ? 'out' : `★ ${starsOf(view, seat)}`,
    facts,
  }
}

const HOW: Readonly<Record<Outcome['how'], string>> = {
  mysticLands: 'by the Mystic Lands',
  stars: 'by Stars',
  lastOne: 'as the last of all',
  nobodyLeft: 'Nobody is left',
  roundLimit: 'by Stars after the last round',
}

export function result({ winners, how }: Outcome, view: View): Result<SailsOfWar> {
  const names = winners.map((race) => RACE_NAMES[race]).join(' and ')
  const standing = view.seats
    .map((seat) => ({ seat, won: winners.includes(seat), stars: starsOf(view, seat) }))
    .toSorted((a, b) => Number(b.won) - Number(a.won) || b.stars - a.stars)
    .map(({ seat, stars }) => ({ seat, score: `${stars} ${stars === 1 ? 'Star' : 'Stars'}` }))
  return {
    title:
      winners.length === 0
        ? HOW[how]
        : `The ${names} ${names === RACE_NAMES['dark-lord'] ? 'has' : 'have'} won ${HOW[how]}${tieBroken({ winners, how }, view)}`,
    winners,
    standing,
  }
}
