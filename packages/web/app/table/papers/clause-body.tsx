import type { ComponentChild } from 'preact'

/** The little Markdown the rules are written in: paragraphs, lists, tables, emphasis and code. */
export function ClauseBody({ text }: { readonly text: string }) {
  return (
    <>
      {blocksOf(text).map((block, index) => (
        <Block key={index} lines={block} />
      ))}
    </>
  )
}

function blocksOf(text: string): string[][] {
  const blocks: string[][] = []
  let kind = ''
  for (const line of text.split('\n')) {
    const now = kindOf(line)
    if (now !== 'blank') {
      const last = blocks.at(-1)
      if (last !== undefined && now === kind && now !== 'note') last.push(line)
      else blocks.push([line])
    }
    kind = now
  }
  return blocks
}

function kindOf(line: string): 'blank' | 'row' | 'item' | 'note' | 'text' {
  if (line.trim() === '') return 'blank'
  if (line.startsWith('|')) return 'row'
  if (/^\s*[-*] /.test(line)) return 'item'
  return /^\*[A-Z][a-z]+:\*/.test(line) ? 'note' : 'text'
}

function Block({ lines }: { readonly lines: readonly string[] }) {
  const [first = ''] = lines
  switch (kindOf(first)) {
    case 'row':
      return <Rows lines={lines} />
    case 'item':
      return (
        <ul>
          {lines.map((line) => (
            <li key={line}>{inline(line.replace(/^\s*[-*] /, ''))}</li>
          ))}
        </ul>
      )
    case 'note':
      return <p class="note">{inline(lines.join(' '))}</p>
    default:
      return <p>{inline(lines.join(' '))}</p>
  }
}

/** A number, or the dash that stands for none. */
const FIGURE = /^([−-]?[\d.,]+[†*]?|–)$/

/** Columns of figures line up by their last digit. */
function Rows({ lines }: { readonly lines: readonly string[] }) {
  const [head = [], , ...rows] = lines.map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  )
  const figures = head.map((_, place) => rows.every((row) => FIGURE.test(row[place] ?? '')))
  const align = (place: number) => (figures[place] === true ? 'figure' : undefined)
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be within the keyboard's reach
    <div class="scrolls" tabIndex={0}>
      <table>
        <thead>
          <tr>
            {head.map((cell, place) => (
              <th key={cell} class={align(place)}>
                {inline(cell)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.join()}>
              {row.map((cell, place) => (
                <td key={place} class={align(place)}>
                  {inline(cell)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** A clause is not parted from its number. */
const CLAUSE = /\b([A-Z]{3}) (?=\d)/g

function inline(text: string): ComponentChild[] {
  return text.split(/(\*\*[^*]+\*\*|\*[^*]+\*|`[^`]+`)/).map((part) => {
    if (part.startsWith('**')) return <strong>{part.slice(2, -2)}</strong>
    if (part.startsWith('*') && part.length > 2) return <em>{part.slice(1, -1)}</em>
    if (part.startsWith('`')) return <code>{part.slice(1, -1)}</code>
    return part.replaceAll(CLAUSE, '$1\u00a0')
  })
}
