import { type RaceId, REALM_NAMES, type RealmId, Who, who } from '@windward/sails-of-war/facts'

type Losses = readonly { readonly race: RaceId; readonly count: number }[]

const losses = (lost: Losses): string =>
  lost.length === 0
    ? ''
    : ` Units killed: ${lost.map(({ race, count }) => `${count} of ${who(race)}`).join(', ')}.`

/** What the report of a round says in other words than the log. */
export const reportWords = {
  taken: (by: RaceId, realm: RealmId, from: RaceId | null) =>
    `${Who(by)} take ${REALM_NAMES[realm]}${from === null ? ', which was nobody’s' : ` from ${who(from)}`}.`,
  fought: (fight: { readonly attacker: RaceId; readonly defender: RaceId; readonly realm: RealmId }) => ({
    ends: (winner: RaceId | undefined, lost: Losses) =>
      `Battle in ${REALM_NAMES[fight.realm]}, ${who(fight.attacker)} against ${who(fight.defender)}: ${winner === undefined ? 'nobody is left' : `${who(winner)} win`}.${losses(lost)}`,
  }),
}
