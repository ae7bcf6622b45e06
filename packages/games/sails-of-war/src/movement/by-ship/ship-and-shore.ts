import { after, answer, type Branch, branch, choice, type Options, oneOf, type Phrase } from '@windward/table'
import * as z from 'zod'
import { MOST_HEROES } from '../../data/heroes.ts'
import type { RealmId } from '../../data/realms.ts'
import { UNIT_IDS } from '../../data/units.ts'
import { heroShape } from '../../heroes/hero-shape.ts'
import { countOf, type SomeUnits } from '../../pieces.ts'
import type { HeroId, Ship } from '../../public-state.ts'
import { someUnits } from '../over-land/unit-options.ts'
import { say } from '../words.en.ts'
import { shipShape } from './ship-shape.ts'

/** Who goes aboard or ashore. */
export interface Passengers {
  readonly units: SomeUnits
  readonly heroes: readonly HeroId[]
}

export const passengerParts = {
  ship: shipShape,
  units: z.partialRecord(z.enum(UNIT_IDS), z.int().min(1).max(20)),
  heroes: z.array(heroShape).max(MOST_HEROES),
}

/** Who may go between a ship and a Realm, and how many of the units at most. */
export interface Passage<A> extends Passengers {
  readonly realm: RealmId
  readonly most: number
  /** The choice of units, in words. */
  readonly named: Phrase
  act(who: Passengers): A
}

/** The branch of a deed between Transport Ships and Realms (SOW 7.4): a ship, a Realm, and a Hero or some units. */
export function betweenShipAndShore<A>(
  name: string,
  label: Phrase,
  ships: readonly Ship[],
  passages: (ship: Ship) => readonly Passage<A>[],
): Branch<A>[] {
  if (ships.length === 0) return []
  const leads = () =>
    after(
      oneOf(ships, ({ id }) => ({ key: id, label: say('movement.ship', { ship: id }) })),
      (ship) =>
        after(
          oneOf(passages(ship), ({ realm }) => ({ key: realm, label: say('movement.realm', { realm }) })),
          whoGoes,
        ),
    )
  return [branch(name, leads, label)]
}

function whoGoes<A>({ heroes, units, most, named, act }: Passage<A>): Options<A> {
  const branches: Branch<A>[] = heroes.map((hero) =>
    branch(hero, () => answer(act({ units: {}, heroes: [hero] })), say('movement.hero', { hero })),
  )
  if (countOf(units) === 0) return choice(branches)
  const some = () => after(someUnits(units, most), (chosen) => answer(act({ units: chosen, heroes: [] })))
  return choice([...branches, branch('units', some, named)])
}
