import * as z from 'zod'
import { designed, inferred, printed, type TableProvenance } from './provenance.ts'
import type { Goods } from './resources.ts'

export const fighterSchema = z.strictObject({
  life: z.int().min(1).max(9),
  dice: z.int().min(1).max(5),
  hit: z.int().min(1).max(10),
  damage: z.int().min(1).max(5),
})
export type Fighter = Readonly<z.infer<typeof fighterSchema>>

/** SOW 10.2.1 */
export const HERO: Fighter = { life: 5, dice: 2, hit: 7, damage: 1 }
export const HERO_MOVE = 3
export const HERO_COST: Goods = { grain: 0, wood: 5, iron: 5 }
export const MOST_HEROES = 3

/** SOW 10.2.4: wounds healed where a Hero starts the Movement segment. */
export const HEALING = { anywhere: 1, inn: 2 } as const

/** SOW 10.2.6: with the fourth figure read as defence, a die of this or more cancels a hit. */
export const DEFENCE_CANCELS = 7

/** SOW 8.1.4 */
export const HERO_IN_BATTLE = { frontRank: 1, rerolls: 1 } as const

const fighter = (life: number, dice: number, hit: number, damage: number): Fighter => ({
  life,
  dice,
  hit,
  damage,
})

export const FOE_IDS = [
  'ogre',
  'goblins',
  'dragon',
  'troll',
  'snake-man',
  'assassin',
  'wolves',
  'bandits',
  'skeletons',
  'giant-spider',
  'witch',
  'minotaur',
  'stone-golem',
  'wraith',
  'vampire',
  'wyvern',
  'demon',
] as const
export type FoeId = (typeof FOE_IDS)[number]

/** SOW 10.2.5: how many there are of it, and what each is. */
export const FOES: Readonly<Record<FoeId, { readonly number: number; readonly each: Fighter }>> = {
  ogre: { number: 1, each: fighter(2, 2, 8, 2) },
  goblins: { number: 3, each: fighter(1, 1, 8, 1) },
  dragon: { number: 1, each: fighter(2, 2, 7, 2) },
  troll: { number: 1, each: fighter(5, 1, 8, 1) },
  'snake-man': { number: 1, each: fighter(2, 2, 9, 2) },
  assassin: { number: 1, each: fighter(1, 2, 3, 1) },
  wolves: { number: 2, each: fighter(1, 1, 8, 1) },
  bandits: { number: 2, each: fighter(1, 1, 7, 1) },
  skeletons: { number: 3, each: fighter(1, 1, 9, 1) },
  'giant-spider': { number: 1, each: fighter(2, 1, 6, 1) },
  witch: { number: 1, each: fighter(2, 1, 5, 1) },
  minotaur: { number: 1, each: fighter(3, 2, 8, 1) },
  'stone-golem': { number: 1, each: fighter(6, 1, 9, 2) },
  wraith: { number: 1, each: fighter(3, 1, 7, 2) },
  vampire: { number: 1, each: fighter(4, 2, 8, 1) },
  wyvern: { number: 1, each: fighter(3, 2, 8, 2) },
  demon: { number: 1, each: fighter(4, 2, 7, 2) },
}

export const HEROES_PROVENANCE: TableProvenance<
  'hero' | 'move' | 'cost' | 'most' | 'inn' | 'healing' | 'battle' | 'counterFoes' | 'cardFoes' | 'letters'
> = {
  hero: designed('B 3.9'),
  move: printed('S 9.1'),
  cost: printed('S table of recruitment and supply'),
  most: designed('B 3.7'),
  inn: printed('S quest counter chart'),
  healing: designed('B 3.9'),
  battle: printed('S 9.4'),
  counterFoes: printed('S quest counter chart'),
  cardFoes: designed('B 3.12'),
  letters: inferred('B 1.13'),
}
