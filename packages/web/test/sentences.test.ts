import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sentencesIn } from '../scripts/sentences.ts'

const found = (source: string) => sentencesIn('part.tsx', source).map(({ text }) => text)

test('a sentence in a component is found, wherever it stands', () => {
  assert.deepEqual(found('export const A = () => <p>Choose a land</p>'), ['Choose a land'])
  assert.deepEqual(found('export const A = () => <button aria-label="undo" />'), ['undo'])
  assert.deepEqual(found("export const name = (n: number) => (n > 1 ? 'Draw the cards' : 'Draw')"), [
    'Draw the cards',
    'Draw',
  ])
  assert.deepEqual(found('export const left = (n: number) => `Only $' + '{n} of them are left.`'), [
    'Only',
    'of them are left.',
  ])
})

test('beside a comparison a sentence is found all the same', () => {
  assert.deepEqual(
    found("export const A = ({ by }) => <i title={by === 'high' ? 'Lower it' : 'raise it'} />"),
    ['Lower it', 'raise it'],
  )
  assert.deepEqual(found("export const is = (said: string) => said === tell('It is over.')"), ['It is over.'])
})

test('what nobody reads is left alone', () => {
  const source = `
    import './part.css'
    type Kind = 'One of these'
    export const A = ({ by }: { by: string }) => (
      <svg class="choice face" viewBox="0 0 24 24"><path d="M 0 0 L 1 1" data-kind="move on" /></svg>
    )
    export const find = () => document.querySelector('.choice .face')
    export const fail = () => { throw new Error('This is for programmers.') }
    export const clause = 'TBL 6.4'
    export const key = 'siege-way'
    export const seals = ({ key }: KeyboardEvent) => key === 'Enter' || key !== 'Escape'
    export const B = ({ by }: { by: string }) => <svg aria-label={by === 'high' ? words.low : words.high} />
  `
  assert.deepEqual(found(source), [])
})

test('where only what something is refused with counts, nothing else is found', () => {
  const source = `
    export const summary = 'Lays a table for a new match'
    export const no = () => { throw new Problem(404, 'There is no such game here.') }
    export const not = (game: string) => ({ why: 'conflict', refused: \`\${game} knows no draws.\` })
    export const said = () => { throw new Problem(404, refusals.noGame) }
  `
  const texts = sentencesIn('part.ts', source, new Set(['Problem', 'refused'])).map(({ text }) => text)
  assert.deepEqual(texts, ['There is no such game here.', 'knows no draws.'])
})
