import { CreateGameReducer, InitializeGame, type State } from 'boardgame.io/dist/cjs/internal.js'
import { SEATS, wandering } from '../skirmish-orders.ts'
import { type Skirmish, skirmish } from './skirmish.ts'

/**
 * The same match at boardgame.io. Its reducer is called directly, as a server, with undo off: no store, no client, no
 * transport, no player views and no log to keep. That is the fastest way through it that still plays the game.
 */
export function playTheirs(turns: number, number: number, move: 'order' | 'nothing'): () => void {
  const rules = skirmish(SEATS, turns, `bench ${number}`)
  const reduce = CreateGameReducer({ game: rules, isClient: false })
  let state: State<Skirmish> = InitializeGame({ game: rules, numPlayers: SEATS })
  return () => {
    for (let turn = 1; turn <= turns; turn += 1) {
      const { units } = state.G
      for (let seat = 0; seat < SEATS; seat += 1) {
        const payload = { type: move, args: [wandering(units, seat, turn)], playerID: `${seat}` }
        state = reduce(state, { type: 'MAKE_MOVE', payload })
        if (state.transients !== undefined) throw new Error('boardgame.io refused orders of the bench.')
      }
    }
  }
}
