import { PASS } from '@windward/table'
import { ACTIONS } from '../data/action-cards.ts'
import { handSize, openPlayer } from '../players.ts'
import type { HeroId } from '../public-state.ts'
import type { Hero, SowFlow, SowTable } from '../state.ts'
import { ALWAYS_OR_NEVER, type AlwaysOrNever, castOrPass } from './cast-or-pass.ts'
import { playCard } from './play-card.ts'
import { say } from './words.en.ts'

/** SOW 12.1.6: asked of the one who is challenged. */
export const healFirst = castOrPass<{ readonly hero: HeroId }, 'heal', AlwaysOrNever>({
  kind: 'heal-before-duel',
  card: 'healing-light',
  clause: 'SOW 12.1.6',
  wish: 'heal',
  title: ({ hero }) => say('card.heal.title', { hero }),
  hint: say('card.heal.hint'),
  cast: say('card.heal.cast'),
  about: say('card.heal.standing'),
  ...ALWAYS_OR_NEVER,
})

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
