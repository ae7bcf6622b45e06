import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { canonical, type Flow, type Game, type Question, scriptedDice, type Table } from '../src/index.ts'
import { opened, questionOf, reply } from './at-the-table.ts'
import { choose, say, sign, type Tiny, tinyGame } from './tiny-game.ts'

function sideBySide(names: readonly string[]): Game<Tiny> {
  return tinyGame(function* (t) {
    const told: string[] = yield* t.together(names, (name) => name, battle)
    t.state.log.push(...told)
  })
}

function* battle(t: Table<Tiny>, name: string): Flow<string> {
  const first = t.dice.roll(6)
  const fruit = yield* t.ask('ann', choose, name)
  return `${name} ${first} ${fruit} ${t.dice.roll(6)}`
}

test('TBL 4.5 flows side by side ask all their questions at once', () => {
  const match = opened(sideBySide(['thrace', 'epirus']))
  assert.deepEqual(
    match.questions('ann').map(({ id, brief }) => [id, brief]),
    [
      ['1/thrace#1', 'thrace'],
      ['1/epirus#1', 'epirus'],
    ],
  )
})

test('TBL 4.5 each flow rolls dice of its own, named after it', () => {
  const asked: string[] = []
  const dice = (flow: string) => {
    asked.push(flow)
    return scriptedDice(flow === '1/thrace' ? [1, 2] : [5, 6])
  }
  const match = opened(sideBySide(['thrace', 'epirus']), {}, { dice })
  for (const { id } of match.questions('ann').toReversed()) match.answer('ann', id, 'pear')
  assert.deepEqual(match.outcome, { log: ['thrace 1 pear 2', 'epirus 5 pear 6'] })
  assert.deepEqual(asked, ['1/thrace', '1/epirus'])
})

test('TBL 4.5 results come in the order of the items, whichever ended first', () => {
  const names = ['a', 'b', 'c']
  const game = sideBySide(names)
  fc.assert(
    fc.property(fc.shuffledSubarray(names, { minLength: 3 }), (order) => {
      const match = opened(game)
      for (const name of order) match.answer('ann', `1/${name}#1`, 'pear')
      assert.deepEqual(match.outcome?.log, inTheOrderAsked(game))
    }),
    { numRuns: 20 },
  )
})

function inTheOrderAsked(game: Game<Tiny>): Tiny['outcome']['log'] | undefined {
  const match = opened(game)
  while (match.outcome === undefined) reply(match, 'ann', 'pear')
  return match.outcome.log
}

test('TBL 4.5 the same name a second time is another flow with other dice', () => {
  const match = opened(sideBySide(['thrace', 'thrace']))
  assert.deepEqual(
    match.questions('ann').map(({ id }) => id),
    ['1/thrace#1', '1/thrace~2#1'],
  )
  const twice = opened(
    tinyGame(function* (t) {
      for (let round = 0; round < 2; round += 1) yield* t.together(['thrace'], (name) => name, battle)
    }),
  )
  reply(twice, 'ann', 'pear')
  assert.equal(questionOf(twice, 'ann').id, '1/thrace~2#1')
})

test('TBL 4.5 a name that could be mistaken for that of another flow is a fault of the rules', () => {
  for (const name of ['a/b', 'a~2', 'a#1'])
    assert.throws(() => opened(sideBySide([name])), /cannot be called/)
})

test('TBL 4.5 the table of another flow cannot be used', () => {
  const rolling = tinyGame(function* (outer) {
    yield* outer.together(
      ['in'],
      (name) => name,
      function* (inner) {
        yield* inner.ask('ann', choose, outer.dice.roll(6))
      },
    )
  })
  assert.throws(() => opened(rolling), /Flow '1' is not the one running: use the table given to you/)
  const asking = tinyGame(function* (outer) {
    yield* outer.together(
      ['in'],
      (name) => name,
      function* () {
        yield* outer.ask('ann', sign, null)
      },
    )
  })
  assert.throws(() => opened(asking), /is not the one running/)
  const nesting = tinyGame(function* (outer) {
    yield* outer.together(
      ['in'],
      (name) => name,
      function* () {
        yield* outer.together(['in'], (name) => name, battle)
      },
    )
  })
  assert.throws(() => opened(nesting), /is not the one running/)
})

test('nothing side by side is nothing to wait for', () => {
  assert.deepEqual(opened(sideBySide([])).outcome, { log: [] })
})

/** Wars of several battles of several rounds, with every kind of question among them. */
const wars = tinyGame(function* (t) {
  const told = yield* t.together(['north', 'south'], (name) => name, war)
  t.state.log.push(...told, t.dice.roll(100))
})

function* war(t: Table<Tiny>, name: string): Flow<string> {
  const fruits = yield* t.askAll(['ann', 'ben'], choose, () => name)
  const battles = yield* t.together([...fruits], ([seat]) => seat, campaign)
  const signed = yield* t.ask('cat', sign, null)
  return [name, ...battles, signed, t.dice.roll(6)].join(' ')
}

function* campaign(t: Table<Tiny>, [seat, fruit]: readonly [Tiny['seat'], string]): Flow<string> {
  const rolls: number[] = [t.dice.roll(6)]
  for (let round = 0; round < 2; round += 1) {
    if (yield* t.ask(seat, sign, null)) rolls.push(t.dice.roll(6))
    t.tell('all', 'TNY 2', say('happened', { what: `${seat} has rolled ${rolls}` }))
  }
  return `${fruit} ${rolls}`
}

test('TBL 4.5 the order in which people answer never changes a roll', () => {
  const answerTo = ({ id, kind, seat }: Question<Tiny>) =>
    kind === 'sign' ? `${seat}${id}`.length % 2 === 0 : 'pear'
  const played = (schedule: readonly number[]) => {
    const match = opened(wars)
    for (let step = 0; match.outcome === undefined; step += 1) {
      const open = [...match.unanswered()]
      const question = open[(schedule[step] ?? 0) % open.length]
      assert.ok(question)
      match.answer(question.seat, question.id, answerTo(question))
    }
    return { state: match.hash(), lines: match.lines().map(canonical).toSorted() }
  }
  const usual = played([])
  fc.assert(
    fc.property(fc.array(fc.nat({ max: 11 }), { minLength: 20, maxLength: 20 }), (schedule) =>
      assert.deepEqual(played(schedule), usual),
    ),
  )
})
