import type { Catalogue, Phrase } from '@windward/table'

const KEY = 'page.spoken'

/** A sentence that came as a sentence, such as a server's. */
export function spoken(text: string): Phrase {
  return { key: KEY, fields: { text } }
}

export const spokenWords: Catalogue = { [KEY]: ({ text }) => String(text) }
