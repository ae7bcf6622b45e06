import { test } from 'node:test'
import { contract } from '../src/contract/index.ts'
import { game } from './parley/game.ts'

const checks = contract(game, {
  tables: [{ seats: 2 }, { seats: 3, options: { rounds: 8 } }, { seats: 4 }],
  plant(state, owner, mark) {
    for (const player of state.players) {
      if (player.seat !== owner) continue
      player.hand = player.hand.map(() => mark.number())
      player.coins = mark.number()
    }
    state.pile = state.pile.map(() => mark.number())
  },
})

for (const { name, run } of checks) test(name, run)
