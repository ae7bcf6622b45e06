import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { contract } from '../../src/contract/index.ts'
import { type Foreseen, layTable, Match, scriptedDice, seedFrom } from '../../src/index.ts'
import { game } from './broadside.ts'

const tables = [{ seats: 2 }, { seats: 2, options: { rounds: 30 } }]

for (const { name, run } of contract(game, { tables })) test(name, run)

test('BRO 1.1 each captain knows one hull, and spectators know none', () => {
  const match = table([4, 2])
  assert.deepEqual(hulls(match, 'red'), [4, null])
  assert.deepEqual(hulls(match, 'blue'), [null, 2])
  assert.deepEqual(hulls(match, 'spectator'), [null, null])
})

test('BRO 1.1, BRO 3.1 a hull is known once the ship has gone down, and the other captain has won', () => {
  const match = table([6, 1, 3])
  loads(match, 1, 0)
  assert.deepEqual(hulls(match, 'spectator'), [null, 1])
  assert.deepEqual(match.outcome, { winners: ['red'] })
})

test('BRO 1.2, BRO 2.1 no more powder can be loaded than there is', () => {
  const match = table([6, 6, 6, 6, 6])
  for (let round = 1; round <= 3; round += 1) loads(match, 3, 0)
  const given = match.answer('red', '4#1', 1)
  assert.equal(!given.ok && given.refusal.clause, 'BRO 2.1')
})

test('BRO 2.1 a load stays sealed until the other is there', () => {
  const match = table([6, 6])
  match.answer('red', '1#1', 3)
  assert.deepEqual(match.awaited(), ['blue'])
  assert.equal(match.view('blue').ships[0]?.powder, 9)
})

test('BRO 2.1 a captain whose time runs out loads nothing', () => {
  const match = table([6, 6, 6])
  match.answer('red', '1#1', 1)
  match.timeUp('blue', '1#1')
  assert.equal(match.view('red').ships[1]?.powder, 9)
})

test('BRO 2.2 a roll of the powder loaded plus two is a hit, one more is a miss', () => {
  const match = table([6, 6, 4, 5])
  loads(match, 2, 1)
  loads(match, 2, 1)
  assert.equal(match.state.ships[1]?.hits, 1)
})

test('BRO 2.2 after equal loads nobody fires', () => {
  const match = table([6, 6])
  loads(match, 2, 2)
  assert.equal(match.turn, 2)
})

test('BRO 3.2 after the last round fewer hits win', () => {
  const match = table([6, 6, 1], 1)
  loads(match, 0, 1)
  assert.deepEqual(match.outcome, { winners: ['blue'] })
})

test('BRO 3.2 equal hits share the win', () => {
  const match = table([6, 6], 1)
  loads(match, 0, 0)
  assert.deepEqual(match.outcome, { winners: ['red', 'blue'] })
})

test('the page on adding a game shows this very file, and it has fewer than 100 lines', () => {
  const source = readFileSync(new URL('./broadside.ts', import.meta.url), 'utf8')
  const page = readFileSync(new URL('../../../../docs/adding-a-game.md', import.meta.url), 'utf8')
  const blocks = [...page.replaceAll('\r\n', '\n').matchAll(/^```ts\n(?<code>.*?)^```$/gms)]
  assert.ok(blocks.some(({ groups }) => groups?.['code'] === source.replaceAll('\r\n', '\n')))
  assert.ok(source.trimEnd().split('\n').length < 100)
})

/** A table at which the dice fall as written: first the two hulls. */
function table(script: readonly Foreseen[], rounds = 9) {
  const laid = layTable(game, { options: { rounds }, seats: ['red', 'blue'], seed: seedFrom('broadside') })
  assert.ok(laid.ok)
  const dice = scriptedDice(script)
  const opened = Match.open(game, laid.value, { dice: () => dice })
  assert.ok(opened.ok)
  return opened.value
}

type Opened = ReturnType<typeof table>

function loads(match: Opened, red: number, blue: number): void {
  const question = `${match.turn}#1`
  assert.ok(match.answer('red', question, red).ok)
  assert.ok(match.answer('blue', question, blue).ok)
}

function hulls(match: Opened, viewer: 'red' | 'blue' | 'spectator'): readonly (number | null)[] {
  return match.view(viewer).ships.map(({ hull }) => hull)
}
