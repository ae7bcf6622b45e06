import type { Dice } from '@windward/table'
import type { CardId } from '../data/cards.ts'
import type { ShipId } from '../data/ships.ts'
import { BROADSIDES, type Broadside } from '../geometry/gunnery.ts'
import type { OrdersDue } from '../planning/orders-due.ts'
import { mayFollow } from '../planning/veer.ts'
import { HIDDEN, type SeenShip, type View } from '../view.ts'
import type { Captain } from './captain.ts'
import { type Foreseen, foreseen, sailedTo } from './foresee-place.ts'
import { expectedIn, type Squadron, type Watch } from './watch.ts'
import { worthOfBroadside } from './worth-of-broadside.ts'
import { bestWay } from './worth-of-way.ts'

/** The cards its other ships will sail by, as far as they are laid. */
export type Laid = ReadonlyMap<ShipId, readonly CardId[]>

/** SOG 18.2: the card that leads to the best place, with a way on from there. */
export function cardToPlan(
  watch: Watch,
  ship: SeenShip,
  due: Pick<OrdersDue, 'cards' | 'follows'>,
  laid: Laid,
): CardId | null {
  const { view, standard, captain } = watch
  const from = standard ? afterThisTurn(view, ship) : foreseen(ship, ship.pose)
  const first = standard && view.number > 0 ? 2 : 1
  const spent = captain.sound && first > 1 ? broadsidesThatBear(watch, ship, from) : []
  const squadron: Squadron | undefined = captain.sound ? { laid, spent } : undefined
  const later = Array.from({ length: aheadOf(watch) - 1 }, (_, turn) =>
    expectedIn(view, ship, first + 1 + turn, squadron),
  )
  const expected = [expectedIn(view, ship, first, squadron), ...later] as const
  const cards = due.cards.filter((card) => !standard || mayFollow(ship, card, due.follows))
  const places = cards.map((card) => sailedTo(view, from, card))
  return cards[bestWay(watch, places, expected).index] ?? due.cards[0] ?? null
}

/** How many of her cards she sails ahead. */
function aheadOf({ view, captain, mind: { ahead } }: Watch): number {
  return view.terrain.length === 0 ? ahead : Math.max(ahead, captain.amongRocks)
}

/** Where she will be when this turn's card has been executed. */
export function afterThisTurn(view: View, ship: SeenShip): Foreseen {
  const { now } = ship.plan
  const here = foreseen(ship, ship.pose)
  return now === null || now === HIDDEN || ship.aground ? here : sailedTo(view, here, now)
}

/** Her loaded broadsides that bear on somebody at the end of this turn. */
function broadsidesThatBear(watch: Watch, ship: SeenShip, own: Foreseen): Broadside[] {
  const { enemies } = expectedIn(watch.view, ship, 1)
  return BROADSIDES.filter(
    (side) =>
      ship.guns[side].box !== null &&
      enemies.some(({ place, around }) => worthOfBroadside(watch, own, side, place, around) > 0),
  )
}

/** The cards that lie before ships of one's own. */
export function laidBefore(ships: readonly SeenShip[]): Map<ShipId, CardId[]> {
  return new Map(ships.map(({ id, plan: { now } }) => [id, now === null || now === HIDDEN ? [] : [now]]))
}

/** In how many turns of a match openings are varied. */
const OPENING = 3
const GRAIN = 1000

/** The captain as it judges just now: openings differ from match to match, and a slip is a wrong eye for distance and danger. */
export function judgingNow(captain: Captain, { number }: View, dice: Dice): Captain {
  const slipped = captain.slips > 0 && dice.below(100) < captain.slips
  const spread = slipped ? SLIP : number < OPENING ? captain.variety : 0
  if (spread === 0) return captain
  const { bold } = captain
  const about = (figure: number) => figure * (1 + (spread * (2 * dice.below(GRAIN) - GRAIN)) / GRAIN)
  return { ...captain, bold: { ...bold, caution: about(bold.caution), closeTo: about(bold.closeTo) } }
}

/** How wrong figures may be in a slip. */
const SLIP = 0.95
