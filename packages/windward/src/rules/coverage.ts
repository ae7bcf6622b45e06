import type { RulesOnPaper } from './package.ts'

const ID = '[A-Z][A-Z0-9]+ \\d+(?:\\.\\d+)*[a-z]?'
const CLAUSE = new RegExp(`^\\*\\*(${ID})\\*\\*`, 'gm')
const TEST_NAME = /\b(?:test|it)\(\s*(['"`])((?:\\.|(?!\1)[^\\])*)\1/g
const NAMED = new RegExp(`\\b${ID}`, 'g')
const LITERAL = new RegExp(`['"\`](${ID})['"\`]`, 'g')

export interface Coverage {
  readonly clauses: number
  readonly tested: number
  readonly untested: readonly string[]
  /** Named by a test or a source, but standing in no rules.md. */
  readonly unknown: readonly string[]
}

/** Which clauses the names of tests name, and which they do not. */
export function coverage({ clauses, tests, sources }: RulesOnPaper): Coverage {
  const written = new Set(captured(clauses, CLAUSE, 1))
  const books = new Set([...written].map(bookOf))
  const ofOurs = (id: string) => books.has(bookOf(id))
  const proved = new Set(
    tests
      .flatMap((text) => captured(text, TEST_NAME, 2))
      .flatMap((title) => captured(title, NAMED, 0))
      .filter(ofOurs),
  )
  const obeyed = sources.flatMap((text) => captured(text, LITERAL, 1)).filter(ofOurs)
  const untested = [...written].filter((id) => !proved.has(id))
  return {
    clauses: written.size,
    tested: written.size - untested.length,
    untested,
    unknown: [...new Set([...proved, ...obeyed])].filter((id) => !written.has(id)).sort(byNumber),
  }
}

/** The letters before the number: which rulebook a clause is of. */
function bookOf(id: string): string {
  return id.slice(0, id.indexOf(' '))
}

function byNumber(a: string, b: string): number {
  return a.localeCompare(b, 'en', { numeric: true })
}

function captured(text: string, pattern: RegExp, group: number): string[] {
  return [...text.matchAll(pattern)].flatMap((match) => match[group] ?? [])
}
