import { homeOf, isAtHome } from '../board/realms.ts'
import { HEALING } from '../data/heroes.ts'
import type { RaceId } from '../data/races.ts'
import { heroesOf } from '../players.ts'
import type { Open, OpenHero } from '../public-state.ts'
import type { SowTable } from '../state.ts'
import { say } from './words.en.ts'

/** SOW 10.2.4: at the start of the own Movement segment. */
export function healHeroes(t: SowTable, race: RaceId): void {
  for (const hero of heroesOf(t.state, race)) {
    const healed = Math.min(hero.wounds, healingOf(t.state, hero))
    if (healed === 0) continue
    hero.wounds -= healed
    t.tell('all', 'SOW 10.2.4', say('hero.heals', { hero: hero.id, healed }))
  }
}

function healingOf(open: Open, { owner, realm, wounds }: OpenHero): number {
  if (realm === homeOf(owner) && isAtHome(open, owner)) return wounds
  const inn = realm !== null && open.places[realm] === 'last-cozy-inn'
  return HEALING.anywhere + (inn ? HEALING.inn : 0)
}
