import { drawAutomaticCards } from '../automatic/draw-card.ts'
import { isHeld } from '../cannot-move.ts'
import { chance } from '../damage/bags.ts'
import { surrenderBeaten } from '../damage/lose-ship.ts'
import { feelMovement } from '../damage/settle-hits.ts'
import { tearSails } from '../damage/special-damage.ts'
import { isBlue, isRed } from '../data/cards.ts'
import { classOf } from '../data/ships.ts'
import type { Course } from '../geometry/course.ts'
import { veerOf } from '../planning/veer.ts'
import { afloat, baseOf, onTable, shipOf } from '../ships.ts'
import type { Ship, SogTable } from '../state.ts'
import { strikeShores } from '../terrain/strike-shores.ts'
import { takeBackIfBecalmed } from './becalmed.ts'
import { collisionsIn, drawForCollisions } from './collisions.ts'
import { colourNow, type Executed, executed } from './executed-card.ts'
import { hazardsOf } from './hazards.ts'
import { leaveSea } from './leave-sea.ts'
import { type Moved, type Mover, moveAll } from './move-all.ts'
import { trackOf } from './track-of.ts'
import { say } from './words.en.ts'

/** SOG 6, SOG 10.3: all cards are revealed together, and the ships move together. */
export function movement(t: SogTable): void {
  t.state.phase = 'movement'
  for (const ship of afloat(t.state)) takeBackIfBecalmed(t, ship)
  for (const ship of t.state.ships) ship.course = null
  drawAutomaticCards(t)
  const movers = onTable(t.state).map((ship) => reveal(t, ship))
  const moved = moveAll(movers, hazardsOf(t.state.terrain, t.state.sea), (alike) => drawLots(t, alike))
  for (const each of moved) comeTo(t, each)
  const collided = collisionsIn(t.state, moved)
  if (t.state.wind.strength === 'high') strainSails(t)
  nextCards(t)
  leaveSea(t)
  const onRocks = strikeShores(t, moved)
  feelMovement(t, onRocks, drawForCollisions(t, collided))
  surrenderBeaten(t)
}

/** Turns a ship's card face up and finds the line she follows. Who is held fast has her turns aback counted too (SOG 10.3.5). */
function reveal(t: SogTable, ship: Ship): Mover {
  const colour = colourNow(t.state, ship)
  ship.aback = colour === 'red' ? ship.aback + 1 : 0
  const mover = {
    id: ship.id,
    burden: classOf(ship.id).burden,
    colour,
    pose: ship.pose,
    base: baseOf(ship.id),
  }
  const held = ship.aground || isHeld(t.state, ship.id)
  const { now: card } = ship.plan
  if (held && card !== null) ship.dropped = card
  if (held || card === null) return { ...mover, course: null }
  const how = executed(t.state, ship, card, t.dice)
  ship.last = isRed(how.card) ? how.card : card
  ship.dropped = null
  ship.red = isRed(how.card) ? how.card : null
  ship.course = {
    from: ship.pose,
    card: how.card,
    sails: how.sails,
    colour,
    sandglasses: how.sandglasses,
    slid: false,
  }
  tellExecuted(t, ship, how)
  return { ...mover, course: courseOf(ship, how) }
}

function courseOf(ship: Pick<Ship, 'id' | 'pose'>, how: Omit<Executed, 'illegal'>): Course {
  const { track, way } = trackOf(classOf(ship.id).deck, how.card, how.sails, how.colour, how.sandglasses)
  return { from: ship.pose, base: baseOf(ship.id), track, way }
}

function tellExecuted(t: SogTable, ship: Ship, { card, illegal, colour }: Executed): void {
  const planned = ship.plan.now
  if (illegal && planned !== null) {
    t.tell('all', 'SOG 10.2.2', say('move.illegal', { ship: ship.id, card: planned, veer: veerOf(ship) }))
  }
  if (colour === 'red') {
    const clause = planned === null || isBlue(planned) || isRed(planned) ? 'SOG 10.3.1' : 'SOG 11.8.2'
    t.tell('all', clause, say('move.aback', { ship: ship.id, planned, card, turns: ship.aback }))
  } else t.tell('all', 'SOG 6.1.1', say('move.revealed', { ship: ship.id, card }))
}

/** SOG 6.2.4 */
function drawLots(t: SogTable, alike: readonly Ship['id'][]): readonly Ship['id'][] {
  const order = t.dice.shuffle(alike)
  t.tell('all', 'SOG 6.2.4', say('move.lot', { ships: order }))
  return order
}

function comeTo(t: SogTable, { id, pose, slid, touched, collided }: Moved): void {
  const ship = shipOf(t.state, id)
  ship.pose = pose
  if (!slid) return
  if (ship.course !== null) ship.course = { ...ship.course, slid }
  if (touched.length > 0) {
    t.tell('all', 'SOG 6.2.7', say('move.collided', { ship: id, others: [...touched] }))
  } else if (collided.length > 0) {
    t.tell('all', 'SOG 6.2.9', say('move.in-the-way', { ship: id, others: [...collided] }))
  } else t.tell('all', 'SOG 13.1.1', say('move.short', { ship: id }))
}

/** SOG 12.20.2 */
function strainSails(t: SogTable): void {
  for (const ship of afloat(t.state)) {
    if (ship.sails !== 'full' || ship.course === null || !chance(t.state, t.dice)) continue
    t.tell('all', 'SOG 12.20.2', say('move.strained', { ship: ship.id }))
    tearSails(t, ship)
  }
}

/** SOG 10.1.3: the card of the second space moves to the first. */
function nextCards({ state }: SogTable): void {
  for (const ship of state.ships) ship.plan = { now: ship.aground ? null : ship.plan.next, next: null }
}
