import { allRealms, armyUnitsIn, homeOf, isAtHome, realmOf } from '../board/realms.ts'
import { discardDownTo, drawCards } from '../cards/draw-cards.ts'
import { type EventCardId, LAWS } from '../data/action-cards.ts'
import { RACES, type RaceId } from '../data/races.ts'
import { STACK_LIMIT } from '../data/units.ts'
import { station, withdraw } from '../forces.ts'
import { isDead } from '../heroes/fighter.ts'
import { loseHero } from '../heroes/lose-hero.ts'
import { inOrder } from '../players.ts'
import type { SowFlow, SowTable } from '../state.ts'
import { hunt } from './decide-hunt.ts'
import { payTithe, rewardCities } from './decide-tithe.ts'
import { say } from './words.en.ts'

/** SOW 16.5: what happens at once; the rest of a card's text is law for the round (see `laws.ts`). */
export function* enact(t: SowTable, card: EventCardId, carried: boolean, drawer: RaceId): SowFlow {
  switch (card) {
    case 'war-tithe':
      if (carried) payTithe(t)
      else yield* rewardCities(t)
      return
    case 'truce-of-the-moon':
      if (!carried) footmenCome(t, inOrder(t.state), LAWS.truceFootmen)
      return
    case 'edict-on-monsters':
      if (carried) banMonsters(t)
      else yield* seekMonsters(t)
      return
    case 'heroes-pardon':
      changeWounds(t, carried)
      return
    case 'burning-of-books':
      yield* handleBooks(t, carried)
      return
    case 'hunt-for-the-dark':
      if (carried) yield* hunt(t, drawer)
      else footmenCome(t, evilOnes(t), LAWS.darkFootmen)
  }
}

function evilOnes({ state }: SowTable): RaceId[] {
  return inOrder(state).filter((race) => RACES[race].alignment === 'evil')
}

function footmenCome(t: SowTable, races: readonly RaceId[], count: number): void {
  for (const race of races.filter((each) => isAtHome(t.state, each))) {
    const home = realmOf(t.state, homeOf(race))
    const units = { footman: Math.min(count, STACK_LIMIT - armyUnitsIn(home, race)) }
    if (units.footman <= 0) continue
    station(home, race, units)
    t.tell('all', 'SOW 16.5', say('event.footmen', { race, realm: home.id, units }))
  }
}

function banMonsters({ state }: SowTable): void {
  for (const realm of allRealms(state)) {
    for (const race of state.seats) {
      const { giant = 0, firegaunt = 0 } = realm.forces[race]?.units ?? {}
      withdraw(realm, race, { giant, firegaunt })
    }
  }
}

const MONSTER_CARDS: readonly string[] = ['giants-friendship', 'firegaunt-bond', 'dragon-pact']

/** Each draws until he draws a monster card, three cards at most; only then the limit of hands counts (SOW 4.3.4). */
function* seekMonsters(t: SowTable): SowFlow {
  yield* t.each(
    'draws',
    () => inOrder(t.state),
    (race) => drawCards(t, race, LAWS.monsterDraws, 'other', (card) => MONSTER_CARDS.includes(card)),
  )
}

function changeWounds(t: SowTable, carried: boolean): void {
  for (const hero of [...t.state.heroes]) {
    hero.wounds = carried ? 0 : hero.wounds + LAWS.pardonWounds
    if (isDead(hero)) loseHero(t, hero)
  }
}

function* handleBooks(t: SowTable, carried: boolean): SowFlow {
  yield* t.each(
    'hands',
    () => inOrder(t.state),
    (race) =>
      carried
        ? discardDownTo(t, race, LAWS.booksKept, 'SOW 16.5')
        : drawCards(t, race, LAWS.booksDrawn, 'other'),
  )
}
