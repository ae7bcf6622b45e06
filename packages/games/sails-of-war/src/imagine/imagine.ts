import type { Imagined, Seen, Viewer } from '@windward/table'
import { resample, stateBehind, unseenCards, unseenQuests } from '../resample.ts'
import type { SailsOfWar } from '../state.ts'
import { Deal } from './deal-cards.ts'
import { hands } from './hands.ts'
import { likelyQuest, questStories } from './quests.ts'
import { stockAfter, stockChanges } from './stocks.ts'

/** SOW 17: like `resample`, but by all that was told: what came into stocks and went, cards drawn and played, stages tried. */
export function imagine({ view, lines }: Seen<SailsOfWar>, viewer: Viewer<SailsOfWar>): Imagined<SailsOfWar> {
  const isWhole = lines[0] === undefined ? view.round === 0 : lines[0].turn === 0
  if (!isWhole) return (dice) => resample(view, viewer, dice)
  const changes = stockChanges(lines)
  const held = hands(lines, viewer)
  const storyOf = questStories(view, lines)
  const unseen = { cards: unseenCards(view), quests: unseenQuests(view) }
  return (dice) => {
    const deal = new Deal(view, unseen.cards, held, dice)
    const quests = dice.shuffle(unseen.quests)
    return stateBehind(view, viewer, dice, {
      cards: () => deal.rest(),
      quests: () => quests,
      stock: (race) => stockAfter(changes.get(race) ?? [], dice),
      hand: (race, count) => deal.hand(race, count),
      quest: (hero) => likelyQuest(storyOf(hero), quests, dice),
    })
  }
}
