import type { Marks } from '@windward/table'
import type { RaceId } from './data/races.ts'
import { heroesOf, playerOf } from './players.ts'
import type { State } from './state.ts'

/**
 * SOW 17.1: marks in all that only this seat may know, and in what nobody may. The Action deck has none: a round begins
 * by drawing from it, so that they would rightly come to light.
 */
export function plant(state: State, owner: RaceId, mark: Marks): void {
  const marked = (things: readonly unknown[]) => things.map(() => mark.text())
  const player = playerOf(state, owner)
  Object.assign(player, { hand: marked(player.hand), dealt: marked(player.dealt) })
  Object.assign(player, { spied: player.spied.map((hand) => ({ ...hand, cards: marked(hand.cards) })) })
  Object.assign(player, { glimpsed: markedTable(player.glimpsed, mark) })
  if (player.plan !== undefined) Object.assign(player, { plan: { act: { do: mark.text() } } })
  if (player.chosen !== undefined) Object.assign(player, { chosen: markedTable(player.chosen, mark) })
  if (state.options.stocks === 'hidden') {
    player.stock = { grain: mark.number(), wood: mark.number(), iron: mark.number() }
  }
  for (const hero of heroesOf(state, owner)) {
    if (hero.quest !== null) {
      // SOW 10.2.10: whoever has beaten him sees what he carried.
      const prize = hero.id === state.spoils?.loser ? hero.quest.prize : mark.text()
      Object.assign(hero, { quest: { card: mark.text(), stage: mark.number(), prize } })
    }
  }
  const laid = state.battle?.laid?.[owner]
  if (laid !== undefined) {
    const cards = Object.keys(laid).map((step) => [step, mark.text()])
    Object.assign(state.battle ?? {}, { laid: { ...state.battle?.laid, [owner]: Object.fromEntries(cards) } })
  }
  Object.assign(state, {
    faceDown: markedTable(state.faceDown, mark),
    unused: marked(state.unused),
    realmPile: marked(state.realmPile),
    questDeck: marked(state.questDeck),
    questsGone: marked(state.questsGone),
    initiativePile: marked(state.initiativePile),
  })
}

function markedTable(table: object, mark: Marks): object {
  return Object.fromEntries(Object.keys(table).map((key) => [key, mark.text()]))
}
