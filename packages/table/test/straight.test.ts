import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  after,
  answer,
  type Chooser,
  choices,
  type Dice,
  diceFor,
  diceRoot,
  enumerate,
  forkAt,
  type Options,
  oneOf,
  type Phrase,
  range,
  sample,
  seedFrom,
  turned,
} from '../src/index.ts'
import { drawn } from '../src/options/straight.ts'

const label: Phrase = { key: 'label', fields: {} }
const named = (key: string) => ({ key, label })

/** A list of purchases, each of a kind and a number, until the gold is spent or the buyer is done. */
function shopping(choose: Chooser): string[] {
  const list: string[] = []
  for (let gold = 5; gold > 0; ) {
    const what = choose.oneOf(gold > 1 ? ['done', 'axe', 'bow'] : ['done', 'axe'], named)
    if (what === 'done') break
    const price = what === 'axe' ? 1 : 2
    const number = choose.number(1, Math.floor(gold / price), () => label)
    list.push(`${number} ${what}`)
    gold -= number * price
  }
  return list
}

/** The same as a tree put together branch by branch. */
function asTree(gold = 5, list: readonly string[] = []): Options<string[]> {
  if (gold === 0) return answer([...list])
  return after(
    oneOf(gold > 1 ? ['done', 'axe', 'bow'] : ['done', 'axe'], named),
    (what): Options<string[]> => {
      if (what === 'done') return answer([...list])
      const price = what === 'axe' ? 1 : 2
      const numbers = range(1, Math.floor(gold / price), label)
      return after(numbers, (number) => asTree(gold - number * price, [...list, `${number} ${what}`]))
    },
  )
}

const dice = (number: number): Dice => diceFor(diceRoot(seedFrom('straight', number), {}), 'walks')

test('a course of choices is the tree that asks them one by one', () => {
  assert.deepEqual([...enumerate(choices(shopping))], [...enumerate(asTree())])
  for (const path of [[], ['bow'], ['bow', 2], ['bow', 2, 'axe'], ['bow', 2, 'axe', 1], ['sword']])
    assert.deepEqual(forkAt(choices(shopping), path), forkAt(asTree(), path))
})

test('drawn in one go, walked down the tree, or walked from a fork on: the same dice find the same answer', () => {
  for (let number = 0; number < 200; number += 1) {
    const walked = sample(asTree(), dice(number))?.answer
    assert.deepEqual(drawn(shopping, dice(number))?.answer, walked)
    assert.deepEqual(sample(choices(shopping), dice(number))?.answer, walked)
    const then = turned(choices(shopping), (list) => list.length)
    assert.equal(sample(then, dice(number))?.answer, walked?.length)
  }
  const afterOneAxe = (tree: Options<string[]>) => {
    const number = tree.kind === 'choice' ? tree.lead(1) : tree
    return number.kind === 'range' ? number.leads(1) : number
  }
  for (let number = 0; number < 50; number += 1)
    assert.deepEqual(
      sample(afterOneAxe(choices(shopping)), dice(number))?.answer,
      sample(afterOneAxe(asTree()), dice(number))?.answer,
    )
})

test('a course without any choice is its answer', () => {
  assert.deepEqual(
    choices(() => 'so be it'),
    answer('so be it'),
  )
})

test('where there is nothing to choose from, a course leads nowhere', () => {
  const nowhere = (choose: Chooser) => choose.oneOf(['a', 'b'], named) + choose.oneOf<string>([], named)
  assert.equal(drawn(nowhere, dice(0)), undefined)
  assert.equal(sample(choices(nowhere), dice(0)), undefined)
  assert.deepEqual([...enumerate(choices(nowhere))], [])
  const noNumber = (choose: Chooser) => choose.number(1, 0, () => label)
  assert.equal(drawn(noNumber, dice(0)), undefined)
  assert.equal(sample(choices(noNumber), dice(0)), undefined)
})

test('what goes wrong in a course is not taken for a fork', () => {
  const broken = (): never => {
    throw new Error('broken')
  }
  assert.throws(() => choices(broken), /broken/)
  assert.throws(() => drawn(broken, dice(0)), /broken/)
})
