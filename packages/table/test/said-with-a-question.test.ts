import assert from 'node:assert/strict'
import test from 'node:test'
import { z } from 'zod'
import {
  asked,
  type Catalogue,
  type Decision,
  type GameTypes,
  inTurn,
  inWords,
  oneOf,
  questionAt,
  refuse,
  several,
  speaker,
  straight,
  textOf,
  turned,
} from '../src/index.ts'

const en = {
  title: () => 'Pay the ferryman',
  hint: (f: { fare: number }) => `He asks ${f.fare}.`,
  purse: () => 'Your coins',
  pay: (f: { coins: number }) => `Pay ${f.coins}`,
  swim: () => 'You swim',
  head: (f: { oar: number }) => `Who pulls oar ${f.oar}`,
  strong: () => 'He is strong.',
  dear: () => 'That is too much.',
} satisfies Catalogue
const say = speaker<typeof en>()

interface Ferry extends GameTypes {
  seat: 'ann'
  view: { readonly coins: number }
}

const pay: Decision<Ferry, { readonly fare: number }, number> = {
  kind: 'pay',
  title: () => say('title'),
  hint: ({ brief }) => say('hint', brief),
  facts: ({ view }, soFar) => [{ label: say('purse'), value: view.coins - Number(soFar[0] ?? 0) }],
  shape: z.int().min(0),
  options: () => oneOf([0, 1, 2], (coins) => ({ key: `${coins}`, label: say('pay', { coins }) })),
  check: ({ view }, coins) => (coins > view.coins ? refuse('FRY 1', say('dear')) : undefined),
  confirm: (_, coins) => say('pay', { coins }),
  absent: () => 0,
  unanswered: () => say('swim'),
}

const game = { name: 'Ferry', seats: { all: ['ann' as const] }, decisions: [pay] }
const question = questionAt<Ferry>(
  game,
  { id: 'pay:1', seat: 'ann', kind: 'pay', brief: { fare: 2 }, free: false },
  { coins: 3 },
)

test('a question put together from what its seat was sent says all its decision has to say', () => {
  assert.deepEqual(question.hint(), say('hint', { fare: 2 }))
  assert.deepEqual(question.facts(['2']), [{ label: say('purse'), value: 1 }])
  assert.deepEqual(question.confirm(2), say('pay', { coins: 2 }))
  assert.deepEqual(question.unanswered(), say('swim'))
})

test('nothing is confirmed that would be refused', () => {
  assert.equal(question.confirm(4), undefined)
  assert.equal(question.confirm('much'), undefined)
})

test('what was told is read by the kind of the question', () => {
  assert.equal(asked(question, pay)?.brief.fare, 2)
  assert.equal(asked(question, { ...pay, kind: 'row' }), undefined)
})

test('a head and notes stay with their fork, however trees are put together', () => {
  const oars = inTurn([1, 2], (oar) =>
    turned(
      oneOf(
        ['ben', 'cat'],
        (name) => (name === 'ben' ? { key: name, note: say('strong') } : { key: name }),
        () => say('head', { oar }),
      ),
      (name) => `${name} ${oar}`,
    ),
  )
  assert.ok(oars.kind === 'choice')
  assert.deepEqual(oars.head?.(), say('head', { oar: 1 }))
  assert.deepEqual(
    oars.branches.map(({ note }) => note),
    [say('strong'), undefined],
  )
  const second = oars.lead(0)
  assert.deepEqual(second.kind === 'choice' && second.head?.(), say('head', { oar: 2 }))
})

test('a course of choices has heads too, and so have several at once', () => {
  const { options } = straight<Ferry, null, string>((choose) =>
    choose.oneOf(
      ['ben', 'cat'],
      (key) => ({ key }),
      () => say('head', { oar: 1 }),
    ),
  )
  const course = options({ seat: 'ann', brief: null, view: { coins: 0 } })
  assert.deepEqual(course.kind === 'choice' && course.head?.(), say('head', { oar: 1 }))
  const some = several(['ben', 'cat'], 0, 2, undefined, () => say('head', { oar: 2 }))
  assert.deepEqual(some.kind === 'choice' && some.head?.(), say('head', { oar: 2 }))
})

test('an answer is put into the words of its options, equal ones counted', () => {
  const text = (phrase: ReturnType<typeof say>) => textOf(phrase, en)
  assert.equal(inWords(question.options(), 1, text), 'Pay 1')
  const twice = inTurn([1, 2], () => question.options())
  assert.equal(inWords(twice, [2, 2], text), '2 × Pay 2')
  assert.equal(inWords(twice, [3, 3], text), undefined)
  const oars = inTurn([1, 2], (oar) =>
    oneOf(
      [0, 1],
      (coins) => ({ key: `${coins}`, label: say('pay', { coins }) }),
      () => say('head', { oar }),
    ),
  )
  assert.equal(inWords(oars, [1, 0], text), 'Who pulls oar 1: Pay 1, Who pulls oar 2: Pay 0')
})
