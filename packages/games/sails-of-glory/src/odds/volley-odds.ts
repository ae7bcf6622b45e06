import { countersOf } from '../combat/counters-drawn.ts'
import { type Odds, oddsOf } from '../combat/odds-of-damage.ts'
import { firepower } from '../damage/log.ts'
import { type Ammo, lettersAt } from '../data/ammunition.ts'
import { ARCS, type Arc } from '../data/measures.ts'
import type { Footprint } from '../geometry/footprint.ts'
import type { Berth, Broadside, Rake } from '../geometry/gunnery.ts'
import { rakeFrom, rangeFrom } from '../geometry/gunnery.ts'
import type { Shore } from '../geometry/outline.ts'
import { arcOf } from '../gunners/gun-position.ts'
import type { Bags } from '../state.ts'
import type { SeenShip } from '../view.ts'

/** Guns of one arc that fire at a ship. */
export interface Volley {
  readonly firepower: number
  /** In micrometres. */
  readonly range: number
  readonly rake: Rake | null
  readonly ammo: Ammo
}

export interface VolleyOdds extends Odds {
  readonly counters: number
}

/** SOG 17.4: what a volley may be expected to do, by what the bags hold now. */
export function volleyOdds(bags: Bags, { firepower, range, rake, ammo }: Volley): VolleyOdds {
  const counters = countersOf({ firepower, rake, first: false, divided: 1 })
  return { ...oddsOf(bags, lettersAt(ammo, range), counters), counters }
}

/** A broadside as it would bear. */
export interface Bearing extends VolleyOdds, Volley {
  readonly arc: Arc
  readonly side: Broadside
}

interface Around {
  readonly bags: Bags
  readonly standard: boolean
  readonly others: readonly Footprint[]
  readonly land: readonly Shore[]
}

/** The best shot of ball that one broadside would have at another ship; nothing where it does not bear. */
export function bestShot(
  { bags, standard, others, land }: Around,
  ship: SeenShip,
  from: Berth,
  side: Broadside,
  at: Berth,
): Bearing | undefined {
  const shots = ARCS.flatMap((arc): Bearing[] => {
    const { eye, through, raking } = arcOf(from, side, arc)
    const range = rangeFrom(eye, through, at.foot, others, land)
    if (range === undefined) return []
    const mayRake = standard && raking.length > 0
    const rake = mayRake ? rakeFrom(eye, through, at, others, land) : null
    const volley = { firepower: firepower(ship, arc), range, rake, ammo: 'ball' as const }
    return [{ ...volley, ...volleyOdds(bags, volley), arc, side }]
  })
  return shots.reduce<Bearing | undefined>(
    (best, shot) => (shot.points > (best?.points ?? 0) ? shot : best),
    undefined,
  )
}
