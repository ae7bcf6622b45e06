import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import { test } from 'node:test'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** A path in a paper: between backquotes, from the root of the house. */
const PATH = /`(?<path>(?:packages|docs|scripts|tools)\/[^`\s<>]+)`/g

for (const paper of ['docs/where.md', 'docs/architecture.md', 'CONTRIBUTING.md'])
  test(`every path in ${paper} leads somewhere`, () => {
    const text = readFileSync(new URL(`../../${paper}`, import.meta.url), 'utf8')
    const paths = [...text.matchAll(PATH)].map(({ groups }) => groups?.['path'] ?? '')
    assert.ok(paths.length > 3)
    assert.deepEqual(
      paths.filter((path) => globSync(path, { cwd: root }).length === 0),
      [],
    )
  })
