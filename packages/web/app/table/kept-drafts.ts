import { database } from '../host/local/store.ts'

/** Drafts of one table that were not sealed when the page was left. */
export interface KeptDrafts {
  of(seat: string, question: string): unknown
  keep(seat: string, question: string, work: unknown): void
}

export async function keptDrafts(table: string): Promise<KeptDrafts> {
  const db = await database()
  const mine = IDBKeyRange.bound([table], [table, []])
  const keys = await db.getAllKeys('drafts', mine)
  const works = await db.getAll('drafts', mine)
  const kept = new Map(keys.map(([, seat, question], index) => [`${seat} ${question}`, works[index]]))
  return {
    of: (seat, question) => kept.get(`${seat} ${question}`),
    keep(seat, question, work) {
      if (work === undefined) void db.delete('drafts', [table, seat, question])
      else void db.put('drafts', work, [table, seat, question])
    },
  }
}
