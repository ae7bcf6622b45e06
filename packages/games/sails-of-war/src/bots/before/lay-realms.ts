import { COASTAL } from '../../board/zones.ts'
import type { Laying } from '../../setup/decide-lay.ts'
import { laidBy } from '../lay-realms.ts'
import type { Asked } from './players-question.ts'
import { WARDEN } from './weights.ts'

/** Always after so many Realms, and from the middle of the coast on. */
export function whatToLay({ view, seat }: Asked): Laying | undefined {
  return laidBy(view, seat, {
    isTime: (laid) => laid >= WARDEN.realmsBeforeHome,
    without: () => COASTAL[Math.floor(COASTAL.length / 2)] ?? 0,
  })
}
