import { branch, oneOf, refuse, turned } from '@windward/table'
import * as z from 'zod'
import type { RaceId } from '../data/races.ts'
import { deed } from '../deeds.ts'
import { heroShape } from '../heroes/hero-shape.ts'
import type { OpenHero } from '../open.ts'
import { heroById, heroesOf } from '../players.ts'
import type { View } from '../view.ts'
import { cardFault } from './card-fault.ts'
import { canPlay, playCard } from './spell.ts'
import { say } from './words.en.ts'

function wounded(view: View, seat: RaceId): OpenHero[] {
  return heroesOf(view, seat).filter(({ wounds }) => wounds > 0)
}

/** SOW 12.2.12, SOW 12.1.6 */
export const healingLight = deed({
  shape: z.strictObject({ do: z.literal('healing-light'), hero: heroShape }),
  options: (view, seat) => {
    const heroes = wounded(view, seat)
    if (!canPlay(view, seat, 'healing-light') || heroes.length === 0) return []
    const leads = () =>
      turned(
        oneOf(heroes, ({ id }) => ({ key: id, label: say('card.hero', { hero: id }) })),
        ({ id }) => ({ do: 'healing-light' as const, hero: id }),
      )
    return [
      branch(
        'healing-light',
        leads,
        say('card.name', { card: 'healing-light' }),
        say('card.does', { card: 'healing-light' }),
      ),
    ]
  },
  fault: (view, seat, { hero }) =>
    cardFault(view, seat, 'healing-light') ??
    (wounded(view, seat).some(({ id }) => id === hero)
      ? undefined
      : refuse('SOW 12.2.12', say('card.heal.sound', { hero }))),
  *carryOut(t, seat, { hero }) {
    if (!(yield* playCard(t, seat, 'healing-light'))) return
    heroById(t.state, hero).wounds = 0
    t.tell('all', 'SOW 12.2.12', say('card.heal.healed', { hero }))
  },
})
