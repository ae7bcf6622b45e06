import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { windward } from 'windward/test-kit/command-line.ts'

const GAME = 'swords-and-sails'

test('odds of a siege, exact', async () => {
  const siege = ['odds', GAME, 'siege', '--land', 'pomerania', '--army', 'KN:1,HI:4,LI:3', '--by', 'BYZ']
  const { code, out, err } = await windward(...siege, '--buy-off', '3', '--json')
  assert.equal(err, '')
  assert.equal(code, 0)
  const report = JSON.parse(out)
  assert.deepEqual([report.kind, report.exact, report.trials, report.error], ['siege', true, 0, 0])
  assert.ok(report.win > 0.999 && report.paid > 0)
  assert.match((await windward(...siege)).out, /A unit survives: 100\.0 %/)
})

test('odds of a battle from trials state their error, and the seed decides them', async () => {
  const battle = [
    'odds',
    GAME,
    'battle',
    '--attacker',
    'BYZ KN:1,HI:4',
    '--defender',
    'KIE PS:6,LI:2',
    '--json',
  ]
  const ask = async (...more: string[]) => JSON.parse((await windward(...battle, ...more)).out)
  const [exact, tried, again] = await Promise.all([
    ask('--home', 'capital'),
    ask('--home', 'capital', '--sampled', '--seed', '7'),
    ask('--home', 'capital', '--sampled', '--seed', '7'),
  ])
  assert.equal(exact.exact, true)
  assert.deepEqual([tried.exact, tried.trials], [false, 100_000])
  assert.ok(Math.abs(exact.win - tried.win) <= tried.error)
  assert.deepEqual(tried, again)
})

test('odds at sea and in line', async () => {
  const sea = await windward(
    'odds',
    GAME,
    'battle',
    '--sea',
    '--attacker',
    'BYZ WS:1',
    '--defender',
    'NSE RD:2',
  )
  assert.match(sea.out, /The attacker holds the field/)
  const line = await windward(
    'odds',
    GAME,
    'exchange',
    '--attacker',
    'NSE HI',
    '--defender',
    'KIE PS',
    '--json',
  )
  assert.ok(Math.abs(JSON.parse(line.out).first.destroys - 33 / 36) < 1e-9)
})

test('without a question the questions are listed', async () => {
  const { code, out } = await windward('odds', GAME)
  assert.equal(code, 0)
  assert.match(out, /siege: .*\n {2}--land <land>/)
  const { questions } = JSON.parse((await windward('odds', GAME, '--json')).out)
  assert.deepEqual(
    questions.map(({ name }: { name: string }) => name),
    ['attack', 'hold', 'siege', 'battle', 'exchange'],
  )
})

const BATTLE = ['battle', '--attacker', 'BYZ KN:1', '--defender']
const REFUSED: readonly (readonly [words: readonly string[], sentence: RegExp])[] = [
  [['fixture', 'siege'], /fixture has no odds to ask for/],
  [['chess', 'siege'], /There is no game “chess”/],
  [[GAME, 'weather'], /answers no question “weather”. It answers: attack, hold, siege, battle, exchange/],
  [[GAME, 'siege', '--by', 'BYZ', '--army', 'KN:1'], /--land is missing/],
  [[GAME, 'siege', '--land', 'atlantis', '--by', 'BYZ', '--army', 'KN:1'], /no land “atlantis”/],
  [[GAME, 'siege', '--land', 'thrace', '--by', 'BYZ', '--army', 'KN:1'], /Thrace is land of Byzantium/],
  [[GAME, 'siege', '--land', 'thrace', '--by', 'HRE', '--army', 'KN:x'], /does not say how many/],
  [[GAME, 'siege', '--ladders', '3'], /“siege” does not understand/],
  [[GAME, ...BATTLE, 'KIE'], /--defender needs a faction and its force/],
  [[GAME, ...BATTLE, 'XXX PS:1'], /There is no faction “XXX”/],
  [[GAME, ...BATTLE, 'KIE WS:1'], /“WS” is none of KN, HC/],
  [[GAME, ...BATTLE, 'KIE PS:1', '--home', 'away'], /--home is “defender”/],
  [[GAME, ...BATTLE, 'KIE PS:1', '--attacker-leader', 'Napoleon'], /There is no leader “Napoleon”/],
  [[GAME, ...BATTLE, 'KIE PS:1', '--trials', '0'], /whole number from 1/],
  [[GAME, 'exchange', '--attacker', 'NSE HI', '--defender', 'BYZ WS'], /ships fight ships/],
]

describe('what cannot be read is refused with a sentence', { concurrency: 2 }, () => {
  for (const [words, sentence] of REFUSED) {
    test(words.join(' '), async () => {
      const { code, out, err } = await windward('odds', ...words)
      assert.equal(code, 2)
      assert.equal(out, '')
      assert.match(err, sentence)
    })
  }
})

test('whoever asked for an object gets one, also where a question is refused', async () => {
  const { code, out } = await windward('odds', GAME, 'weather', '--json')
  assert.equal(code, 2)
  const { ok, sentence } = JSON.parse(out)
  assert.equal(ok, false)
  assert.match(sentence, /answers no question/)
})
