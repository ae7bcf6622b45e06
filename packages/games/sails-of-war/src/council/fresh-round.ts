import { allRealms } from '../board/realms.ts'
import { playerOf } from '../players.ts'
import { calm, freshOnce } from '../setup/begin.ts'
import type { State } from '../state.ts'

/** A new round: what could be done once can be done again. */
export function freshRound(state: State): void {
  state.round += 1
  state.phase = 'council'
  state.weather = calm()
  for (const race of state.seats) playerOf(state, race).once = freshOnce()
  for (const realm of allRealms(state)) {
    realm.built = false
    realm.recruited = 0
  }
}
