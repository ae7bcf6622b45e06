import { armyUnitsIn, homeOf, isAtHome, realmOf } from '../board/realms.ts'
import { freeMonsters } from '../cards/free-monsters.ts'
import { QUESTS, type QuestId } from '../data/quest-cards.ts'
import { RACES, type RaceId } from '../data/races.ts'
import { type MonsterId, STACK_LIMIT } from '../data/units.ts'
import { station } from '../forces.ts'
import { gain } from '../goods.ts'
import { countOf, type SomeUnits } from '../pieces.ts'
import { playerOf } from '../players.ts'
import type { Prize } from '../public-state.ts'
import type { Hero, SowTable } from '../state.ts'
import { say } from './words.en.ts'

/**
 * SOW 10.3.4, SOW 10.3.5: what a finished quest brings: a prize to be carried home in secret, or something at once. How many
 * cards are still to be drawn before it ends.
 */
export function reward(t: SowTable, hero: Hero, card: QuestId): number {
  const { reward: won } = QUESTS[card]
  const { owner } = hero
  switch (won.kind) {
    case 'star':
      carry(t, hero, 'star')
      return 0
    case 'artifact':
      carry(t, hero, won.artifact)
      return 0
    case 'goods':
      gain(playerOf(t.state, owner).stock, won.goods)
      t.tell('all', 'SOW 10.3.5', say('quest.goods', { race: owner, goods: won.goods }))
      break
    case 'cards':
      return won.cards
    case 'giant':
      monsterComes(t, owner, RACES[owner].alignment === 'evil' ? 'firegaunt' : 'giant')
      break
    case 'dragon':
      monsterComes(t, owner, 'dragon')
      break
    case 'cavalry':
      unitsCome(t, owner, { cavalry: Math.min(won.units, roomAtHome(t, owner)) })
  }
  endQuest(t, hero)
  return 0
}

/** In base mode there is nothing to bring home (SOW 16.7). */
function carry(t: SowTable, hero: Hero, prize: Prize): void {
  if (hero.quest !== null) hero.quest.prize = prize
  if (t.state.options.mode === 'sails') tellOfPrize(t, hero, prize)
}

export function tellOfPrize(t: SowTable, hero: Hero, prize: Prize): void {
  t.tell([hero.owner], 'SOW 10.3.4', say('quest.carries', { hero: hero.id, prize }))
}

/** SOW 10.3.8 */
export function endQuest(t: SowTable, hero: Hero): void {
  if (hero.quest !== null && hero.quest.card !== null) t.state.questsGone.push(hero.quest.card)
  hero.quest = null
  t.tell('all', 'SOW 10.3.6', say('quest.ended', { hero: hero.id }))
}

function monsterComes(t: SowTable, race: RaceId, monster: MonsterId): void {
  unitsCome(t, race, { [monster]: Math.min(1, freeMonsters(t.state, monster)) })
}

function unitsCome(t: SowTable, race: RaceId, units: SomeUnits): void {
  const home = homeOf(race)
  if (!isAtHome(t.state, race)) {
    t.tell('all', 'SOW 10.3.5', say('quest.no-home', { race, home }))
    return
  }
  if (countOf(units) === 0) {
    t.tell('all', 'SOW 10.3.5', say('quest.nobody', { race, home }))
    return
  }
  station(realmOf(t.state, home), race, units)
  t.tell('all', 'SOW 10.3.5', say('quest.units', { race, home, units }))
}

function roomAtHome({ state }: SowTable, race: RaceId): number {
  const home = state.realms[homeOf(race)]
  return home === undefined ? 0 : STACK_LIMIT - armyUnitsIn(home, race)
}
