import { PASS } from '@windward/table'
import { ACTIONS } from '../data/action-cards.ts'
import { handSize, openPlayer } from '../players.ts'
import type { HeroId, Open } from '../public-state.ts'
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
  const wish = yield* t.step('wish', () =>
    mayHeal(t.state, hero) ? t.ask(hero.owner, healFirst, { hero: hero.id }) : PASS,
  )
  if (wish === PASS || !(yield* playCard(t, hero.owner, 'healing-light'))) return
  hero.wounds = 0
  t.tell('all', 'SOW 12.1.6', say('card.heal.healed', { hero: hero.id }))
}

function mayHeal(open: Open, { owner, wounds }: Hero): boolean {
  const player = openPlayer(open, owner)
  return wounds > 0 && handSize(player) > 0 && player.starpower >= ACTIONS['healing-light'].starpower
}
