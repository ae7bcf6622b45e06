import { diceFor, diceRoot, seedFrom } from '@windward/table'
import { steward } from '../../src/bots/steward.ts'
import type { FactionId } from '../../src/data/factions/factions.ts'
import type { SnsFlow, SnsTable, State } from '../../src/state.ts'
import { Scene, type SceneWish } from '../scene.ts'

/** A piece of the rules before stewards. */
export function before(
  state: State,
  flow: (t: SnsTable) => SnsFlow<unknown>,
  dice: SceneWish['dice'] = [],
): Scene {
  return new Scene(state, flow, { dice })
}

/** What a steward at this seat says to the open question of this kind. */
export function stewardSays(scene: Scene, seat: FactionId, kind: string): unknown {
  return steward.answer(scene.question(seat, kind), diceFor(diceRoot(seedFrom('steward'), {}), kind))
}

/** The steward's word given as the seat's answer. */
export function stewardActs(scene: Scene, seat: FactionId, kind: string): unknown {
  const said = stewardSays(scene, seat, kind)
  scene.answer(seat, kind, said)
  return said
}
