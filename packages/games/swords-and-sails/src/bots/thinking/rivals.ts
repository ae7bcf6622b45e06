import { drawFrom, race, softened } from '@windward/search'
import type { Dice } from '@windward/table'
import type { FactionId } from '../../data/factions/factions.ts'
import { landsOf } from '../../lands.ts'
import { ranking } from '../../victory/score.ts'
import type { Habits } from '../habits.ts'
import { menaceOf } from '../menace.ts'
import type { Asked } from '../outlook.ts'
import { rumours } from '../strength.ts'
import { TEMPERS } from './plans.ts'

/** In which temper each rival who matters will write his orders, world by world. */
export type Tempers = (world: number) => ReadonlyMap<FactionId, Habits>

/** What a seat makes of a season in a world in which these are in such tempers. */
type Trial = (seat: FactionId, tempers: ReadonlyMap<FactionId, Habits>, world: number) => number

export const STEADY: Tempers = () => new Map()

/**
 * A rival who thinks does what is best for himself: each temper is tried for him against everybody's habits, and in later
 * worlds he is in one of them, the better ones more often. So no plan is made against a single guess.
 */
export function tempersOf(asked: Asked, trial: Trial, tries: number, most: number, dice: Dice): Tempers {
  const mixtures = rivalsOf(asked, most).map((rival) => {
    const ranked = race(TEMPERS, (habits, world) => trial(rival, new Map([[rival, habits]]), world), tries)
    const weights = softened(
      ranked.map(({ mean }) => mean),
      WARMTH,
    )
    return { rival, ranked, weights }
  })
  const drawn: ReadonlyMap<FactionId, Habits>[] = []
  return (world) => {
    const known = drawn[world]
    if (known !== undefined) return known
    const tempers = new Map<FactionId, Habits>()
    for (const { rival, ranked, weights } of mixtures) {
      const temper = ranked[drawFrom(weights, dice)]
      if (temper !== undefined) tempers.set(rival, temper.candidate)
    }
    drawn[world] = tempers
    return tempers
  }
}

/** How far worse tempers are believed in too. */
const WARMTH = 0.05

/** Those who can come into his land, the highest in score first. */
function rivalsOf({ view, seat }: Asked, most: number): FactionId[] {
  const all = rumours(view, seat)
  const lands = landsOf(view, seat)
  const near = (faction: FactionId) => {
    const menace = menaceOf({ view, rumours: all.filter((each) => each.faction === faction) })
    return lands.some((land) => menace.has(land))
  }
  return ranking(view)
    .flatMap(({ side }) => (side.includes(seat) ? [] : side))
    .filter(near)
    .slice(0, most)
}
