import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** A game as it lies in its folder; what each part is stands in docs/adding-a-game.md. */
export interface FoundGame {
  /** The folder's name, by which the game is known everywhere. */
  readonly id: string
  /** One line on what it is, from its package.json. */
  readonly description: string
  /** The folder, with a slash at its end. */
  readonly folder: URL
  /** The address of the module that exports its rules as `game`. */
  readonly module: string
}

/** The file of a game that everybody else can do without, if it has one. */
export function partOf({ folder }: FoundGame, name: string): string | undefined {
  const file = fileURLToPath(new URL(name, folder))
  return existsSync(file) ? file : undefined
}

/** All games there are, by their names: every folder with rules in it. */
export function findGames(games = new URL('../../games/', import.meta.url)): readonly FoundGame[] {
  return readdirSync(games, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && existsSync(new URL(`${entry.name}/src/index.ts`, games)))
    .map(({ name }) => found(name, new URL(`${name}/`, games)))
    .toSorted((a, b) => (a.id < b.id ? -1 : 1))
}

function found(id: string, folder: URL): FoundGame {
  const { description = id }: { readonly description?: string } = JSON.parse(
    readFileSync(new URL('package.json', folder), 'utf8'),
  )
  return { id, description, folder, module: new URL('src/index.ts', folder).href }
}
