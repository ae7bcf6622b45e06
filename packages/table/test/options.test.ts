import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import {
  after,
  allWithin,
  answer,
  anyOf,
  branch,
  canonical,
  choice,
  type Dice,
  diceFor,
  diceRoot,
  enumerate,
  fields,
  forkAt,
  inTurn,
  isBare,
  type Options,
  oneOf,
  type Phrase,
  range,
  sample,
  scriptedDice,
  seedFrom,
  several,
  turned,
} from '../src/index.ts'

const dice = diceFor(diceRoot(seedFrom('options'), {}), 'walks')
const label: Phrase = { key: 'label', fields: {} }

const { tree: anyTree } = fc.letrec<{ tree: Options<unknown> }>((tie) => ({
  tree: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    fc.integer().map((value) => answer<unknown>(value)),
    fc
      .array(tie('tree'), { maxLength: 3 })
      .map((trees) => choice(trees.map((tree, index) => branch(`${index}`, () => tree)))),
    fc.tuple(tie('tree'), fc.integer({ min: -1, max: 2 })).map(([tree, most]) => ({
      kind: 'range' as const,
      least: 0,
      most,
      leads: (chosen: number) => turned(tree, (value) => [chosen, value]),
    })),
  ),
}))

test('every random walk ends at one of the answers that can be counted up, or where there is none', () => {
  fc.assert(
    fc.property(anyTree, (tree) => {
      const found = sample(tree, dice)
      const all = [...enumerate(tree)].map(canonical)
      if (found !== undefined) assert.ok(all.includes(canonical(found.answer)))
    }),
  )
})

test('all answers are given if there are no more than asked for, and else none', () => {
  fc.assert(
    fc.property(anyTree, fc.nat({ max: 20 }), (tree, most) => {
      const all = [...enumerate(tree)]
      assert.deepEqual(allWithin(tree, most), all.length <= most ? all : undefined)
    }),
  )
})

test('each way down a tree can be walked by its keys, and leads to its answer', () => {
  const walk = (tree: Options<unknown>, path: (string | number)[]): void => {
    const fork = forkAt(tree, path)
    switch (fork?.kind) {
      case 'leaf':
        found.push(fork.answer)
        return
      case 'choice':
        for (const { key } of fork.branches) walk(tree, [...path, key])
        return
      case 'range':
        for (let n = fork.least; n <= fork.most; n += 1) walk(tree, [...path, n])
        return
      default:
        assert.fail(`no way at ${path}`)
    }
  }
  let found: unknown[] = []
  fc.assert(
    fc.property(anyTree, (tree) => {
      found = []
      walk(tree, [])
      assert.deepEqual(found, [...enumerate(tree)])
    }),
  )
})

test('no way leads where there is no such branch, number or further fork', () => {
  const tree = choice([branch('sum', () => range(1, 3)), branch('none', () => answer(0))])
  assert.deepEqual(forkAt(tree, ['sum', 2]), { kind: 'leaf', answer: 2 })
  for (const path of [
    ['other'],
    ['sum', 4],
    ['sum', 0],
    ['sum', 1.5],
    ['sum', '2'],
    ['sum', 2, 2],
    ['none', 'on'],
    [0],
    ['__proto__'],
    ['sum', Number.NaN],
  ])
    assert.equal(forkAt(tree, path), undefined)
})

test('a fork is sent as plain data, with its labels where it has any', () => {
  const tree = choice<number>([
    branch('sum', () => range(1, 3, label), label),
    branch('bare', () => range(1, 3)),
  ])
  assert.deepEqual(forkAt(tree, []), { kind: 'choice', branches: [{ key: 'sum', label }, { key: 'bare' }] })
  assert.deepEqual(forkAt(tree, ['sum']), { kind: 'range', least: 1, most: 3, label })
  assert.deepEqual(forkAt(tree, ['bare']), { kind: 'range', least: 1, most: 3 })
})

test('a range has each of its numbers, from the least to the most', () => {
  assert.deepEqual([...enumerate(range(-1, 2))], [-1, 0, 1, 2])
  assert.deepEqual([...enumerate(range(3, 3))], [3])
  const rolled = new Set(Array.from({ length: 200 }, () => sample(range(-1, 2), dice)?.answer))
  assert.deepEqual([...rolled].toSorted(), [-1, 0, 1, 2])
})

test('where nothing can be chosen nothing is found', () => {
  for (const empty of [choice<number>([]), range(2, 1), choice([branch('in', () => choice<number>([]))])]) {
    assert.equal(sample(empty, dice), undefined)
    assert.deepEqual(allWithin(empty, 5), [])
  }
})

test('one of some values has each under its own key', () => {
  assert.deepEqual(forkAt(oneOf(['a', 2, { b: 3 }]), []), {
    kind: 'choice',
    branches: [{ key: 'a' }, { key: '2' }, { key: '{"b":3}' }],
  })
  assert.deepEqual(
    forkAt(
      oneOf([1], (value) => ({ key: `n${value}`, label })),
      [],
    ),
    { kind: 'choice', branches: [{ key: 'n1', label }] },
  )
})

test('in turn each choice knows those before it', () => {
  const places = inTurn(['first', 'second', 'third'], (_, before: readonly string[]) =>
    oneOf(['a', 'b', 'c'].filter((letter) => !before.includes(letter))),
  )
  const all = [...enumerate(places)].map((letters) => letters.join(''))
  assert.deepEqual(all, ['abc', 'acb', 'bac', 'bca', 'cab', 'cba'])
  assert.deepEqual([...enumerate(inTurn([], () => oneOf(['a'])))], [[]])
})

test('after an answer comes a tree that depends on it, whatever kind of fork it came from', () => {
  const sums = after(range(1, 2), (n) => after(oneOf(['x', 'y']), (letter) => answer(`${letter}${n}`)))
  assert.deepEqual([...enumerate(sums)], ['x1', 'y1', 'x2', 'y2'])
  assert.deepEqual(forkAt(after(range(1, 2, label), answer), []), { kind: 'range', least: 1, most: 2, label })
})

test('several of some items are all their combinations of the sizes allowed, each once', () => {
  fc.assert(
    fc.property(fc.nat({ max: 5 }), fc.nat({ max: 5 }), fc.nat({ max: 6 }), (count, least, most) => {
      const items = ['a', 'b', 'c', 'd', 'e'].slice(0, count)
      const subsets = Array.from({ length: 2 ** count }, (_, bits) => items.filter((_, n) => (bits >> n) % 2))
      const wanted = subsets.filter(({ length }) => length >= least && length <= most).map((s) => s.join(''))
      const found = [...enumerate(several(items, least, most))].map((s) => s.join(''))
      assert.deepEqual(found.toSorted(), wanted.toSorted())
    }),
  )
  assert.equal([...enumerate(several(['a', 'b', 'c']))].length, 8)
})

test('several never offers a branch from which the least cannot be reached', () => {
  assert.deepEqual(forkAt(several(['a', 'b', 'c'], 2), []), {
    kind: 'choice',
    branches: [{ key: '+a' }, { key: '+b' }],
  })
  assert.deepEqual(
    forkAt(
      several(['a', 'b'], 0, 1, () => label),
      [],
    ),
    {
      kind: 'choice',
      branches: [{ key: 'done' }, { key: '+a', label }, { key: '+b', label }],
    },
  )
})

test('fields are chosen side by side, and keep their types', () => {
  const gift: Options<{ to: string; coins: number }> = fields({
    to: oneOf(['ann', 'ben']),
    coins: range(1, 2),
  })
  assert.deepEqual(
    [...enumerate(gift)],
    [
      { to: 'ann', coins: 1 },
      { to: 'ann', coins: 2 },
      { to: 'ben', coins: 1 },
      { to: 'ben', coins: 2 },
    ],
  )
})

test('any of several trees offers the branches of each', () => {
  const tree = anyOf<string | number>(oneOf(['a', 'b']), answer('c'), range(1, 2))
  assert.deepEqual([...enumerate(tree)], ['a', 'b', 'c', 1, 2])
  assert.deepEqual(forkAt(tree, ['2', 2]), { kind: 'leaf', answer: 2 })
})

test('a tree with more leaves than atoms costs nothing until it is climbed', () => {
  const huge = inTurn(
    Array.from({ length: 300 }, (_, index) => index),
    () => oneOf(['left', 'right']),
  )
  assert.equal(sample(huge, dice)?.answer.length, 300)
  assert.equal(allWithin(huge, 10), undefined)
})

test('whoever takes one way has no other named or labelled', () => {
  let described = 0
  const tree = after(
    oneOf(['a', 'b', 'c'], (key) => {
      described += 1
      return { key }
    }),
    (letter) => answer(`${letter}!`),
  )
  assert.equal(sample(tree, scriptedDice([{ sides: 3, shows: 2 }]))?.answer, 'b!')
  assert.deepEqual([...enumerate(tree)], ['a!', 'b!', 'c!'])
  assert.equal(described, 0)
  assert.equal(forkAt(tree, [])?.kind, 'choice')
  assert.equal(described, 3)
})

test('a fork without branches is bare, and no branch can be taken there', () => {
  const bare = oneOf([])
  assert.ok(isBare(bare))
  assert.ok(!isBare(answer('a')) && !isBare(range(2, 1)) && !isBare(oneOf(['a'])))
  assert.throws(() => bare.lead(0), RangeError)
})

/** The same walk one fork after another. */
function stepByStep<A>(options: Options<A>, walk: Dice): { readonly answer: A } | undefined {
  let at = options
  while (at.kind !== 'leaf') {
    const size: number = at.kind === 'choice' ? at.size : at.most - at.least + 1
    if (size < 1) return undefined
    const place = walk.below(size)
    at = at.kind === 'choice' ? at.lead(place) : at.leads(at.least + place)
  }
  return at
}

test('a walk through trees that are put together ends where single steps would', () => {
  fc.assert(
    fc.property(anyTree, anyTree, fc.nat(), (first, second, number) => {
      const both = after(first, (a) => after(after(second, answer), (b) => answer([a, b])))
      const walks = () => diceFor(diceRoot(seedFrom('walk', number), {}), 'walk')
      assert.deepEqual(sample(both, walks())?.answer, stepByStep(both, walks())?.answer)
    }),
    { numRuns: 300 },
  )
})
