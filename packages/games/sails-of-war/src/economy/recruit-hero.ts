import { refuse } from '@windward/table'
import { homeOf, isAtHome } from '../board/realms.ts'
import { HERO_COST } from '../data/heroes.ts'
import { plainDeed } from '../deeds.ts'
import { canPay, pay } from '../goods.ts'
import { freeHero, recruitHero } from '../heroes/recruit-hero.ts'
import { openPlayer, ownStock, playerOf } from '../players.ts'
import { say } from './words.en.ts'

/** SOW 6.2.3 */
export const heroDeed = plainDeed({
  name: 'hero',
  label: () => say('economy.hero.label'),
  fault: (view, seat) => {
    if (!isAtHome(view, seat)) return refuse('SOW 6.2.3', say('economy.home-lost', { realm: homeOf(seat) }))
    if (openPlayer(view, seat).once.hero) return refuse('SOW 6.2.3', say('economy.hero.once'))
    if (freeHero(view, seat) === undefined) return refuse('SOW 1.4.4', say('economy.hero.most'))
    return canPay(ownStock(view, seat), HERO_COST)
      ? undefined
      : refuse('SOW 1.4.2', say('economy.poor', { cost: HERO_COST }))
  },
  carryOut(t, seat) {
    const player = playerOf(t.state, seat)
    pay(player.stock, HERO_COST)
    player.once.hero = true
    const hero = recruitHero(t.state, seat)
    if (hero === undefined) return undefined
    const realm = homeOf(seat)
    t.tell('all', 'SOW 6.2.3', say('economy.hero.recruited', { race: seat, hero: hero.id, realm }))
    return undefined
  },
})
