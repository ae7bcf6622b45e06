import type { Decision } from '@windward/table'
import { SIDES, type Side, sideShape, type Zone } from '../board/zones.ts'
import type { NeutralId } from '../data/realms.ts'
import type { SailsOfWar } from '../state.ts'
import { sideChoice } from './decide-lay.ts'
import { say } from './words.en.ts'

export interface RolledBrief {
  readonly realm: NeutralId
  readonly zone: Zone
}

/** SOW 2.3.3: how a rolled Realm is turned. */
export const turnRealm: Decision<SailsOfWar, RolledBrief, Side> = {
  kind: 'turn-realm',
  title: ({ brief: { realm, zone } }) => say('setup.turn.title', { realm, zone }),
  shape: sideShape,
  options: () => sideChoice(SIDES),
  check: () => undefined,
  absent: () => 0,
}
