import type { Fleet } from '../../pieces.ts'
import type { SnsFlow, SnsTable } from '../../state.ts'
import type { Force } from '../battle.ts'
import { figuresIn, strengthOf } from '../stock.ts'
import { assignCargo } from './decide-assign-cargo.ts'
import { cargoIn, convoys } from './drowned-cargo.ts'
import { fleetsIn } from './fleet-armour.ts'
import { type Convoy, convoyOf, filled } from './loads.ts'
import type { SeaFight } from './sea-fight.ts'

/** SNS 7.8.5: before the battle the owners say which ships have their troops aboard, where there is a choice. */
export function* stowCargo(t: SnsTable, fight: SeaFight): SnsFlow {
  const laden = fight.battle.forces
    .map((force) => ({ force, convoys: ladenConvoys(t, force) }))
    .filter((each) => each.convoys.length > 0)
  const choosing = laden.filter((each) => each.convoys.some(({ convoy }) => hasChoice(convoy)))
  const chosen = yield* t.askAll(
    choosing.map(({ force }) => force.faction),
    assignCargo,
    (seat) => ({
      sea: fight.sea,
      convoys: choosing
        .filter(({ force }) => force.faction === seat)
        .flatMap((each) => each.convoys.map(({ fleets }) => fleets.map(({ id }) => id))),
    }),
  )
  for (const { force, convoys: all } of laden) {
    const loads = chosen.get(force.faction) ?? all.flatMap(({ convoy }) => filled(convoy))
    fight.loads.set(force.faction, loads)
  }
}

interface Laden {
  readonly fleets: readonly Fleet[]
  readonly convoy: Convoy
}

function ladenConvoys({ state }: SnsTable, force: Force): Laden[] {
  const own = fleetsIn(state, force)
  return convoys(state, force.faction)
    .filter((fleets) => fleets.some((fleet) => own.includes(fleet)))
    .map((fleets) => ({
      fleets,
      convoy: convoyOf(fleets, strengthOf(cargoIn(state, force.faction, fleets))),
    }))
    .filter(({ convoy }) => convoy.cargo > 0)
}

function hasChoice({ stocks }: Convoy): boolean {
  return figuresIn(stocks) > 1
}
