export { CannotListen } from './listen.ts'
export type { ServedGame } from './match/served-game.ts'
export { giveBackMemory, giveBackMemorySoon } from './operations/give-back-memory.ts'
export { type ServeOptions, type Serving, serve } from './serve.ts'
