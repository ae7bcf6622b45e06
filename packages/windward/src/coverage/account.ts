import { createHash } from 'node:crypto'
import { byNumber, clausesWritten } from '../rules/clauses.ts'
import { type CoveragePage, type DocumentRows, within } from './page.ts'
import { type Sentence, sentencesOf } from './sentences.ts'

export interface Account {
  /** For each document, how many rows speak of it. */
  readonly rows: Readonly<Record<string, number>>
  /** Clauses that no row names. */
  readonly unneeded: readonly string[]
  /** Clauses that a row names and no rules.md writes down. */
  readonly unknown: readonly string[]
  readonly unreadable: readonly string[]
}

/** A page held against the clauses: what each row leads to must be there, and nothing there may be forgotten. */
export function accountOf({ documents, ours, unreadable }: CoveragePage, rules: string): Account {
  const written = clausesWritten(rules)
  const named = new Set([
    ...documents.flatMap(({ rows }) => rows.flatMap(({ clauses }) => clauses)),
    ...ours.keys(),
  ])
  return {
    rows: Object.fromEntries(documents.map(({ file, rows }) => [file, rows.length])),
    unneeded: [...written].filter((clause) => !named.has(clause)),
    unknown: [...named].filter((clause) => !written.has(clause)).sort(byNumber),
    unreadable,
  }
}

export interface Reading {
  readonly file: string
  readonly sentences: number
  /** Whether this is the very text the rows were made for. */
  readonly same: boolean
  readonly unnamed: readonly Sentence[]
  /** Rows, by their line on the page, of which no sentence is there. */
  readonly empty: readonly number[]
}

/** A document held against the rows that speak of it: every sentence must be named by one. */
export function readingOf({ file, sha256, rows }: DocumentRows, text: string): Reading {
  const sentences = sentencesOf(text)
  const spans = rows.flatMap((row) => row.spans)
  const named = (sentence: Sentence) => spans.some((span) => within(span, sentence))
  return {
    file,
    sentences: sentences.length,
    same: createHash('sha256').update(text).digest('hex') === sha256,
    unnamed: sentences.filter((sentence) => !named(sentence)),
    empty: rows
      .filter((row) => !row.spans.every((span) => sentences.some((sentence) => within(span, sentence))))
      .map(({ at }) => at),
  }
}
