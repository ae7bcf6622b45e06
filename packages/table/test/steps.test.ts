import assert from 'node:assert/strict'
import { test } from 'node:test'
import { benchFor, pickingUp, thinkingAhead } from '../src/contract/index.ts'
import { diceFor, diceRoot } from '../src/dice/seed.ts'
import { before, type Flow, fork, type Game, phases, seedFrom, type Table } from '../src/index.ts'
import { opened, questionOf, reply } from './at-the-table.ts'
import { act, choose, interrupt, type Tiny, tinyGame } from './tiny-game.ts'

const dice = () => diceFor(diceRoot(seedFrom('thought'), {}), 'thought')

/** A turn with every way of asking, in steps. */
function market(): Game<Tiny> {
  const turn = phases<Tiny>({
    *morning(t) {
      const first = yield* t.step('first', () => pickFruit(t, 'ann'))
      yield* t.step('dew', () => void t.state.log.push(`dew ${t.dice.roll(6)} on ${first}`))
      const second = yield* t.step('second', () => pickFruit(t, 'ben'))
      yield* t.step('both', () => void t.state.log.push(`${first} and ${second}`))
    },
    *noon(t) {
      yield* t.each(
        'stalls',
        () => t.state.log.filter((line) => String(line).length < 10).map((line) => String(line)),
        function* (stall) {
          const fruit = yield* t.ask('cat', choose, stall)
          t.state.log.push(`${stall}: ${fruit} ${t.dice.roll(6)}`)
        },
      )
      yield* t.step('in order', () =>
        t.askInOrder(
          ['ann', 'ben', 'cat'],
          choose,
          () => t.state.log.length,
          function* (seat, fruit) {
            const spoke = yield* t.window(['cat', 'ann'], interrupt, () => `${seat} ${fruit}`)
            t.state.log.push(`${seat} ${fruit} ${spoke?.seat ?? 'nobody'}`)
          },
        ),
      )
    },
    *evening(t) {
      yield* t.repeat('rounds', function* (time) {
        const fruits: string[] = yield* t.together(['well', 'gate'], (name) => name, sing)
        t.state.log.push(`${time} ${fruits.join()}`)
        return time < 3
      })
      yield* t.step('bids', function* () {
        const bids = yield* t.askTogether(['hall', 'yard'], (name) => name, bid)
        t.state.log.push(bids.join())
      })
      yield* t.step('talk', () =>
        t.open(
          ['ann', 'ben'],
          act,
          () => t.state.log.length,
          function* (seat, fruit) {
            const answer = yield* t.ask('cat', choose, `${seat} ${fruit}`)
            t.state.log.push(`${seat} ${fruit} ${answer}`)
          },
        ),
      )
    },
  })
  return tinyGame(turn)
}

function* pickFruit(t: Table<Tiny>, seat: Tiny['seat']): Flow<string> {
  const fruit = yield* t.ask(seat, choose, t.state.log.length)
  t.state.log.push(`${seat} ${fruit}`)
  return fruit
}

function* sing(t: Table<Tiny>, name: string): Flow<string> {
  const first = yield* t.step('first', () => `${name} ${t.dice.roll(6)}`)
  const fruit = yield* t.step('fruit', () => t.ask('ann', choose, first))
  const other = yield* t.ask('ben', choose, `${name} ${fruit}`)
  return `${first} ${fruit} ${other}`
}

function* bid(t: Table<Tiny>, name: string): Flow<string> {
  const seat = name === 'hall' ? 'ann' : 'ben'
  return yield* t.ask(seat, choose, name)
}

test('TBL 7.4 what flows that ask side by side have come to is told by no place before all of them have ended', () => {
  const game = tinyGame(function* (t) {
    yield* t.askTogether(['hall', 'yard'], (name) => name, bid)
  })
  const match = opened(game)
  reply(match, 'ann', 'pear')
  assert.doesNotMatch(JSON.stringify(match.place()), /pear/)
  const thought = fork(game, {
    seats: match.seats,
    state: structuredClone(match.state),
    turn: match.turn,
    place: match.place(),
    dice: dice(),
  })
  assert.deepEqual(
    thought.unanswered().map(({ seat }) => seat),
    ['ann', 'ben'],
  )
})

test('TBL 7.1 a match picked up at any question goes on as the match itself does', () => {
  pickingUp(benchFor(market(), { tables: [{ seats: 3, options: { turns: 30 } }] }))
})

test('TBL 7.1 whoever thinks ahead is asked there what he is asked here', () => {
  thinkingAhead(benchFor(market(), { tables: [{ seats: 3, options: { turns: 10 } }] }))
})

test('TBL 7.2 a turn can be picked up before any of its phases', () => {
  const game = market()
  const match = opened(game)
  const turn = phases<Tiny>({ *morning() {}, *noon() {}, *evening() {} })
  const thought = fork(game, {
    seats: match.seats,
    state: { turn: 1, turns: 1, log: [] },
    turn: 1,
    place: before(turn, 'evening'),
    dice: dice(),
  })
  assert.deepEqual(
    thought.unanswered().map(({ seat, kind }) => [seat, kind]),
    [
      ['ann', 'choose'],
      ['ann', 'choose'],
    ],
  )
})

test('TBL 7.3 what is thought does not touch the match, and goes the same way with the same dice', () => {
  const game = market()
  const match = opened(game)
  reply(match, 'ann', 'pear')
  const hash = match.hash()
  const ends = [1, 2].map(() => {
    const state = structuredClone(match.state)
    const thought = fork(game, {
      seats: match.seats,
      state,
      turn: match.turn,
      place: match.place(),
      dice: dice(),
    })
    for (let next = thought.next(); next !== undefined; next = thought.next())
      thought.put(next, next.free ? 'ready' : 'apple')
    return thought.outcome
  })
  assert.deepEqual(ends[0], ends[1])
  assert.equal(match.hash(), hash)
  assert.equal(questionOf(match, 'ben').kind, 'choose')
})

test('TBL 7.1 a step that comes twice, or that was passed by, is a fault of the game', () => {
  const twice = tinyGame(function* (t) {
    yield* t.step('one', () => t.ask('ann', choose, 1))
    yield* t.step('one', () => t.ask('ann', choose, 2))
  })
  assert.throws(() => reply(opened(twice), 'ann', 'pear'), /'one' comes twice/)
  const changing = tinyGame(function* (t) {
    if (t.state.log.length > 0) yield* t.step('extra', () => undefined)
    yield* t.step('log', () => void t.state.log.push('x'))
    yield* t.ask('ann', choose, 1)
  })
  assert.throws(() => pickingUp(benchFor(changing, { tables: [{ seats: 1 }] })), /cannot be picked up/)
})
