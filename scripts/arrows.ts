import { basename, dirname, relative, resolve, sep } from 'node:path'

const TABLE = '@windward/table'
const SEARCH = '@windward/search'
const KIT = '@windward/kit'
const FIND_GAMES = '@windward/find-games'
const CLIENT = '@windward/client'
const WEB = '@windward/web'
const SERVER = '@windward/server'
const COMMAND_LINE = 'windward'

/** The arrows of the house: each package, and those of ours it may use. Nobody uses a game by its name: games are found. */
const MAY_USE: ReadonlyMap<string, readonly string[]> = new Map([
  [TABLE, []],
  [SEARCH, [TABLE]],
  [KIT, [TABLE]],
  [FIND_GAMES, []],
  [CLIENT, [TABLE]],
  [WEB, [TABLE, KIT, FIND_GAMES, CLIENT]],
  [SERVER, [TABLE, FIND_GAMES, CLIENT, WEB]],
  [COMMAND_LINE, [TABLE, SEARCH, FIND_GAMES, CLIENT, WEB, SERVER]],
])

/** What each part of a game may use, by the folder it lies in: its tests may use whatever a match is tried with. */
const GAME_MAY_USE: Readonly<Record<string, readonly string[]>> = {
  src: [TABLE, SEARCH],
  test: [TABLE, SEARCH, KIT, CLIENT, WEB, SERVER, COMMAND_LINE],
}
const BOARD_MAY_USE = [TABLE, KIT]

const SPECIFIER = /\b(?:from|import|require)\s*\(?\s*(['"`])(?<specifier>[^'"`\n]+)\1/g

const specifiersOf = (source: string): string[] =>
  [...source.matchAll(SPECIFIER)].flatMap(({ groups }) => groups?.['specifier'] ?? [])

const packageOf = (specifier: string): string =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/')

const isOurs = (name: string): boolean => name.startsWith('@windward/') || MAY_USE.has(name)

export type Package = Readonly<{ name: string; folder: string; dependencies: readonly string[] }>

const isGame = ({ folder }: Package): boolean => basename(dirname(folder)) === 'games'

/** What a package may use in a file of it; in all of its files together, where none is named. */
function allowedIn(house: Package, file?: string): readonly string[] | undefined {
  if (!isGame(house)) return MAY_USE.get(house.name)
  const [part = ''] = file === undefined ? ['test'] : relative(house.folder, file).split(sep)
  return GAME_MAY_USE[part] ?? BOARD_MAY_USE
}

function against(house: Package, used: string, file?: string): string | undefined {
  const allowed = allowedIn(house, file)
  if (!allowed) return `${house.name} has no place among the arrows yet: give it one in scripts/arrows.ts`
  if (!isOurs(used) || used === house.name || allowed.includes(used)) return undefined
  return `${house.name} may not use ${used}: arrows point from web, server and windward to kit and table, games are found and not named, and rules use the table and the search alone`
}

/** What is wrong with a package's declared dependencies, as sentences. */
export const dependencyFaults = (house: Package): string[] =>
  house.dependencies.flatMap((dependency) => against(house, dependency) ?? [])

/** What is wrong with one file's imports, as sentences. `file` and `folder` are absolute. */
export const importFaults = (house: Package, file: string, source: string): string[] =>
  specifiersOf(source).flatMap((specifier) => {
    if (!specifier.startsWith('.')) return against(house, packageOf(specifier), file) ?? []
    const target = relative(house.folder, resolve(file, '..', specifier))
    if (target === '..' || target.startsWith(`..${sep}`))
      return `${specifier} leaves ${house.name}: use another package by its name`
    return isGame(house) && inRules(house, file) && /^(?:board|about)/.test(target)
      ? `${specifier} leaves the rules: they know nothing of boards and lobbies`
      : []
  })

const inRules = ({ folder }: Package, file: string): boolean => relative(folder, file).startsWith(`src${sep}`)
