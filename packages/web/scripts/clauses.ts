const CLAUSE = /^\*\*(?<id>[A-Z][A-Z0-9]+ \d+(?:\.\d+)*[a-z]?)\*\* (?<rest>.*)$/

interface ClauseText {
  readonly id: string
  readonly chapter: string
  readonly section: string
  readonly text: string
}

/** Sources and rulings follow a clause on lines of their own; they stay with it. */
export function clausesIn(markdown: string): ClauseText[] {
  const found: { id: string; chapter: string; section: string; text: string }[] = []
  let chapter = ''
  let section = ''
  let open = false
  for (const line of markdown.split('\n')) {
    const clause = CLAUSE.exec(line)?.groups
    if (line.startsWith('#')) {
      open = false
      if (line.startsWith('## ')) chapter = line.slice(3)
      section = line.startsWith('### ') ? line.slice(4) : ''
    } else if (clause !== undefined) {
      open = true
      found.push({ id: clause['id'] ?? '', chapter, section, text: clause['rest'] ?? '' })
    } else if (open) {
      const last = found.at(-1)
      if (last !== undefined) last.text += `\n${line}`
    }
  }
  return found.map((each) => ({ ...each, text: each.text.trim() }))
}
