// For speed only: a round of wardens takes a sixth longer when a whole view is copied for every question instead.

import { seenBattle } from '../battle/battle.ts'
import { RACE_IDS, type RaceId } from '../data/races.ts'
import type { OpenHero, OpenPlayer } from '../public-state.ts'
import type { Hero, Player, State } from '../state.ts'
import { countedPiles, faceDownOf, type View } from '../view.ts'

/** The view of a player to the letter, for the rules' own use: it shares with the state whatever he may see. */
export function glance(state: State, seat: RaceId): View {
  const { options, players } = state
  const seen: View['players'] = {}
  for (const race of RACE_IDS) {
    const player = players[race]
    if (player !== undefined) seen[race] = glanced(player, race === seat, options.stocks === 'open')
  }
  const own = players[seat]
  return {
    options,
    seats: state.seats,
    round: state.round,
    phase: state.phase,
    players: seen,
    heroes: state.heroes.map((hero) => glancedHero(hero, seat)),
    realms: state.realms,
    places: state.places,
    ships: state.ships,
    serpents: state.serpents,
    weather: state.weather,
    turn: state.turn,
    battle: state.battle?.laid === undefined ? state.battle : seenBattle(state.battle, seat),
    ...(state.spoils !== undefined && { spoils: state.spoils }),
    discards: state.discards,
    events: state.events,
    eventsBy: state.eventsBy,
    eventsGone: state.eventsGone,
    countersGone: state.countersGone,
    stars: state.stars,
    outcome: state.outcome,
    faceDown: faceDownOf(state),
    piles: countedPiles(state),
    secrets: own === undefined ? null : { glimpsed: own.glimpsed, spied: own.spied },
  }
}

function glanced(player: Player, own: boolean, isOpen: boolean): OpenPlayer {
  const { race, out, stock, stars, waiting, starpower, initiative, relics, artifacts, hand, dealt, once } =
    player
  const { plan, chosen } = player
  return {
    race,
    out,
    stock: own || isOpen ? stock : null,
    stars,
    waiting,
    starpower,
    initiative,
    relics,
    artifacts,
    hand: own ? hand : hand.length,
    dealt: own ? dealt : dealt.length,
    once: own || !once.questLost ? once : { ...once, questLost: false },
    ...(own && plan !== undefined && { plan }),
    ...(own && chosen !== undefined && { chosen }),
  }
}

function glancedHero(hero: Hero, seat: RaceId): OpenHero {
  return hero.owner === seat || hero.quest === null ? hero : { ...hero, quest: 'secret' }
}
