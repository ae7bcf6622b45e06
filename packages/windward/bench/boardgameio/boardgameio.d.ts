/** The few doors of boardgame.io 0.50 that the bench goes through; its own types cannot be reached from ES modules. */

declare module 'boardgame.io/dist/cjs/core.js' {
  export const INVALID_MOVE: 'INVALID_MOVE'
}

declare module 'boardgame.io/dist/cjs/internal.js' {
  export interface MoveContext<G> {
    readonly G: G
    readonly playerID: string
    readonly random: { D6(): number; Shuffle<T>(things: readonly T[]): T[] }
  }

  export interface Rules<G> {
    readonly name: string
    readonly seed: string
    readonly disableUndo: boolean
    readonly turn: { readonly activePlayers: { readonly all: string } }
    setup(context: Pick<MoveContext<G>, 'random'>): G
    readonly moves: Readonly<Record<string, (context: MoveContext<G>, ...args: never[]) => unknown>>
    playerView(context: { readonly G: G; readonly playerID: string | null }): unknown
    endIf(context: { readonly G: G }): unknown
  }

  export interface State<G> {
    readonly G: G
    readonly ctx: { readonly gameover?: unknown }
    readonly transients?: { readonly error: { readonly type: string } }
  }

  export interface Action {
    readonly type: 'MAKE_MOVE'
    readonly payload: {
      readonly type: string
      readonly args: readonly unknown[]
      readonly playerID: string
    }
  }

  export function InitializeGame<G>(setting: {
    readonly game: Rules<G>
    readonly numPlayers: number
  }): State<G>

  export function CreateGameReducer<G>(setting: {
    readonly game: Rules<G>
    readonly isClient: boolean
  }): (state: State<G>, action: Action) => State<G>
}

declare module 'boardgame.io/dist/cjs/server.js' {
  export function Server(setting: {
    readonly games: readonly object[]
    readonly origins: readonly string[]
  }): {
    run(where: { readonly port: number; readonly callback: () => void }): Promise<unknown>
  }
}
