import { BLADE_DICE, BOOTS_MOVE, MAIL_LIFE } from '../data/artifacts.ts'
import { type Fighter, HERO, HERO_MOVE } from '../data/heroes.ts'
import type { OpenHero } from '../public-state.ts'

/** SOW 10.2.1, SOW 13.1: what a Hero is with all he bears. */
export function fighterOf({ artifacts }: OpenHero): Fighter {
  return {
    ...HERO,
    life: HERO.life + (artifacts.includes('deep-mail') ? MAIL_LIFE : 0),
    dice: HERO.dice + (artifacts.includes('bright-blade') ? BLADE_DICE : 0),
  }
}

export function moveOf({ artifacts }: OpenHero): number {
  return artifacts.includes('wind-boots') ? BOOTS_MOVE : HERO_MOVE
}

export function isDead(hero: OpenHero): boolean {
  return hero.wounds >= fighterOf(hero).life
}
