import { clausesNamed } from '../rules/clauses.ts'
import type { Sentence } from './sentences.ts'

/** One row of a coverage page: sentences of a document, and the clauses that carry them or why none does. */
interface Row {
  /** Where on the page it stands. */
  readonly at: number
  readonly spans: readonly Span[]
  readonly clauses: readonly string[]
  readonly notARule: string | undefined
}

/** Sentences from one to another, both among them, by line and number. */
export interface Span {
  readonly from: Place
  readonly until: Place
}

type Place = Pick<Sentence, 'line' | 'number'>

export interface DocumentRows {
  readonly file: string
  /** Of the document the rows were made for, so that another printing is noticed. */
  readonly sha256: string
  readonly rows: readonly Row[]
}

export interface CoveragePage {
  readonly documents: readonly DocumentRows[]
  /** Clauses that no sentence asks for, and why they are there. */
  readonly ours: ReadonlyMap<string, string>
  /** Lines that are neither. */
  readonly unreadable: readonly string[]
}

const DOCUMENT = /^## .*`([^`]+\.txt)`/
const OURS = /^## Clauses of our own/
const SHA = /^sha256 `([0-9a-f]{64})`/
const RULED = /^\|[-| :]+\|$/
const NOT_A_RULE = /^not a rule: (\S.*)$/
const SPAN = /^(\d+)(?:\.(\d+))?(?:-(?:(\d+)\.)?(\d+))?$/

/** Reads `docs/coverage.md`: a table for each document, and one of the clauses that no sentence asks for. */
export function readCoverage(page: string): CoveragePage {
  const documents: { file: string; sha256: string; rows: Row[] }[] = []
  const ours = new Map<string, string>()
  const unreadable: string[] = []
  let reading: 'nothing' | 'document' | 'ours' = 'nothing'
  let heading = true
  for (const [index, line] of page.split('\n').entries()) {
    const file = DOCUMENT.exec(line)?.[1]
    const document = documents.at(-1)
    if (line.startsWith('## ')) {
      reading = file !== undefined ? 'document' : OURS.test(line) ? 'ours' : 'nothing'
      heading = true
      if (file !== undefined) documents.push({ file, sha256: '', rows: [] })
    } else if (document !== undefined && SHA.test(line)) {
      document.sha256 = SHA.exec(line)?.[1] ?? ''
    } else if (RULED.test(line)) {
      heading = false
    } else if (line.startsWith('|') && !heading) {
      const cells = line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim())
      if (reading === 'ours' && ourClause(cells, ours)) continue
      const row = reading === 'document' ? rowOf(cells, index + 1) : undefined
      if (row === undefined || document === undefined) unreadable.push(`line ${index + 1}: ${line}`)
      else document.rows.push(row)
    }
  }
  return { documents, ours, unreadable }
}

function ourClause(cells: readonly string[], ours: Map<string, string>): boolean {
  const [clauses = '', why = ''] = cells
  const named = clausesNamed(clauses)
  for (const clause of named) ours.set(clause, why)
  return named.length > 0 && why !== ''
}

/** A row needs sentences, something said of them, and clauses or a reason. */
function rowOf([sentences = '', , says = '', carried = '']: readonly string[], at: number): Row | undefined {
  const spans = sentences.split(',').map((span) => spanOf(span.trim()))
  const clauses = clausesNamed(carried)
  const notARule = NOT_A_RULE.exec(carried)?.[1]
  if (spans.includes(undefined) || says === '' || (clauses.length === 0) === (notARule === undefined)) return
  return { at, spans: spans.filter((span) => span !== undefined), clauses, notARule }
}

/** `17` all of a line; `17-20` of lines; `17.2` one sentence; `17.2-4` of one line; `17.2-19.1` across lines. */
function spanOf(text: string): Span | undefined {
  const [, line, number, lastLine, last] = SPAN.exec(text) ?? []
  if (line === undefined || (lastLine !== undefined && number === undefined)) return
  const from = { line: Number(line), number: number === undefined ? 1 : Number(number) }
  if (number === undefined)
    return { from, until: { line: Number(last ?? line), number: Number.POSITIVE_INFINITY } }
  return { from, until: { line: Number(lastLine ?? line), number: Number(last ?? number) } }
}

export function within({ from, until }: Span, place: Place): boolean {
  return !before(place, from) && !before(until, place)
}

function before(a: Place, b: Place): boolean {
  return a.line < b.line || (a.line === b.line && a.number < b.number)
}
