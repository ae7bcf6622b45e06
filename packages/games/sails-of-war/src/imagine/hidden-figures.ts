import type { Viewer } from '@windward/table'
import { ACTION_IDS } from '../data/action-cards.ts'
import { QUEST_IDS } from '../data/quest-cards.ts'
import { RESOURCE_IDS } from '../data/resources.ts'
import { playerOf, racesIn } from '../players.ts'
import type { SailsOfWar, State } from '../state.ts'

/** SOW 17.1: what others hide: each stock, how many of each card are in a hand, and for each quest whether it is this card, and how far. */
export function hiddenFigures(state: State, viewer: Viewer<SailsOfWar>): Record<string, number[]> {
  const others = racesIn(state).filter((race) => race !== viewer)
  const players = others.map((race) => playerOf(state, race))
  const quests = state.heroes.flatMap(({ owner, quest }) =>
    owner === viewer || quest === null ? [] : [quest],
  )
  return {
    stocks: players.flatMap(({ stock }) => RESOURCE_IDS.map((kind) => stock[kind])),
    hands: players.flatMap(({ hand }) =>
      ACTION_IDS.map((card) => hand.filter((each) => each === card).length),
    ),
    quests: quests.flatMap((quest) => QUEST_IDS.map((card) => (quest.card === card ? 1 : 0))),
    stages: quests.map(({ stage }) => stage),
  }
}
