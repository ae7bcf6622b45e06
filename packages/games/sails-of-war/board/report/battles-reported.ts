import { RACE_IDS, type RaceId, REALM_IDS, type RealmId } from '@windward/sails-of-war/facts'
import type { SeenLine } from '@windward/table'
import { reportWords as words } from './words.en.ts'

interface Fought {
  readonly attacker: RaceId
  readonly defender: RaceId
  readonly realm: RealmId
  readonly killed: Map<RaceId, number>
}

export const raceIn = (name: unknown): RaceId | undefined => RACE_IDS.find((race) => race === name)
export const realmIn = (name: unknown): RealmId | undefined => REALM_IDS.find((realm) => realm === name)

/** The battle being told of on land: who fights in it, and what it has cost. They are fought one after another. */
export class BattlesReported {
  #fought: Fought | undefined

  /** Those in the battle a line belongs to, and how it ended, where the line says so. */
  hear({ what: { key, fields } }: SeenLine): {
    readonly fighters: readonly RaceId[]
    readonly text?: string
  } {
    if (key === 'battle.begins') this.#fought = beginning(fields)
    const fought = this.#fought
    if (fought === undefined || !key.startsWith('battle.')) return { fighters: [] }
    const fighters = [fought.attacker, fought.defender]
    const race = raceIn(fields['race'])
    if (key === 'battle.lost' && race !== undefined) {
      const units = Object.values(Object(fields['killed'])).reduce<number>(
        (sum, count) => sum + Number(count),
        0,
      )
      fought.killed.set(race, (fought.killed.get(race) ?? 0) + units)
    }
    if (key !== 'battle.ends') return { fighters }
    this.#fought = undefined
    const lost = [...fought.killed]
      .map(([loser, count]) => ({ race: loser, count }))
      .filter(({ count }) => count > 0)
    return { fighters, text: words.fought(fought).ends(raceIn(fields['winner']), lost) }
  }
}

function beginning(fields: SeenLine['what']['fields']): Fought | undefined {
  const [attacker, defender, realm] = [
    raceIn(fields['attacker']),
    raceIn(fields['defender']),
    realmIn(fields['realm']),
  ]
  if (attacker === undefined || defender === undefined || realm === undefined) return undefined
  return { attacker, defender, realm, killed: new Map() }
}
