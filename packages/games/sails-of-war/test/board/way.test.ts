import assert from 'node:assert/strict'
import test from 'node:test'
import { after, answer, branch, choice, range, turned } from '@windward/table'
import { enough } from '../../board/panels/enough.ts'
import { wayTo } from '../../board/panels/if-passed.ts'
import { wayTaken } from '../../board/panels/way-taken.ts'

const realm = (id: string) => branch(id, () => answer(id), { key: 'economy.realm', fields: { realm: id } })
const oneRealm = () => choice([realm('zul')])

test('a deed that can be done in one place only shows that place among what was chosen', () => {
  const options = choice([branch('town', oneRealm), branch('hero', () => answer('hero'))])
  assert.deepEqual(
    wayTaken(options, ['town']).map(({ key, chosen }) => [key, chosen]),
    [
      ['town', true],
      ['zul', false],
    ],
  )
  assert.deepEqual(wayTaken(options, []), [])
})

test('numbers are steps of the way, and a way that leads nowhere ends', () => {
  const options = after(range(1, 3), (count) => turned(range(2, 2), (more) => count + more))
  assert.deepEqual(
    wayTaken(options, [3]).map(({ key, chosen }) => [key, chosen]),
    [
      [3, true],
      [2, false],
    ],
  )
  assert.deepEqual(wayTaken(options, [7]), [])
})

test('where one may choose nothing more, that is an answer', () => {
  assert.equal(enough(choice([branch('done', () => answer('all')), realm('zul')])), 'all')
  assert.equal(enough(choice([realm('zul'), realm('mellon')])), undefined)
})

test('the choices that lead to an answer are found, whatever the order of its parts', () => {
  const options = choice([
    branch('roll', () => answer({ do: 'roll' })),
    branch('home', () => turned(range(3, 9), (zone) => ({ do: 'home', zone }))),
  ])
  const keys = (found: unknown) => wayTo(options, found)?.map(({ key }) => key)
  assert.deepEqual(keys({ do: 'roll' }), ['roll'])
  assert.deepEqual(keys({ zone: 7, do: 'home' }), ['home', 7])
  assert.equal(keys({ do: 'home', zone: 12 }), undefined)
})

test('of endless choices only some are looked at', () => {
  const endless = (): ReturnType<typeof choice<string>> =>
    choice([branch('on', endless), branch('stop', () => answer('stop'))])
  assert.equal(wayTo(endless(), 'elsewhere'), undefined)
})
