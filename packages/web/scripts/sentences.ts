import { parseSync } from 'vite'

/** Something people read that stands in code and not in a catalogue. */
export interface Sentence {
  readonly line: number
  readonly text: string
}

interface Node {
  readonly type: string
  readonly start: number
  readonly [part: string]: unknown
}

/** What is said to people by an attribute; all others hold classes, shapes, ids and keys. */
const SPOKEN = new Set([
  'alt',
  'aria-description',
  'aria-label',
  'aria-roledescription',
  'label',
  'placeholder',
  'title',
])

/** Calls whose texts are for programmers and machines. */
const UNREAD = new Set([
  'Error',
  'TypeError',
  'RegExp',
  'matchMedia',
  'querySelector',
  'querySelectorAll',
  'closest',
])

/** What a text is compared with is a key, a kind or the name of one on a keyboard. */
const COMPARING = new Set(['===', '!=='])

const WORD = /\p{L}{2}/u
/** Two words with a space between them; names of classes have no capital and no full stop. */
const WORDS = /\p{L}[\p{L}’']*[,:;.!?…]? \p{L}|\p{L} [\d$]|^\p{Lu}\p{Ll}+$/u
/** Clauses, keys and selectors. */
const CODE = /^[\w#.:[\]>+~*,%() -]*$/

/** Whether a text in code is one that people read, as far as it shows. */
function isSpoken(text: string): boolean {
  const trimmed = text.trim()
  if (!WORD.test(trimmed) || !WORDS.test(trimmed) || /^[A-Z]{3} \d/.test(trimmed)) return false
  return /^\p{Lu}/u.test(trimmed) || /[’“”…?!]|[a-z][.:] |[a-z]\.$/u.test(trimmed) || !CODE.test(trimmed)
}

/** All texts of a file that people would read; or those alone that are given to these calls, or to fields called so. */
export function sentencesIn(file: string, source: string, given?: ReadonlySet<string>): Sentence[] {
  const { program } = parseSync(file, source)
  const found: Sentence[] = []
  let counts = given === undefined
  const add = (node: Node, text: string) => {
    if (!counts) return
    found.push({
      line: source.slice(0, node.start).split('\n').length,
      text: text.trim().replace(/\s+/g, ' '),
    })
  }
  const look = (value: unknown, spoken: boolean): void => {
    if (Array.isArray(value)) for (const each of value) look(each, spoken)
    else if (isNode(value)) lookAt(value, spoken)
  }
  const lookAt = (node: Node, spoken: boolean): void => {
    const before = counts
    counts ||= given?.has(nameOf(node['callee'] ?? node['key'])) === true
    lookInto(node, spoken)
    counts = before
  }
  const lookInto = (node: Node, spoken: boolean): void => {
    switch (node.type) {
      case 'ImportDeclaration':
      case 'ImportExpression':
      case 'ExportAllDeclaration':
      case 'TSLiteralType':
      case 'TSTypeAliasDeclaration':
      case 'TSInterfaceDeclaration':
      case 'TSTypeAnnotation':
        return
      case 'JSXText':
        if (WORD.test(String(node['value']))) add(node, String(node['value']))
        return
      case 'JSXAttribute':
        look(node['value'], SPOKEN.has(nameOf(node['name'])))
        return
      case 'CallExpression':
      case 'NewExpression':
        if (UNREAD.has(nameOf(node['callee']))) return
        break
      case 'BinaryExpression':
        if (!COMPARING.has(String(node['operator']))) break
        for (const side of [node['left'], node['right']])
          if (isNode(side) && side.type !== 'Literal') lookAt(side, false)
        return
      case 'Literal':
        if (typeof node['value'] === 'string' && (spoken ? WORD : { test: isSpoken }).test(node['value']))
          add(node, node['value'])
        return
      case 'TemplateElement': {
        const { cooked } = Object.assign({ cooked: '' }, node['value'])
        if (spoken ? WORD.test(cooked) : isSpoken(cooked)) add(node, cooked)
        return
      }
      case 'Property':
        look(node['value'], spoken)
        return
    }
    for (const [part, value] of Object.entries(node)) if (part !== 'type') look(value, spoken)
  }
  look(program, false)
  return found
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'
}

function nameOf(node: unknown): string {
  if (!isNode(node)) return ''
  if (node.type === 'MemberExpression') return nameOf(node['property'])
  if (node.type === 'JSXNamespacedName') return `${nameOf(node['namespace'])}:${nameOf(node['name'])}`
  return typeof node['name'] === 'string' ? node['name'] : ''
}
