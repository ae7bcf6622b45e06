import { freeCrew } from '../damage/free-boxes.ts'
import { capacityOf, placeCrewLoss } from '../damage/place-counters.ts'
import { afloat, commandedBy, shipOf } from '../ships.ts'
import type { Ship, SogFlow, SogTable, State } from '../state.ts'
import { flagship } from './decide-flagship.ts'
import { say } from './words.en.ts'

/** SOG 12.14.1: at set-up each captain may name a flagship. */
export function* nameFlagships(t: SogTable): SogFlow {
  if (!t.state.options.flagship) return
  const named = yield* t.askAll(
    t.seats.filter((seat) => commandedBy(t.state, seat).length > 0),
    flagship,
    () => null,
  )
  for (const seat of t.seats) {
    const id = named.get(seat)
    if (id === undefined || id === null) continue
    shipOf(t.state, id).flagship = true
    t.tell('all', 'SOG 12.14.1', say('flagship.named', { ship: id }))
  }
}

/** Crew losses of friends, and gains of enemies who fired at her in this turn or not (SOG 12.14.2). */
const LOSSES = 2
const GAIN = 1
const GAIN_OF_SHOOTERS = 2

/** SOG 12.14.2 to SOG 12.14.4: flagships lost since last time are felt together. Says whether there were any. */
export function feelFlagships(t: SogTable): boolean {
  const gone = t.state.ships.filter((ship) => ship.flagship && ship.fate !== 'afloat')
  for (const ship of gone) ship.flagship = false
  const lost = gone.filter(({ pardoned }) => !pardoned)
  const told = lost.map((flagship) => {
    const friends = afloat(t.state).filter(({ side }) => side === flagship.side)
    const heartened = afloat(t.state)
      .filter(({ side }) => side !== flagship.side)
      .map((ship) => ({ ship: ship.id, back: takeCourage(ship, gainOf(t.state, ship, flagship)) }))
      .filter(({ back }) => back > 0)
    return { ship: flagship.id, friends: friends.map(({ id }) => id), losses: LOSSES, heartened }
  })
  for (const ship of afloat(t.state)) {
    const own = lost.filter(({ side }) => side === ship.side).length
    for (let loss = 0; loss < own * LOSSES; loss += 1) placeCrewLoss(ship, capacityOf(ship), 'crew')
  }
  for (const each of told) t.tell('all', 'SOG 12.14.2', say('flagship.lost', each))
  return lost.length > 0
}

/** How many crew losses are made good, of so many. */
function takeCourage(ship: Ship, gain: number): number {
  const freed = freeCrew(ship, gain)
  ship.zero.push(...freed)
  return freed.length
}

function gainOf({ attacks, firedIn, number }: State, ship: Ship, lost: Ship): number {
  const fired = firedIn === number && attacks.some(({ by, at }) => by === ship.id && at === lost.id)
  return fired ? GAIN_OF_SHOOTERS : GAIN
}
