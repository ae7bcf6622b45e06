import { answer, branch, choice, type Decision, refuse } from '@windward/table'
import * as z from 'zod'
import type { RaceId } from '../../data/races.ts'
import { REALM_IDS, type RealmId } from '../../data/realms.ts'
import type { SomeUnits } from '../../pieces.ts'
import type { Open } from '../../public-state.ts'
import type { SailsOfWar } from '../../state.ts'
import { say } from '../words.en.ts'
import { follow, type Walk } from './follow-way.ts'
import { gaitFrom } from './pace.ts'
import { hasRoom } from './room-in-realm.ts'
import { ways } from './ways-on.ts'

/** A force on its way over land: how far it has come, and what it has left. */
export interface Column {
  readonly units: SomeUnits
  /** The Realm it set out from. */
  readonly start: RealmId
  /** Where it has come to. */
  readonly realm: RealmId
  readonly points: number
  readonly unstopped: number
  /** The last Realm on its way where it may stand; its units stand there meanwhile. */
  readonly stand: RealmId
  /** The one before that, to which a Veil would send it back from there (SOW 12.2.11). */
  readonly back: RealmId
  /** Realms it was given leave for: its move does not end there (SOW 7.2.5). */
  readonly passed: readonly RealmId[]
}

/** So long a way does not exist on any board; it bounds the form of an answer. */
export const LONGEST_WAY = 12

export function walkOf({ realm: at, points, unstopped }: Column): Walk {
  return { at, points, unstopped, stopped: false, path: [at] }
}

/** SOW 1.4.5, SOW 7.2.5 */
function mayEnd(open: Open, race: RaceId, { units, stand, passed }: Column, realm: RealmId): boolean {
  return !passed.includes(realm) && (realm === stand || hasRoom(open, realm, race, units))
}

/** SOW 7.2.7: where a force goes that was refused leave on its way; nowhere if it goes no further. */
export const marchOn: Decision<SailsOfWar, Column, readonly RealmId[]> = {
  kind: 'march-on',
  title: ({ brief: { realm, units } }) => say('movement.march-on.title', { realm, units }),
  hint: () => say('movement.march-on.hint'),
  shape: z.array(z.enum(REALM_IDS)).max(LONGEST_WAY),
  options: ({ view, seat, brief }) => {
    const gait = gaitFrom(view, seat, brief.start, brief.units)
    const on = ways(view, walkOf(brief), gait, (realm) => mayEnd(view, seat, brief, realm))
    const { realm: here, stand } = brief
    const label = here === stand ? say('movement.stop') : say('movement.back', { realm: stand })
    const stay = branch<readonly RealmId[]>('stop', () => answer([]), label)
    return choice([stay, ...(on.kind === 'choice' ? on.branches : [])])
  },
  check: ({ view, seat, brief }, path) => {
    const end = path.at(-1)
    if (end === undefined) return undefined
    if (brief.passed.includes(end)) return refuse('SOW 7.2.5', say('movement.march.passing', { realm: end }))
    const gait = gaitFrom(view, seat, brief.start, brief.units)
    const walk = follow(view, walkOf(brief), path, gait)
    if (walk === undefined) return refuse('SOW 7.2.7', say('movement.march.too-far'))
    return mayEnd(view, seat, brief, end)
      ? undefined
      : refuse('SOW 1.4.5', say('movement.full', { realm: end }))
  },
  confirm: ({ brief: { realm, stand } }, path) => {
    if (path.length > 0) return say('movement.march.label')
    return realm === stand ? say('movement.no-further') : say('movement.back', { realm: stand })
  },
  absent: () => [],
}
