import { FACTION_IDS, type FactionId, isLandId, isSeaId } from '@windward/swords-and-sails/facts'
import type { Fields, SeenLine } from '@windward/table'
import { reportWords as words } from './words.en.ts'

type Where = Parameters<typeof words.undecided>[0]

interface Fought {
  readonly where: string
  readonly factions: readonly FactionId[]
  readonly lost: Map<FactionId, number>
  /** Blow by blow it is told of each unit how it fell, and of those who ran away not at all. */
  counted: boolean
}

/** In the order they are named in. */
export const factionsIn = (names: readonly string[]): readonly FactionId[] => [
  ...new Set(names.flatMap((name) => FACTION_IDS.find((id) => id === name) ?? [])),
]

/** The battles of a season as their lines come: who fights in them, and what they have cost. */
export class BattlesReported {
  readonly #fought: Fought[] = []

  hear({ what: { key, fields } }: SeenLine): void {
    if (key === 'battle.begins')
      this.#fought.push({
        where: JSON.stringify(fields['where']),
        factions: factionsIn([fields['sides'] ?? []].flat(2).map(String)),
        lost: new Map(),
        counted: true,
      })
    const fight = this.#fightOf(fields)
    if (fight === undefined) return
    if (key === 'battle.file' || key === 'sea.file' || key === 'sea.captured') fight.counted = false
    const [loser] = factionsIn([String(fields['faction'])])
    if (key !== 'battle.losses.taken' || loser === undefined) return
    fight.lost.set(loser, (fight.lost.get(loser) ?? 0) + countIn(fields['losses']))
  }

  /** Everybody in the battle a line belongs to. */
  fighters({ what: { key, fields } }: SeenLine): readonly FactionId[] {
    return /^(?:battle|sea)\./.test(key) ? (this.#fightOf(fields)?.factions ?? []) : []
  }

  /** How a battle ended, with what it has cost. */
  text({ what: { key, fields } }: SeenLine): string | undefined {
    const where = whereOf(fields['where'])
    if (where === undefined || (key !== 'battle.won' && key !== 'battle.undecided')) return undefined
    const fight = this.#fightOf(fields)
    const losses = fight?.counted ? [...fight.lost].map(([faction, count]) => ({ faction, count })) : []
    const lost = words.lost(losses)
    const winners = factionsIn([fields['winners'] ?? []].flat().map(String))
    if (key === 'battle.won' && winners.length === 0) return undefined
    return key === 'battle.won' ? words.won(winners, where, lost) : words.undecided(where, lost)
  }

  /** By its field; or the newest in which those fight whom the line names. */
  #fightOf(fields: Fields): Fought | undefined {
    const { where, faction, by, at } = fields
    const named = factionsIn([faction ?? [], by ?? [], at ?? []].flat().map(String))
    return this.#fought.findLast((fight) =>
      where === undefined
        ? named.length > 0 && named.every((name) => fight.factions.includes(name))
        : fight.where === JSON.stringify(where),
    )
  }
}

function countIn(losses: unknown): number {
  if (!Array.isArray(losses)) return 0
  return losses.reduce((sum, loss) => sum + Number(Object(loss).count ?? 0), 0)
}

function whereOf(where: unknown): Where | undefined {
  const { land, sea, border } = Object(where)
  const [one, other] = [border ?? []].flat().map(String)
  if (typeof land === 'string' && isLandId(land)) return { land }
  if (typeof sea === 'string' && isSeaId(sea)) return { sea }
  if (one === undefined || other === undefined || !isLandId(one) || !isLandId(other)) return undefined
  return { border: [one, other] }
}
