import assert from 'node:assert/strict'
import { test } from 'node:test'
import { pathToFileURL } from 'node:url'
import { findGames, partOf } from '@windward/find-games'
import type { Reference } from '@windward/kit/reference.ts'

for (const found of findGames()) {
  const file = partOf(found, 'reference.en.ts')
  if (file === undefined) continue
  test(`the quick reference of ${found.id} has whole tables, for all and for each faction`, async () => {
    const { reference }: { reference: Reference } = await import(pathToFileURL(file).href)
    for (const { title, of, head, rows } of reference) {
      const name = `${of} ${title}`
      assert.ok(rows.length > 0, name)
      for (const row of rows) {
        assert.equal(row.length, head.length, `${name}: ${row[0]}`)
        for (const cell of row) assert.doesNotMatch(`${cell}`, /undefined|NaN|^$/, `${name}: ${row[0]}`)
      }
    }
    const names = reference.map(({ title, of }) => `${of} ${title}`)
    assert.equal(new Set(names).size, names.length, 'each table once')
    assert.ok(reference.some(({ of }) => of === undefined))
    assert.ok(new Set(reference.flatMap(({ of }) => of ?? [])).size > 1)
  })
}
