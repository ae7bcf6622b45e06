import type { AnyGame } from '@windward/table'

/** A game the server offers, and where its module is: bots are run by workers that load it for themselves. */
export interface ServedGame {
  readonly game: AnyGame
  readonly module: string
}

/** The same of a game that takes memory only once somebody plays it. */
export interface GameToLoad {
  readonly id: string
  readonly module: string
  readonly load: () => Promise<AnyGame>
}

/** By the id of a game, the version of its rules. */
export type RuleVersions = Readonly<Record<string, number>>

/** Where a game says the version of its rules without being loaded: beside its module. */
const VERSION_FILE = 'version.ts'

/** What can be played here; a game is loaded when it is first asked for. */
export class Games {
  readonly #offered: readonly (ServedGame | GameToLoad)[]
  readonly #loading = new Map<string, () => Promise<ServedGame>>()
  #versions: Promise<RuleVersions> | undefined

  constructor(offered: readonly (ServedGame | GameToLoad)[]) {
    this.#offered = offered
    for (const each of offered) {
      if ('game' in each) this.#loading.set(each.game.id, async () => each)
      else this.#loading.set(each.id, once(each))
    }
  }

  /** Nothing if there is no such game here. */
  async get(id: string): Promise<ServedGame | undefined> {
    return this.#loading.get(id)?.()
  }

  all(): Promise<readonly ServedGame[]> {
    return Promise.all([...this.#loading.values()].map((load) => load()))
  }

  /** By which rules each game is played here. Only a game that does not say so beside its module is loaded for it. */
  versions(): Promise<RuleVersions> {
    this.#versions ??= this.#asked()
    return this.#versions
  }

  async #asked(): Promise<RuleVersions> {
    const known = await Promise.all(
      this.#offered.map(async (each): Promise<[string, number]> => {
        if ('game' in each) return [each.game.id, each.game.version]
        return [each.id, (await saidBeside(each)) ?? (await this.#loaded(each.id)).game.version]
      }),
    )
    return Object.fromEntries(known.toSorted(([one], [other]) => (one < other ? -1 : 1)))
  }

  async #loaded(id: string): Promise<ServedGame> {
    const served = await this.get(id)
    if (served === undefined) throw new Error(`There is no game ${id} here.`)
    return served
  }
}

async function saidBeside({ module }: GameToLoad): Promise<number | undefined> {
  try {
    const { version }: { version?: unknown } = await import(new URL(VERSION_FILE, module).href)
    return typeof version === 'number' ? version : undefined
  } catch (trouble) {
    if (trouble instanceof Error && 'code' in trouble && trouble.code === 'ERR_MODULE_NOT_FOUND')
      return undefined
    throw trouble
  }
}

function once({ module, load }: GameToLoad): () => Promise<ServedGame> {
  let loaded: Promise<ServedGame> | undefined
  return () => {
    loaded ??= load().then((game) => ({ game, module }))
    return loaded
  }
}
