import { Problem } from './problem.ts'
import { refusals } from './refusals.en.ts'

/**
 * Control characters, NUL among them, and halves of characters. Nobody writes them, a reader may be fooled by them, and not
 * every database keeps them. Tabs and ends of lines are text.
 */
const ODD = /(?![\t\n\r])[\p{Cc}\p{Cs}]/u

/** The one rule for every text from outside, however deep in a request it stands. */
export function mustBePlain(given: unknown): void {
  // A list and no recursion: brackets can be nested deeper than the stack is.
  const left: unknown[] = [given]
  for (let value = left.pop(); value !== undefined; value = left.pop()) {
    if (typeof value === 'string' && ODD.test(value)) throw oddProblem(value)
    if (typeof value !== 'object' || value === null) continue
    for (const [name, part] of Object.entries(value)) {
      if (ODD.test(name)) throw oddProblem(name)
      if (typeof part === 'string' || typeof part === 'object') left.push(part)
    }
  }
}

function oddProblem(text: string): Problem {
  const [odd = ''] = ODD.exec(text) ?? []
  const code = odd.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')
  return new Problem(400, refusals.oddCharacter(code))
}

/** All by which such a character can come in a JSON text: the parser refuses it unescaped, a few excepted. */
const MAY_BE_ODD = /\\[ubf]|[\u007f-\u009f]/

/** The same for a text of JSON and what was read from it, for those in a hurry. */
export function mustBePlainJson(text: string, read: unknown): void {
  if (MAY_BE_ODD.test(text)) mustBePlain(read)
}
