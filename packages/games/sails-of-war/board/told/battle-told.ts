import type { LedgerLine } from '@windward/kit/contract.ts'
import { RACE_IDS, type RaceId, REALM_IDS, type RealmId } from '@windward/sails-of-war/facts'

/** SOW 8: the land battle a line tells of. */
export interface BattleTold {
  readonly realm: RealmId
  readonly attacker: RaceId
  readonly defender: RaceId
}

/** The battle a line of a ledger belongs to. Lines of one name its Realm only at its begin and its end. */
export function battleTold(line: LedgerLine, lines: readonly LedgerLine[]): BattleTold | undefined {
  if (!line.what.key.startsWith('battle.')) return undefined
  const before = lines.filter(({ n }) => n < line.n)
  const begun = [...before, line].findLast(({ what }) => what.key === 'battle.begins')
  if (begun === undefined || isOver(before.slice(before.indexOf(begun) + 1))) return undefined
  const { fields } = begun.what
  const realm = REALM_IDS.find((id) => id === fields['realm'])
  const attacker = RACE_IDS.find((id) => id === fields['attacker'])
  const defender = RACE_IDS.find((id) => id === fields['defender'])
  return realm && attacker && defender && { realm, attacker, defender }
}

const isOver = (since: readonly LedgerLine[]): boolean => since.some(({ what }) => what.key === 'battle.ends')
