import { bookOf, byNumber, captured, clausesNamed, clausesObeyed, clausesWritten } from './clauses.ts'
import type { RulesOnPaper } from './package.ts'

const TEST_NAME = /\b(?:test|it)\(\s*(['"`])((?:\\.|(?!\1)[^\\])*)\1/g

export interface TestedClauses {
  readonly clauses: number
  readonly tested: number
  readonly untested: readonly string[]
  /** Cited nowhere in the code that is to obey them. */
  readonly uncited: readonly string[]
  /** Named by a test or a source, but standing in no rules.md. */
  readonly unknown: readonly string[]
}

/** Which clauses the names of tests name and the code cites, and which they do not. */
export function testedClauses({ clauses, tests, code, sources }: RulesOnPaper): TestedClauses {
  const written = clausesWritten(clauses)
  const books = new Set([...written].map(bookOf))
  const ofOurs = (id: string) => books.has(bookOf(id))
  const proved = new Set(
    tests
      .flatMap((text) => captured(text, TEST_NAME, 2))
      .flatMap(clausesNamed)
      .filter(ofOurs),
  )
  const cited = new Set(code.flatMap(clausesNamed))
  const obeyed = sources.flatMap(clausesObeyed).filter(ofOurs)
  const untested = [...written].filter((id) => !proved.has(id))
  return {
    clauses: written.size,
    tested: written.size - untested.length,
    untested,
    uncited: [...written].filter((id) => !cited.has(id)),
    unknown: [...new Set([...proved, ...obeyed])].filter((id) => !written.has(id)).sort(byNumber),
  }
}
