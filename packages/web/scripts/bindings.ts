import { fileURLToPath } from 'node:url'

/** What the bundler tells about a module. */
interface Imports {
  readonly importedIds: readonly string[]
  readonly dynamicallyImportedIds: readonly string[]
}

interface Bundle {
  getModuleInfo(id: string): Imports | null
}

const file = (path: string): string => fileURLToPath(new URL(`../../${path}`, import.meta.url))

/** What is loaded from the first page to the first question, in this order; by the page, and by its worker. */
const PAGE = [
  ['home', ['web/app/main.tsx']],
  ['table', ['web/app/table/page.tsx']],
  ['swords', ['web/app/boards/swords-and-sails/index.tsx', 'games/swords-and-sails/src/opening.ts']],
] as const
const WORKER = ['web/app/host/local/worker.ts', 'games/swords-and-sails/src/index.ts']
/** Other boards, which shall not have to load that of Swords & Sails. */
const OTHERS = ['web/app/boards/sails-of-war/index.tsx', 'web/app/boards/sails-of-glory/index.tsx']

/** Everything some files cannot do without, themselves included; or everything they may ever load. */
function neededBy(roots: readonly string[], bundle: Bundle, ever = false): ReadonlySet<string> {
  const needed = new Set<string>()
  const open = roots.map(file)
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    if (needed.has(id)) continue
    needed.add(id)
    const { importedIds = [], dynamicallyImportedIds = [] } = bundle.getModuleInfo(id) ?? {}
    open.push(...importedIds, ...(ever ? dynamicallyImportedIds : []))
  }
  return needed
}

/**
 * Binds what is loaded together into one file. Left to itself the bundler makes ninety small ones, each of which costs a
 * request and packs worse than a large one.
 */
export function bindings(): (id: string, bundle: Bundle) => string | null {
  let bound: Map<string, string> | undefined
  return (id, bundle) => {
    bound ??= bind(bundle)
    return bound.get(id) ?? null
  }
}

function bind(bundle: Bundle): Map<string, string> {
  const worker = neededBy(WORKER, bundle)
  const workerEver = neededBy(WORKER, bundle, true)
  const others = neededBy(OTHERS, bundle)
  const bound = new Map<string, string>()
  for (const [name, roots] of PAGE) {
    for (const id of neededBy(roots, bundle)) {
      if (bound.has(id)) continue
      if (worker.has(id)) bound.set(id, `${name}-rules`)
      // A worker has no document: what it may load later must not lie among what draws.
      else if (workerEver.has(id)) bound.set(id, `${name}-later-rules`)
      else bound.set(id, others.has(id) && name === 'swords' ? 'boards' : name)
    }
  }
  for (const id of worker) if (!bound.has(id)) bound.set(id, 'worker')
  return bound
}
