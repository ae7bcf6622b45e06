import type { Dice } from '@windward/table'
import type { Orders } from '../../orders/order.ts'
import { CHARACTERS, type Habits, SOUND } from '../habits.ts'
import { planned, type Recipe, SALTS } from '../orders.ts'
import type { Asked } from '../outlook.ts'

/** What one could order, and how it was come by. */
export interface Candidate {
  readonly recipe: Recipe
  readonly orders: Orders
}

/** Ways to look at a season: as one is, as others are, at attack alone, at defence alone, at points alone. */
export const TEMPERS: readonly Habits[] = [
  { ...SOUND, variety: 0 },
  { ...CHARACTERS.bold, variety: 0 },
  { ...CHARACTERS.cautious, variety: 0 },
  { ...SOUND, variety: 0, fear: 0, capital: 0, rivalry: 1, againstLeader: 1.5 },
  { ...SOUND, variety: 0, fear: 1.2, capital: 90 },
  { ...SOUND, variety: 0, rivalry: 0, againstLeader: 0, kill: 0, fear: 0.2 },
]
/** And as one might be in another mood. */
const MOODS = [0.6, 1.2, 2]

/** Different plans for a season, one's own habits first. */
export function candidatesFor(asked: Asked, own: Habits, dice: Dice): Candidate[] {
  const salt = () => dice.below(SALTS)
  const recipes = [
    ...[own, ...TEMPERS].map((habits): Recipe => ({ habits, salt: salt(), without: [] })),
    ...MOODS.map((variety): Recipe => ({ habits: { ...own, variety }, salt: salt(), without: [] })),
  ]
  return distinct(asked, recipes)
}

/** The same plan with one front changed: each of its armies kept from what it is told to do. */
export function mutantsOf(asked: Asked, { recipe, orders }: Candidate): Candidate[] {
  const at = asked.view.powers[asked.seat]?.armies ?? {}
  const recipes = orders.armies.flatMap(({ army, does }): Recipe[] => {
    const land = 'to' in does ? does.to : at[army]?.at
    const barred = asked.view.lands
    return land === undefined || !isIn(barred, land)
      ? []
      : [{ ...recipe, without: [...recipe.without, { army, land }] }]
  })
  const known = JSON.stringify(orders)
  return distinct(asked, recipes).filter((each) => JSON.stringify(each.orders) !== known)
}

function isIn<K extends string>(record: Readonly<Record<K, unknown>>, key: string): key is K {
  return key in record
}

function distinct(asked: Asked, recipes: readonly Recipe[]): Candidate[] {
  const found = new Map<string, Candidate>()
  for (const recipe of recipes) {
    const orders = planned(asked.view, asked.seat, recipe)
    const key = JSON.stringify(orders)
    if (!found.has(key) && asked.check(orders) === undefined) found.set(key, { recipe, orders })
  }
  return [...found.values()]
}
