import assert from 'node:assert/strict'
import { test } from 'node:test'
import { botAt, offeredBots, randomBot } from '../src/index.ts'
import { game as fixture } from './fixture/game.ts'

const LEVELLED = {
  bots: {
    warden: randomBot,
    'strong-bold': { ...randomBot, level: 'strong', character: 'bold' },
    strong: { ...randomBot, level: 'strong' },
    easy: { ...randomBot, level: 'easy' },
    before: randomBot,
  },
} as const

test('bots with a level are offered, the gentlest first; the others are there for those who know their names', () => {
  assert.deepEqual(offeredBots(LEVELLED), [
    { bot: 'easy', level: 'easy' },
    { bot: 'strong-bold', level: 'strong', character: 'bold' },
    { bot: 'strong', level: 'strong' },
  ])
  assert.deepEqual(offeredBots(fixture), [])
})

test('a level is enough to seat a bot: one without a character, of that level or the nearest', () => {
  assert.equal(botAt(LEVELLED, 'easy'), 'easy')
  assert.equal(botAt(LEVELLED, 'strong'), 'strong')
  assert.equal(botAt(LEVELLED, 'usual'), 'easy')
  assert.equal(
    botAt({ bots: { 'usual-bold': { ...randomBot, level: 'usual', character: 'bold' } } }, 'easy'),
    'usual-bold',
  )
})

test('a game without levels seats the bot it names last', () => {
  assert.equal(botAt(fixture, 'easy'), 'random')
  assert.equal(botAt({ bots: {} }, 'easy'), undefined)
})
