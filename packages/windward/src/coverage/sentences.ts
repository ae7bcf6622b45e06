/** One sentence, heading or caption of a document, by the line it begins on and its number among those that begin there. */
export interface Sentence {
  readonly line: number
  readonly number: number
  readonly text: string
}

/** Where a sentence may end: after its stop, whatever closes around it, and a space, before what may begin another. */
const END = /[.!?][)\]"'”’*]*\s+(?=[("'“‘*[\]]*[A-Z0-9•])/g

/** What has a stop and does not end a sentence: short forms, initials, and the numbers of a list. */
const GOES_ON =
  /(?:\b(?:e\.g|i\.e|etc|vs|cf|approx|incl|max|min|no|st|mr|dr|fig|pp?|ad|a\.d|[A-Z])\.|^\W*\d+[a-z]?[.):])[)\]"'”’*]*\s+$/i

/** A line that begins a sentence whatever went before it: a point of a list, or a heading of a document in Markdown. */
const BEGINS = /^(?:[•●▪◦*–—-]\s|#+\s|\(?\d{1,2}[a-z]?[.)]\s+\S*[A-Z])/

/** What says nothing: numbers of pages, letters on drawings. */
const SAYS_SOMETHING = /\p{L}{3,}/u

/** A document cut into its sentences, in order. Empty lines part them, as stops do. */
export function sentencesOf(text: string): Sentence[] {
  const found: Sentence[] = []
  for (const block of blocksOf(text.split(/\r?\n|\f/))) {
    let from = 0
    for (const until of ends(block.text)) {
      const piece = block.text.slice(from, until)
      const line = block.lineAt(from + (piece.length - piece.trimStart().length))
      if (SAYS_SOMETHING.test(piece)) {
        const before = found.at(-1)
        const number = before?.line === line ? before.number + 1 : 1
        found.push({ line, number, text: piece.trim().replace(/\s+/g, ' ') })
      }
      from = until
    }
  }
  return found
}

interface Block {
  readonly text: string
  lineAt(place: number): number
}

function* blocksOf(lines: readonly string[]): Generator<Block> {
  let first = 0
  for (let at = 1; at <= lines.length; at += 1) {
    const next = lines[at]?.trim() ?? ''
    if (next !== '' && !BEGINS.test(next) && lines[at - 1]?.trim()) continue
    yield blockOf(lines.slice(first, at), first + 1)
    first = at
  }
}

function blockOf(lines: readonly string[], first: number): Block {
  const starts: number[] = []
  let text = ''
  for (const line of lines) {
    starts.push(text.length)
    text += `${line}\n`
  }
  return { text, lineAt: (place) => first + starts.findLastIndex((start) => start <= place) }
}

function ends(text: string): number[] {
  const stops = [...text.matchAll(END)]
    .map(({ 0: stop, index }) => index + stop.length)
    .filter((end) => !GOES_ON.test(text.slice(0, end)))
  return [...stops, text.length]
}
