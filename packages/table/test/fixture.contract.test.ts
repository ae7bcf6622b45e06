import { test } from 'node:test'
import { contract } from '../src/contract/index.ts'
import { game } from './fixture/game.ts'

const checks = contract(game, {
  plant(state, owner, mark) {
    for (const unit of state.units) if (unit.owner === owner && !unit.known) unit.strength = mark.number()
  },
})

for (const { name, run } of checks) test(name, run)
