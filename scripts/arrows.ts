import { relative, resolve, sep } from 'node:path'

const TABLE = '@windward/table'
const GAMES = ['@windward/swords-and-sails', '@windward/sails-of-war', '@windward/sails-of-glory']
const CLIENT = '@windward/client'
const WEB = '@windward/web'
const SERVER = '@windward/server'

/** The arrows of the house: each package, and those of ours it may use. */
const MAY_USE: ReadonlyMap<string, readonly string[]> = new Map([
  [TABLE, []],
  ...GAMES.map((game): [string, readonly string[]] => [game, [TABLE]]),
  [CLIENT, [TABLE]],
  [WEB, [TABLE, ...GAMES, CLIENT]],
  [SERVER, [TABLE, ...GAMES, CLIENT, WEB]],
  ['windward', [TABLE, ...GAMES, CLIENT, WEB, SERVER]],
])

const SPECIFIER = /\b(?:from|import|require)\s*\(?\s*(['"`])(?<specifier>[^'"`\n]+)\1/g

const specifiersOf = (source: string): string[] =>
  [...source.matchAll(SPECIFIER)].flatMap(({ groups }) => groups?.['specifier'] ?? [])

const packageOf = (specifier: string): string =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/')

const isOurs = (name: string): boolean => name.startsWith('@windward/') || MAY_USE.has(name)

const against = (user: string, used: string): string | undefined => {
  const allowed = MAY_USE.get(user)
  if (!allowed) return `${user} has no place among the arrows yet: give it one in scripts/arrows.ts`
  if (!isOurs(used) || used === user || allowed.includes(used)) return undefined
  return `${user} may not use ${used}: arrows point from web, server and windward to the games to table`
}

export type Package = Readonly<{ name: string; folder: string; dependencies: readonly string[] }>

/** What is wrong with a package's declared dependencies, as sentences. */
export const dependencyFaults = ({ name, dependencies }: Package): string[] =>
  dependencies.flatMap((dependency) => against(name, dependency) ?? [])

/** What is wrong with one file's imports, as sentences. `file` and `folder` are absolute. */
export const importFaults = ({ name, folder }: Package, file: string, source: string): string[] =>
  specifiersOf(source).flatMap((specifier) => {
    if (!specifier.startsWith('.')) return against(name, packageOf(specifier)) ?? []
    const target = relative(folder, resolve(file, '..', specifier))
    return target === '..' || target.startsWith(`..${sep}`)
      ? `${specifier} leaves ${name}: use another package by its name`
      : []
  })
