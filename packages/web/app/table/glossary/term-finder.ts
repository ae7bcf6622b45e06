import type { Term } from '@windward/kit/glossary.ts'

export interface FoundTerm {
  readonly term: Term
  readonly from: number
  readonly to: number
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** Finds the words of a glossary in a text, the longest first: “Trade Ship” before “Ship”. */
export class TermFinder {
  readonly #bySpelling = new Map<string, Term>()
  readonly #pattern: RegExp | undefined

  constructor(terms: readonly Term[]) {
    for (const term of terms)
      for (const spelling of [term.term, ...(term.also ?? [])])
        this.#bySpelling.set(spelling.toLowerCase(), term)
    const spellings = terms.flatMap(({ term, also = [] }) => [term, ...also])
    const longestFirst = spellings.toSorted((one, other) => other.length - one.length).map(escaped)
    if (longestFirst.length > 0)
      this.#pattern = new RegExp(`(?<![\\p{L}\\d])(?:${longestFirst.join('|')})(?![\\p{L}\\d])`, 'giu')
  }

  in(text: string): readonly FoundTerm[] {
    if (this.#pattern === undefined) return []
    return [...text.matchAll(this.#pattern)].flatMap(({ 0: spelling, index }) => {
      const term = this.#bySpelling.get(spelling.toLowerCase())
      return term === undefined ? [] : { term, from: index, to: index + spelling.length }
    })
  }

  /** The term at a place of a text, if one stands there. */
  at(text: string, place: number): Term | undefined {
    return this.in(text).find(({ from, to }) => from <= place && place <= to)?.term
  }

  /** All terms of a text, each once. */
  of(text: string): readonly Term[] {
    return [...new Set(this.in(text).map(({ term }) => term))]
  }
}
