import assert from 'node:assert/strict'
import { join, resolve } from 'node:path'
import { describe, test } from 'node:test'
import { dependencyFaults, importFaults, type Package } from '../arrows.ts'

const GAME = '@windward/draughts'
const OTHER_GAME = '@windward/chess'

const house = (name: string, ...dependencies: string[]): Package => ({
  name,
  folder: resolve('packages', name.replace('@windward/', name === GAME ? 'games/' : '')),
  dependencies,
})

const faultsOf = (user: Package, source: string): string[] =>
  importFaults(user, join(user.folder, 'src', 'turn.ts'), source)

describe('the arrows point one way', () => {
  for (const [user, used] of [
    ['@windward/table', GAME],
    ['@windward/table', 'windward'],
    [GAME, OTHER_GAME],
    ['@windward/kit', GAME],
    ['@windward/web', GAME],
    ['@windward/server', GAME],
    ['windward', GAME],
    ['@windward/web', '@windward/server'],
    ['@windward/server', 'windward'],
  ] as const) {
    test(`${user} may not use ${used}`, () => {
      assert.equal(dependencyFaults(house(user, used)).length, 1)
      for (const source of [
        `import { turn } from '${used}'`,
        `import type { Turn } from "${used}/turn"`,
        `import '${used}'`,
        `export * from '${used}'`,
        `import {\n  turn,\n} from '${used}'`,
        `const turn = await import('${used}')`,
        `const turn = await import(\`${used}\`)`,
      ]) {
        assert.equal(faultsOf(house(user), source).length, 1, source)
      }
    })
  }

  for (const [user, used] of [
    [GAME, '@windward/table'],
    [GAME, 'zod'],
    ['@windward/web', '@windward/kit'],
    ['@windward/server', '@windward/web'],
    ['windward', '@windward/server'],
    ['windward', '@windward/find-games'],
  ] as const) {
    test(`${user} may use ${used}`, () => {
      assert.deepEqual(dependencyFaults(house(user, used)), [])
      assert.deepEqual(faultsOf(house(user), `import { turn } from '${used}'`), [])
    })
  }

  test('the parts of a game may use different things', () => {
    const draughts = house(GAME, '@windward/kit', 'windward')
    const faults = (file: string, used: string) =>
      importFaults(draughts, join(draughts.folder, file), `import { it } from '${used}'`).length
    assert.deepEqual(dependencyFaults(draughts), [])
    assert.equal(faults('src/turn.ts', '@windward/kit/contract.ts'), 1)
    assert.equal(faults('src/turn.ts', '../board/map.ts'), 1)
    assert.equal(faults('src/turn.ts', '../about.en.ts'), 1)
    assert.equal(faults('board/map.ts', '@windward/kit/contract.ts'), 0)
    assert.equal(faults('board/map.ts', '@windward/server'), 1)
    assert.equal(faults('about.en.ts', '@windward/kit/about.ts'), 0)
    assert.equal(faults('test/browser/match.test.ts', 'windward/test-kit'), 0)
  })

  test('a package names itself freely', () => {
    assert.deepEqual(faultsOf(house(GAME), `import { game } from '${GAME}'`), [])
  })

  test('a package of ours that has no place among the arrows is asked to find one', () => {
    assert.match(dependencyFaults(house('@windward/harbour', 'zod')).join(), /no place among the arrows/)
  })
})

describe('nobody reaches into another package by path', () => {
  test('a relative import stays in its own package', () => {
    assert.match(faultsOf(house(GAME), `import { ask } from '../../table/src/flow.ts'`).join(), /leaves/)
    assert.match(faultsOf(house(GAME), `import '../../../scripts/arrows.ts'`).join(), /leaves/)
    assert.deepEqual(faultsOf(house(GAME), `import { moves } from '../test/moves.ts'`), [])
    assert.deepEqual(faultsOf(house(GAME), `import { fleet } from './fleet.ts'`), [])
  })
})
