import { type Decision, oneOf, refuse } from '@windward/table'
import * as z from 'zod'
import { allRealms, realmOf } from '../board/realms.ts'
import { diesHere } from '../cards/decide-burnt.ts'
import { LAWS } from '../data/action-cards.ts'
import { RACE_IDS, RACES, type RaceId } from '../data/races.ts'
import { REALM_IDS, type RealmId } from '../data/realms.ts'
import { withdraw } from '../forces.ts'
import type { Open, Realm } from '../public-state.ts'
import type { SailsOfWar, SowFlow, SowTable } from '../state.ts'
import { say } from './words.en.ts'

function evilIn({ forces }: Realm): RaceId[] {
  return RACE_IDS.filter((race) => RACES[race].alignment === 'evil' && forces[race] !== undefined)
}

function darkRealms(open: Open): RealmId[] {
  return allRealms(open)
    .filter((realm) => evilIn(realm).length > 0)
    .map(({ id }) => id)
}

/** SOW 16.5: Hunt for the Dark, in a Realm of the drawer's choice; whom it costs, the owner picks. */
export const huntIn: Decision<SailsOfWar, null, RealmId> = {
  kind: 'hunt',
  title: () => say('event.hunt.title'),
  hint: () => say('event.hunt.hint'),
  shape: z.enum(REALM_IDS),
  options: ({ view }) =>
    oneOf(darkRealms(view), (realm) => ({ key: realm, label: say('event.realm', { realm }) })),
  check: ({ view }, realm) =>
    darkRealms(view).includes(realm) ? undefined : refuse('SOW 16.5', say('event.hunt.none', { realm })),
  confirm: (_, realm) => say('event.hunt.confirm', { realm }),
  absent: ({ view }) => darkRealms(view)[0] ?? 'zul',
}

export function* hunt(t: SowTable, drawer: RaceId): SowFlow {
  const { state } = t
  const id = yield* t.step('realm', () =>
    darkRealms(state).length === 0 ? null : t.ask(drawer, huntIn, null),
  )
  if (id === null) return
  yield* t.each(
    'hunted',
    () => evilIn(realmOf(state, id)),
    function* (race) {
      const units = yield* diesHere(t, race, realmOf(state, id), LAWS.huntedUnits, 'hunt')
      withdraw(realmOf(state, id), race, units)
      t.tell('all', 'SOW 16.5', say('event.died', { race, realm: id, units }))
    },
  )
}
