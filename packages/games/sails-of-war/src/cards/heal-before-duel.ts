import { type Decision, oneOf, PASS, type Pass, refuse, standing } from '@windward/table'
import * as z from 'zod'
import { ACTIONS } from '../data/action-cards.ts'
import type { HeroId } from '../open.ts'
import { handSize, openPlayer } from '../players.ts'
import type { Hero, SailsOfWar, SowFlow, SowTable } from '../state.ts'
import { canPlay, playCard } from './spell.ts'
import { say } from './words.en.ts'

/** SOW 12.1.6: asked of the one who is challenged. */
export const healFirst: Decision<SailsOfWar, { readonly hero: HeroId }, 'heal' | Pass> = {
  kind: 'heal-before-duel',
  title: ({ brief: { hero } }) => say('card.heal.title', { hero }),
  hint: () => say('card.heal.hint'),
  shape: z.enum([PASS, 'heal']),
  options: ({ view, seat }) =>
    oneOf(canPlay(view, seat, 'healing-light') ? [PASS, 'heal'] : [PASS], (wish) => ({
      key: wish,
      label: say(wish === PASS ? 'card.pass' : 'card.heal.cast'),
    })),
  check: ({ view, seat }, wish) =>
    wish === PASS || canPlay(view, seat, 'healing-light')
      ? undefined
      : refuse('SOW 12.1.6', say('card.not-castable', { card: 'healing-light' })),
  absent: () => PASS,
  standing: standing(say('card.heal.standing'), z.enum(['never', 'always']), ({ view, seat }, wish) =>
    wish === 'always' && canPlay(view, seat, 'healing-light') ? 'heal' : PASS,
  ),
}

/** SOW 12.1.6: Healing Light before a duel a Hero is challenged to; whoever has cards and Starpower is asked. */
export function* healBeforeDuel(t: SowTable, hero: Hero): SowFlow {
  const player = openPlayer(t.state, hero.owner)
  if (hero.wounds === 0 || handSize(player) === 0) return
  if (player.starpower < ACTIONS['healing-light'].starpower) return
  const wish = yield* t.ask(hero.owner, healFirst, { hero: hero.id })
  if (wish === PASS || !(yield* playCard(t, hero.owner, 'healing-light'))) return
  hero.wounds = 0
  t.tell('all', 'SOW 12.1.6', say('card.heal.healed', { hero: hero.id }))
}
