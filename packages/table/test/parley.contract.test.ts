import { test } from 'node:test'
import { contract } from '../src/contract/index.ts'
import { game } from './parley/game.ts'

const tables = [{ seats: 2 }, { seats: 3, options: { rounds: 8 } }, { seats: 4 }]

for (const { name, run } of contract(game, { tables })) test(name, run)
