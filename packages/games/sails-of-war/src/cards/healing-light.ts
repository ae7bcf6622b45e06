import { refuse } from '@windward/table'
import * as z from 'zod'
import type { RaceId } from '../data/races.ts'
import { plannedDeed } from '../deeds.ts'
import { heroShape } from '../heroes/hero-shape.ts'
import { heroById, heroesOf } from '../players.ts'
import type { Open, OpenHero } from '../public-state.ts'
import { cardFault, playedOn } from './may-play-card.ts'
import { playCard } from './play-card.ts'
import { say } from './words.en.ts'

function wounded(open: Open, seat: RaceId): OpenHero[] {
  return heroesOf(open, seat).filter(({ wounds }) => wounds > 0)
}

/** SOW 12.2.12, SOW 12.1.6 */
export const healingLight = plannedDeed({
  shape: z.strictObject({ do: z.literal('healing-light'), hero: heroShape }),
  options: (view, seat) =>
    playedOn(view, seat, 'healing-light', wounded(view, seat), {
      describe: ({ id }) => ({ key: id, label: say('card.hero', { hero: id }) }),
      act: ({ id }) => ({ do: 'healing-light' as const, hero: id }),
    }),
  fault: (view, seat, { hero }) =>
    cardFault(view, seat, 'healing-light') ??
    (wounded(view, seat).some(({ id }) => id === hero)
      ? undefined
      : refuse('SOW 12.2.12', say('card.heal.sound', { hero }))),
  *carryOut(t, seat, known) {
    if (!(yield* playCard(t, seat, 'healing-light'))) return
    const { hero } = known() ?? { hero: t.dice.pick(wounded(t.state, seat)).id }
    heroById(t.state, hero).wounds = 0
    t.tell('all', 'SOW 12.2.12', say('card.heal.healed', { hero }))
  },
})
