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

/** What can be played here; a game is loaded when it is first asked for. */
export class Games {
  readonly #loading = new Map<string, () => Promise<ServedGame>>()

  constructor(offered: readonly (ServedGame | GameToLoad)[]) {
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
}

function once({ module, load }: GameToLoad): () => Promise<ServedGame> {
  let loaded: Promise<ServedGame> | undefined
  return () => {
    loaded ??= load().then((game) => ({ game, module }))
    return loaded
  }
}
