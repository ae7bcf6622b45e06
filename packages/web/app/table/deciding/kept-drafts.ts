import type { GameTypes, Question } from '@windward/table'
import { database } from '../../host/local/store.ts'

/** A draft with what it was for, so that it still says something when its question is gone. */
export interface KeptDraft {
  readonly question: string
  readonly kind: string
  readonly title: string
  /** What had been chosen, as far as it can be said. */
  readonly words: readonly string[]
  readonly work: unknown
}

type Asked = Pick<Question<GameTypes>, 'seat' | 'id' | 'kind'>

/** Drafts of one table that were not sealed when the page was left. */
export interface KeptDrafts {
  /** The work on a question, if any was kept. */
  of(seat: string, question: string): unknown
  keep(question: Asked, work: unknown, title: string, words: readonly string[]): void
  /** What was kept of these questions. */
  about(seat: string, questions: readonly string[]): readonly KeptDraft[]
}

export async function keptDrafts(table: string): Promise<KeptDrafts> {
  const db = await database()
  const mine = IDBKeyRange.bound([table], [table, []])
  const keys = await db.getAllKeys('drafts', mine)
  const values = await db.getAll('drafts', mine)
  const kept = new Map<string, unknown>(
    keys.map(([, seat, question], index) => [`${seat} ${question}`, values[index]]),
  )
  return {
    of(seat, question) {
      const value = kept.get(`${seat} ${question}`)
      return isKept(value) ? value.work : value
    },
    keep({ seat, id, kind }, work, title, words) {
      const draft: KeptDraft = { question: id, kind, title, words, work }
      if (work === undefined) {
        kept.delete(`${seat} ${id}`)
        void db.delete('drafts', [table, seat, id])
      } else {
        kept.set(`${seat} ${id}`, draft)
        void db.put('drafts', draft, [table, seat, id])
      }
    },
    about: (seat, questions) =>
      [...new Set(questions)].flatMap((question) => {
        const value = kept.get(`${seat} ${question}`)
        return isKept(value) ? value : []
      }),
  }
}

/** Drafts of older pages are the work alone. */
function isKept(value: unknown): value is KeptDraft {
  return (
    typeof value === 'object' && value !== null && 'work' in value && 'title' in value && 'words' in value
  )
}
