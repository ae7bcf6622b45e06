import { type Decision, oneOf } from '@windward/table'
import * as z from 'zod'
import type { RealmId } from '../data/realms.ts'
import { RESOURCE_IDS, type ResourceId } from '../data/resources.ts'
import type { SailsOfWar } from '../state.ts'
import { say } from './words.en.ts'

/** SOW 5.7: a Home Realm has no kind of its own. */
export const goodYearKind: Decision<SailsOfWar, { readonly realm: RealmId }, ResourceId> = {
  kind: 'good-year',
  title: ({ brief: { realm } }) => say('economy.good-year.title', { realm }),
  hint: () => say('economy.good-year.hint'),
  shape: z.enum(RESOURCE_IDS),
  options: () => oneOf(RESOURCE_IDS, (kind) => ({ key: kind, label: say('economy.kind', { kind }) })),
  check: () => undefined,
  confirm: (_, kind) => say('economy.good-year.confirm', { kind }),
  absent: () => 'grain',
}
