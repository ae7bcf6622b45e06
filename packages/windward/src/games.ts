import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { findGames } from '@windward/find-games'
import type { AnyGame } from '@windward/table'
import { Fault, messageOf, UsageFault } from './fault.ts'

/** A game by its name and the module that holds it; the module is loaded when the game is played. */
export interface KnownGame {
  readonly name: string
  readonly about: string
  readonly module: string
}

export const games: readonly KnownGame[] = [
  {
    name: 'fixture',
    about: 'the game the table is tested and measured with',
    module: import.meta.resolve('@windward/table/fixture'),
  },
  ...findGames().map(({ id, description, module }) => ({ name: id, about: description, module })),
]

const gameNames = games.map(({ name }) => name).join(', ')

/** A game by the name everybody knows it by, or by the path of the module its author keeps it in. */
export function findGame(name: string): KnownGame {
  const known = games.find((game) => game.name === name)
  if (known !== undefined) return known
  if (!/[/\\]|\.[cm]?[jt]s$/.test(name)) {
    throw new UsageFault(
      `There is no game “${name}”. Known games: ${gameNames}; or give the path of a module that exports one.`,
    )
  }
  const path = resolve(name)
  if (!existsSync(path)) throw new UsageFault(`There is no file ${path} to load a game from.`)
  return { name, about: 'a game of your own', module: pathToFileURL(path).href }
}

export async function loadGame({ name, module }: KnownGame): Promise<AnyGame> {
  let found: unknown
  try {
    found = await import(module)
  } catch (trouble) {
    throw new Fault(`The game “${name}” cannot be loaded: ${messageOf(trouble)}`, { cause: trouble })
  }
  const game = field(found, 'game')
  if (!isGame(game)) throw new UsageFault(`${name} exports no game: it needs “export const game = …”.`)
  return game
}

/** For a server: each is loaded when somebody first plays it. */
export function toServe(loaded: () => void) {
  return games.map((known) => ({
    id: known.name,
    module: known.module,
    load: async () => {
      const game = await loadGame(known)
      loaded()
      return game
    },
  }))
}

function isGame(value: unknown): value is AnyGame {
  const functions = ['begin', 'turn', 'outcome', 'view', 'resample']
  const objects = ['words', 'options', 'seats', 'decisions', 'bots']
  return (
    typeof field(value, 'id') === 'string' &&
    functions.every((name) => typeof field(value, name) === 'function') &&
    objects.every((name) => typeof field(value, name) === 'object')
  )
}

export function field(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null && name in value ? Reflect.get(value, name) : undefined
}
