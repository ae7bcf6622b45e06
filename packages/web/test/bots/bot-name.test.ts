import assert from 'node:assert/strict'
import { test } from 'node:test'
import { randomBot } from '@windward/table'
import { botChoice, botName } from '../../app/bots/bot-name.ts'
import { called } from '../../app/table/seats/player-name.ts'

const game = {
  bots: {
    warden: randomBot,
    easy: { ...randomBot, level: 'easy' },
    'strong-bold': { ...randomBot, level: 'strong', character: 'bold' },
    'strong-sly': { ...randomBot, level: 'strong', character: 'sly' },
  },
  words: { 'character.bold': () => 'goes for the throat' },
} as const

test('a bot is called by its level and character, and one without a level by its own name', () => {
  assert.equal(botName(game, 'easy'), 'Easy bot')
  assert.equal(botName(game, 'strong-bold'), 'Strong bot, goes for the throat')
  assert.equal(botName(game, 'strong-sly'), 'Strong bot, sly')
  assert.equal(botName(game, 'warden'), 'Warden')
  assert.equal(botName(game, 'gone-by-now'), 'Gone-by-now')
})

test('where one is chosen, a level says what it means', () => {
  assert.match(botChoice(game, 'easy', undefined), /^Easy: /)
  assert.equal(botChoice(game, 'strong', 'sly'), 'Strong bot, sly')
})

test('at a table online a level says that a bot plays', () => {
  const seat = { seat: 'red', yours: false, by: 'bot' } as const
  assert.equal(called({ ...seat, bot: 'easy', name: 'easy' }, game), 'Easy bot')
  assert.equal(called({ ...seat, bot: 'warden', name: 'warden' }, game), 'a bot (warden)')
})
