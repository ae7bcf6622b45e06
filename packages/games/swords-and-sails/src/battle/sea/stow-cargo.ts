import type { SnsFlow, SnsTable } from '../../state.ts'
import { figuresIn } from '../stock.ts'
import { assignCargo } from './decide-assign-cargo.ts'
import { type Convoy, filled } from './loads.ts'
import { ladenConvoys, type SeaFight, settleLoadsOf } from './sea-fight.ts'

/** SNS 7.8.5: before the battle the owners say which ships have their troops aboard, where there is a choice. */
export function* stowCargo(t: SnsTable, fight: SeaFight): SnsFlow {
  const laden = fight.battle.forces.map(({ faction, pieces }) => ({
    faction,
    convoys: ladenConvoys(t.state, { faction, pieces }),
  }))
  const choosing = laden.filter((each) => each.convoys.some(({ convoy }) => hasChoice(convoy)))
  const chosen = yield* t.askAll(
    choosing.map(({ faction }) => faction),
    assignCargo,
    (seat) => ({
      sea: fight.sea,
      convoys: choosing
        .filter(({ faction }) => faction === seat)
        .flatMap((each) => each.convoys.map(({ fleets }) => fleets.map(({ id }) => id))),
    }),
  )
  for (const { faction, convoys } of laden)
    settleLoadsOf(
      t.state,
      fight,
      faction,
      chosen.get(faction) ?? convoys.flatMap(({ convoy }) => filled(convoy)),
    )
}

function hasChoice({ stocks }: Convoy): boolean {
  return figuresIn(stocks) > 1
}
