import { fileURLToPath } from 'node:url'
import { findGames, partOf } from '@windward/find-games'

/** What the bundler tells about a module. */
interface Imports {
  readonly importedIds: readonly string[]
  readonly dynamicallyImportedIds: readonly string[]
}

interface Bundle {
  getModuleInfo(id: string): Imports | null
}

const file = (path: string): string => fileURLToPath(new URL(`../app/${path}`, import.meta.url))

const WORKER = file('host/local/worker.ts')

const GAMES = findGames().map((game) => ({
  name: game.id,
  rules: fileURLToPath(game.module),
  board: partOf(game, 'board/index.tsx'),
}))

/** What is loaded together, in the order in which it is wanted: the first page, a table, and each game at it. */
const TOGETHER: readonly (readonly [name: string, roots: readonly string[]])[] = [
  ['home', [file('main.tsx')]],
  ['table', [file('table/page.tsx')]],
  ...GAMES.map(({ name, board }) => [name, board === undefined ? [] : [board]] as const),
]

/** Everything some files cannot do without, themselves included. */
function neededBy(roots: readonly string[], bundle: Bundle): ReadonlySet<string> {
  const needed = new Set<string>()
  const open = [...roots]
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    if (needed.has(id)) continue
    needed.add(id)
    open.push(...(bundle.getModuleInfo(id)?.importedIds ?? []))
  }
  return needed
}

/**
 * Binds what is loaded together into one file. Left to itself the bundler makes ninety small ones, each of which costs a
 * request and packs worse than a large one.
 */
export function chunks(): (id: string, bundle: Bundle) => string | null {
  let bound: ReadonlyMap<string, string> | undefined
  return (id, bundle) => {
    bound ??= bind(bundle)
    return bound.get(id) ?? null
  }
}

function bind(bundle: Bundle): ReadonlyMap<string, string> {
  const bound = new Map<string, string>()
  const take = (ids: Iterable<string>, name: string) => {
    for (const id of ids) if (!bound.has(id)) bound.set(id, name)
  }
  // Whoever makes a shape looks at it first, so it must be there before all else.
  take([file('no-eval.ts')], 'no-eval')
  // A worker has no document: what it loads must not lie among what draws. What all rules stand on is one file.
  const rules = GAMES.map(({ name, rules }) => ({ name, needed: neededBy([rules], bundle) }))
  const shared = rules
    .map(({ needed }) => needed)
    .reduce((a, b) => a.intersection(b), rules[0]?.needed ?? new Set())
  const worker = neededBy([WORKER], bundle)
  take(shared, 'rules')
  take(worker, 'worker')
  for (const { name, needed } of rules) take(needed, `${name}-rules`)
  const boards = TOGETHER.slice(2).map(([, roots]) => neededBy(roots, bundle))
  for (const [name, roots] of TOGETHER)
    for (const id of neededBy(roots, bundle)) {
      const everywhere = boards.filter((needed) => needed.has(id)).length > 1
      take([id], everywhere && !['home', 'table'].includes(name) ? 'boards' : name)
    }
  return bound
}
