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
  opening: partOf(game, 'src/opening.ts'),
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

function common(all: readonly ReadonlySet<string>[]): ReadonlySet<string> {
  return all.reduce((both, needed) => both.intersection(needed), all[0] ?? new Set())
}

function bind(bundle: Bundle): ReadonlyMap<string, string> {
  const bound = new Map<string, string>()
  const take = (ids: Iterable<string>, name: string) => {
    for (const id of ids) if (!bound.has(id)) bound.set(id, name)
  }
  // Whoever makes a shape looks at it first, so it must be there before all else.
  take([file('no-eval.ts')], 'no-eval')
  // A worker has no document: what it loads must not lie among what draws. What all rules stand on is one file.
  const firsts = GAMES.map(({ rules, opening }) => neededBy([opening ?? rules], bundle))
  const all = GAMES.map(({ rules }) => neededBy([rules], bundle))
  const worker = neededBy([WORKER], bundle)
  take(common(firsts), 'rules')
  take(worker, 'worker')
  take(common(all), 'more-rules')
  for (const [place, { name }] of GAMES.entries()) take(firsts[place] ?? [], `${name}-rules`)
  // What comes after an opening is needed by boards and panels in many ways, which the bundler sees better.
  const rest = new Set(all.flatMap((needed) => [...needed]))
  const boards = TOGETHER.slice(2).map(([, roots]) => neededBy(roots, bundle))
  for (const [name, roots] of TOGETHER)
    for (const id of neededBy(roots, bundle).difference(rest)) {
      const everywhere = boards.filter((needed) => needed.has(id)).length > 1
      take([id], everywhere && !['home', 'table'].includes(name) ? 'boards' : name)
    }
  return bound
}
