import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type Catalogue, type Fields, keptText, speaker, tableWords, textOf } from '../src/index.ts'
import { say as sayAtTheTable } from '../src/words.en.ts'

const en = {
  moved: (f: { unit: string; to: number }) => `${f.unit} goes to ${f.to}.`,
  over: () => 'It is over.',
} satisfies Catalogue

const de = {
  moved: (f: { unit: string; to: number }) => `${f.unit} geht nach ${f.to}.`,
  over: () => 'Es ist vorbei.',
} satisfies typeof en

const say = speaker<typeof en>()

type Key = Parameters<typeof say>[0]
type FieldsOfMoved = Parameters<typeof say<'moved'>>[1]

test('the compiler holds keys and fields to the catalogue', () => {
  const keys: readonly Key[] = ['moved', 'over']
  const fields: FieldsOfMoved = { unit: 'Fleet', to: 3 }
  const otherKey: 'unheard' extends Key ? 'taken' : 'refused' = 'refused'
  const fieldMissing: { unit: string } extends FieldsOfMoved ? 'taken' : 'refused' = 'refused'
  const wrongField: { unit: string; to: string } extends FieldsOfMoved ? 'taken' : 'refused' = 'refused'
  const fieldsOfNone: Parameters<typeof say<'over'>> = ['over']
  assert.deepEqual(say('moved', fields).fields, fields)
  assert.deepEqual([...keys, otherKey, fieldMissing, wrongField, ...fieldsOfNone].length, 6)
})

test('a phrase is a key and fields, and its text is made where it is shown, in any language', () => {
  const phrase = say('moved', { unit: 'Fleet', to: 3 })
  assert.deepEqual(phrase, { key: 'moved', fields: { unit: 'Fleet', to: 3 } })
  assert.equal(textOf(phrase, en), 'Fleet goes to 3.')
  assert.equal(textOf(phrase, de), 'Fleet geht nach 3.')
})

test('a sentence without gaps is said without fields', () => {
  assert.deepEqual(say('over'), { key: 'over', fields: {} })
  assert.equal(textOf(say('over'), en), 'It is over.')
})

test('the first catalogue that knows a phrase speaks it', () => {
  assert.equal(textOf(say('over'), {}, de, en), 'Es ist vorbei.')
  assert.match(textOf(sayAtTheTable('table.match-over'), en, tableWords), /over/)
})

test('a phrase that no catalogue has is a fault, also under a name that every object has', () => {
  for (const key of ['unheard', 'toString', 'constructor', '__proto__'])
    assert.throws(() => textOf({ key, fields: {} }, en, tableWords), /No catalogue has the phrase/)
})

test('every sentence of the table is one', () => {
  const fields = {
    ...{ seat: 's', kind: 'k', where: '', problem: 'p', reason: 'R.', question: 'q', answer: 'a' },
    ...{ found: 1, known: 2, entry: 3, most: 4, step: 5, last: 6, reasons: ['R.'], cutShort: true },
  }
  for (const key of Object.keys(tableWords))
    assert.match(textOf({ key, fields }, tableWords), /^[A-Z“].{8,}\.$/, key)
})

test('a line whose words are gone, or do not take its fields any more, is shown plainly', () => {
  const words = {
    won: (f: { winner: { name: string } }) => `${f.winner.name.toUpperCase()} wins.`,
  }
  const plainly = (what: string) => `Told long ago: ${what}.`
  const shown = (key: string, fields: Fields) => keptText({ key, fields }, plainly, words)
  assert.equal(shown('won', { winner: { name: 'red' } }), 'RED wins.')
  assert.equal(shown('won', { winner: 'red' }), 'Told long ago: won, winner red.')
  assert.equal(
    shown('battle.lost', { by: 3, where: ['sea'] }),
    'Told long ago: battle lost, by 3, where ["sea"].',
  )
})
