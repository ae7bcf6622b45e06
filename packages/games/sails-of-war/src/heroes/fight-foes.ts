import type { Audience } from '@windward/table'
import { WARDED_HITS } from '../data/artifacts.ts'
import { type Fighter, FOES, type FoeId } from '../data/heroes.ts'
import type { Hero, SailsOfWar, SowTable } from '../state.ts'
import { fighterOf, isDead } from './fighter.ts'
import { loseHero } from './lose-hero.ts'
import { blowsOf, woundsOf } from './roll-blows.ts'
import { say } from './words.en.ts'

/** SOW 10.2.2, SOW 10.2.3, SOW 10.2.7: he alone, to the end; whether the Hero has won. A dead Hero is taken from the board. */
export function fightFoes(t: SowTable, hero: Hero, foe: FoeId, to: Audience<SailsOfWar> = 'all'): boolean {
  const { number, each } = FOES[foe]
  const lives = Array.from({ length: number }, () => each.life)
  let ward = hero.artifacts.includes('warding-stone') ? WARDED_HITS : 0
  t.tell(to, 'SOW 10.2.2', say('hero.meets', { hero: hero.id, foe }))
  while (lives.length > 0 && !isDead(hero)) {
    const own = blowsOf(t.dice, fighterOf(hero))
    const theirs = lives.map(() => blowsOf(t.dice, each))
    const hits = theirs.reduce((sum, blows) => sum + blows.hits, 0)
    const warded = Math.min(ward, hits)
    ward -= warded
    const { defence } = t.state.options
    hero.wounds += woundsOf(t.dice, hits - warded, each, fighterOf(hero), defence)
    strike(t, lives, own.hits, hero, each)
    t.tell(
      to,
      'SOW 10.2.2',
      say('hero.round', {
        hero: hero.id,
        rolled: [...own.rolled],
        against: theirs.flatMap(({ rolled }) => rolled),
        wounds: hero.wounds,
      }),
    )
  }
  if (isDead(hero)) {
    loseHero(t, hero)
    return false
  }
  t.tell(to, 'SOW 10.2.3', say('hero.beats', { hero: hero.id, foe }))
  return true
}

/** SOW 10.2.2: hits fall on one foe until it is dead. */
function strike(t: SowTable, lives: number[], hits: number, hero: Hero, each: Fighter): void {
  const { defence } = t.state.options
  const by = fighterOf(hero)
  const blows = defence ? woundsOf(t.dice, hits, by, each, true) : hits
  for (let left = blows; left > 0 && lives.length > 0; left -= 1) {
    const [first = 0, ...rest] = lives
    const life = first - (defence ? 1 : by.damage)
    lives.splice(0, lives.length, ...(life > 0 ? [life, ...rest] : rest))
  }
}
