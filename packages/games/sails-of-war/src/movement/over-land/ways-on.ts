import { answer, type Branch, branch, choice, type Options } from '@windward/table'
import type { RealmId } from '../../data/realms.ts'
import type { Open } from '../../public-state.ts'
import { say } from '../words.en.ts'
import { type Gait, stepsFrom, type Walk } from './follow-way.ts'

/** Every way on over land, Realm by Realm; each that is offered can be ended. */
export function ways(
  open: Open,
  start: Walk,
  gait: Gait,
  mayEnd: (realm: RealmId) => boolean,
): Options<readonly RealmId[]> {
  const canEnd = ({ at }: Walk) => mayEnd(at)
  const on = (walk: Walk): Options<readonly RealmId[]> => {
    const path = walk.path.slice(1)
    const branches: Branch<readonly RealmId[]>[] = stepsFrom(open, walk, gait)
      .filter((next) => canEnd(next) || stepsFrom(open, next, gait).some(canEnd))
      .map((next) => branch(next.at, () => on(next), say('movement.realm', { realm: next.at })))
    if (path.length > 0 && canEnd(walk)) {
      branches.unshift(branch('stop', () => answer(path), say('movement.stop')))
    }
    return choice(branches)
  }
  return on(start)
}
