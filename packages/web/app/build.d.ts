/** Where the worker of local matches is found; the build knows. */
declare const LOCAL_TABLE: string

/** The games that lie in packages/games, in the order in which they are offered. */
declare module 'virtual:games' {
  export const games: readonly import('@windward/kit/game-entry.ts').GameEntry[]
}
