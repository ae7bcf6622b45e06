import { readFileSync } from 'node:fs'

/** What the page on adding a game tells its reader to do. */
export interface Paper {
  /** The folder everything is put into, seen from the root of the house. */
  readonly folder: string
  /** The files to be written, by their names. */
  readonly files: ReadonlyMap<string, string>
  /** The commands to be tried, in their order. */
  readonly commands: readonly string[]
}

const FILE = /^### `(?<name>[^`\n]+)`\n(?:(?!^###).*\n)*?^```\w+\n(?<text>[\s\S]*?)^```$/gm
const COMMANDS = /^```sh\n(?<lines>[\s\S]*?)^```$/m

export function readPaper(): Paper {
  const page = readFileSync(new URL('../../../../docs/adding-a-game.md', import.meta.url), 'utf8')
  const text = page.replaceAll('\r\n', '\n')
  const folder = /Its folder is\s`(?<folder>packages\/games\/[^`]+)`/.exec(text)?.groups?.['folder']
  if (folder === undefined) throw new Error('The page names no folder.')
  return {
    folder,
    files: new Map(
      [...text.matchAll(FILE)].map(({ groups }) => [groups?.['name'] ?? '', groups?.['text'] ?? '']),
    ),
    commands: (COMMANDS.exec(text)?.groups?.['lines'] ?? '').trim().split('\n'),
  }
}
