import type { Dice, Game } from '@windward/table'
import { isHome, isSea, realmsOnBoard } from '../src/board/realms.ts'
import { beyond, SIDES } from '../src/board/zones.ts'
import { isEvent } from '../src/cards/draw-cards.ts'
import { RELIC_IDS } from '../src/data/artifacts.ts'
import { REALM_IDS } from '../src/data/realms.ts'
import { SHIP_IDS } from '../src/data/ships.ts'
import { station } from '../src/forces.ts'
import { recruitHero } from '../src/heroes/recruit-hero.ts'
import { game } from '../src/index.ts'
import type { Realm } from '../src/public-state.ts'
import { launch } from '../src/ships.ts'
import type { SailsOfWar, State } from '../src/state.ts'
import { of } from './scene.ts'

/** Matches that begin where others have come to after many rounds, so that questions come up which are rare otherwise. */
export const amidWar: Game<SailsOfWar> = {
  ...game,
  *setup(t) {
    const laid = game.setup?.(t)
    if (laid !== undefined) yield* laid
    const { state, dice } = t
    fillHands(state)
    handOutRelics(state, dice)
    for (const realm of realmsOnBoard(state)) settle(state, realm, dice)
    sendHeroes(state, dice)
  },
}

function fillHands(state: State): void {
  for (const race of state.seats) {
    const player = of(state, race)
    const cards = state.deck.filter((card) => !isEvent(card)).slice(0, 6)
    for (const card of cards) {
      state.deck.splice(state.deck.indexOf(card), 1)
      if (!isEvent(card)) player.hand.push(card)
    }
    player.stars += 1
    state.stars -= 1
    player.stock = { grain: 20, wood: 20, iron: 20 }
  }
  // So that whoever brings one home may find none (SOW 10.3.9).
  state.stars = 0
}

function handOutRelics(state: State, dice: Dice): void {
  for (const relic of RELIC_IDS) {
    const realm = REALM_IDS.find((id) => state.faceDown[id] === relic)
    const place = state.unused.indexOf(relic)
    if (realm !== undefined) delete state.faceDown[realm]
    else if (place >= 0) state.unused.splice(place, 1)
    else continue
    of(state, dice.pick(state.seats)).relics.push(relic)
  }
}

const MOST_PORTS = 10

/** Troops of several in one Realm fight as soon as one of them has his turn. */
function settle(state: State, realm: Realm, dice: Dice): void {
  if (!isHome(realm.id) && dice.below(3) > 0) {
    for (const race of dice.shuffle(state.seats).slice(0, 1 + dice.below(2))) {
      realm.owner = race
      station(realm, race, { footman: 1 + dice.below(4), archer: dice.below(3), cavalry: dice.below(3) })
    }
    realm.building = dice.pick(['town', 'city', null])
  }
  const ports = realmsOnBoard(state).reduce((sum, each) => sum + each.ports.length, 0)
  if (state.options.mode === 'sails' && ports < MOST_PORTS) layOutShips(state, realm, dice)
}

function layOutShips(state: State, realm: Realm, dice: Dice): void {
  const { owner, id, at } = realm
  const side = SIDES.find((each) => {
    const zone = beyond(at, each)
    return zone !== null && isSea(state, zone)
  })
  if (owner === null || side === undefined) return
  realm.ports.push({ side, builder: owner, since: 0, launched: 0 })
  for (const kind of SHIP_IDS) {
    const ship = launch(state, owner, kind, { realm: id, side })
    if (ship === undefined || dice.below(2) > 0) continue
    ship.port = null
    ship.zone = beyond(at, side)
    if (kind === 'transport') ship.units.footman = 2
  }
}

/** Wounded, with prizes, and some where others are. */
function sendHeroes(state: State, dice: Dice): void {
  for (const race of state.seats) recruitHero(state, race)
  const ground = dice.shuffle(realmsOnBoard(state)).slice(0, state.seats.length)
  for (const hero of state.heroes) {
    hero.wounds = dice.below(2)
    if (dice.below(2) > 0) hero.realm = dice.pick(ground).id
    if (hero.quest !== null && dice.below(2) > 0) hero.quest.prize = dice.pick(['star', 'cloak', 'deep-mail'])
  }
}
