import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const TELLS = /\btell\(/g
const WRITTEN = /'([\w.-]+)'/g
/** `movement.drop-${why}`, `battle.${blow}` */
const MADE = /`([\w.-]+)\$\{/g
/** How far above the place where it is told a line may have been put together. */
const NEAR = 12

/**
 * The lines a game can tell, by its source: what is written where something is told; or shortly above it; or, where it comes
 * from elsewhere in the file, everything that is said there.
 */
export function toldKeys(source: URL, catalogue: readonly string[]): ReadonlySet<string> {
  const known = new Set(catalogue)
  const told = new Set<string>()
  for (const file of globSync(`${fileURLToPath(source)}/**/*.ts`)) {
    const text = readFileSync(file, 'utf8')
    for (const { index } of text.matchAll(TELLS))
      for (const key of keysTold(text, index, known)) told.add(key)
  }
  return told
}

function keysTold(text: string, at: number, known: ReadonlySet<string>): readonly string[] {
  const call = callAt(text, at)
  const before = text.slice(0, at)
  const near = before.split('\n').slice(-NEAR).join('\n')
  const what = /, (\w+)\)$/.exec(call)?.[1]
  const isGiven = what !== undefined && new RegExp(`\\b${what}: Phrase`).test(text)
  const isNamed = /\bsay\w*\(\w+,/.test(call)
  for (const part of isGiven ? [text] : [isNamed ? near + call : call, near, text]) {
    const found = keysIn(part, text, known)
    if (found.length > 0) return found
  }
  return []
}

function keysIn(part: string, file: string, known: ReadonlySet<string>): readonly string[] {
  const written = [...part.matchAll(WRITTEN)].map(([, key = '']) => key)
  const made = [...part.matchAll(MADE)].flatMap(([, head = '']) => madeOf(head, file, known))
  return [...written, ...made].filter((key) => known.has(key))
}

/** A key that ends in another word of the file; or, where only a part of a word is filled in, all that begin so. */
function madeOf(head: string, file: string, known: ReadonlySet<string>): readonly string[] {
  if (!head.endsWith('.')) return [...known].filter((key) => key.startsWith(head))
  return (file.match(/[\w-]+/g) ?? []).map((word) => head + word)
}

function callAt(text: string, at: number): string {
  let depth = 0
  for (let end = text.indexOf('(', at); end < text.length; end += 1) {
    depth += text[end] === '(' ? 1 : text[end] === ')' ? -1 : 0
    if (depth === 0) return text.slice(at, end + 1)
  }
  return ''
}
