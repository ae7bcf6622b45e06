/** The name of a clause: the letters of its rulebook, a space, and its numbers. */
const ID = '[A-Z][A-Z0-9]+ \\d+(?:\\.\\d+)*[a-z]?'
const WRITTEN = new RegExp(`^\\*\\*(${ID})\\*\\*`, 'gm')
const NAMED = new RegExp(`\\b${ID}\\b`, 'g')
const LITERAL = new RegExp(`['"\`](${ID})['"\`]`, 'g')

/** The clauses a rules.md writes down. */
export function clausesWritten(rules: string): ReadonlySet<string> {
  return new Set(captured(rules, WRITTEN, 1))
}

/** The clauses a text names, in passing or not. */
export function clausesNamed(text: string): string[] {
  return captured(text, NAMED, 0)
}

/** The clauses a source obeys: what it refuses or tells names them as texts of their own. */
export function clausesObeyed(source: string): string[] {
  return captured(source, LITERAL, 1)
}

/** The letters before the number: which rulebook a clause is of. */
export function bookOf(id: string): string {
  return id.slice(0, id.indexOf(' '))
}

export function byNumber(a: string, b: string): number {
  return a.localeCompare(b, 'en', { numeric: true })
}

export function captured(text: string, pattern: RegExp, group: number): string[] {
  return [...text.matchAll(pattern)].flatMap((match) => match[group] ?? [])
}
