import { test } from 'node:test'
import { contract } from '../src/contract/index.ts'
import { game } from './fixture/game.ts'

for (const { name, run } of contract(game)) test(name, run)
