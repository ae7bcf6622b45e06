import type { Phrase } from '@windward/table'
import type { FactionId } from '../data/factions/factions.ts'
import type { Flow } from './gold-told.ts'
import { factionAt, fieldsAt, listAt, numberAt, textAt } from './reading.ts'

/** SNS 4.1.1: bargains are told to those they concern alone, so that the looker hears of his own: what was paid in them he knows. */
export class Bargains {
  /** Deals that are offered and not yet answered, the newest last. */
  #offered: Deal[] = []

  /** The gold that changes hands by what this line tells. */
  hear({ key, fields }: Phrase): readonly Flow[] {
    const by = factionAt(fields, 'by')
    const seat = factionAt(fields, 'seat')
    if (key === 'diplomacy.offer.made' && by !== undefined) this.#offer(by, fields)
    if (key === 'diplomacy.offer.declined') this.#take(by, seat)
    if (key === 'diplomacy.offer.withdrawn') this.#take(seat)
    if (key === 'diplomacy.offer.overtaken') this.#take(by)
    const deal = key === 'diplomacy.offer.accepted' ? this.#take(by, seat) : undefined
    if (deal === undefined) return []
    const gold = deal.wants - deal.gives
    return [
      { faction: deal.by, gold },
      { faction: deal.to, gold: -gold },
    ]
  }

  #offer(by: FactionId, fields: Phrase['fields']): void {
    const terms = fieldsAt(fields, 'terms')
    const [first] = listAt(fields, 'to')
    const to = factionAt({ first: first ?? null }, 'first')
    if (to === undefined || textAt(terms, 'kind') !== 'deal') return
    const gold = (name: string) => numberAt(fieldsAt(terms, name), 'gold')
    this.#offered.push({ by, to, gives: gold('gives'), wants: gold('wants') })
  }

  /** The newest of his that is still open, to this seat if one is named. */
  #take(by: FactionId | undefined, to?: FactionId): Deal | undefined {
    const found = this.#offered.findLast((deal) => deal.by === by && (to === undefined || deal.to === to))
    this.#offered = this.#offered.filter((deal) => deal !== found)
    return found
  }
}

interface Deal {
  readonly by: FactionId
  readonly to: FactionId
  readonly gives: number
  readonly wants: number
}
