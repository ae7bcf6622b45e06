import assert from 'node:assert/strict'
import { readFile, stat } from 'node:fs/promises'
import { describe, test } from 'node:test'
import { type Asset, assets } from '@windward/web'

const textAt = async (path: string): Promise<string> => {
  const asset = assets.find((candidate) => candidate.path === path)
  assert.ok(asset, `${path} is listed`)
  return await readFile(asset.file, 'utf8')
}

const found = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].flatMap(([, first]) => first ?? [])

const sizeOf = async (some: readonly Asset[]): Promise<number> => {
  const sizes = await Promise.all(some.map(async ({ file }) => (await stat(file)).size))
  return sizes.reduce((sum, size) => sum + size, 0)
}

const page = await textAt('/')

describe('the built page', () => {
  test('asks for nothing that is not listed, and nothing from elsewhere', () => {
    const listed = new Set(assets.map(({ path }) => path))
    const wanted = found(page, /(?:href|src)="([^"#]+)"/g)
    assert.ok(wanted.length > 0)
    for (const path of wanted) assert.ok(listed.has(path), path)
  })

  test('needs no inline script and no inline style, so that its policy can forbid them', () => {
    assert.doesNotMatch(page, /<script>|<style|\sstyle=|\son\w+=/)
  })

  test('has fonts of at most 60 kB', async () => {
    const fonts = assets.filter(({ type }) => type === 'font/woff2')
    assert.ok((await sizeOf(fonts)) <= 60_000)
  })

  test('keeps all of itself for when there is no network', async () => {
    const kept = new Set((await textAt('/service.js')).split(/[`"' ]/))
    for (const { path } of assets) if (path !== '/service.js') assert.ok(kept.has(path), path)
  })

  test('lets a browser keep what never changes, and ask again for the rest', () => {
    for (const { path, keptForSeconds } of assets) {
      const isHashed = /-[\w-]{8}\.\w+$/.test(path)
      assert.equal(keptForSeconds > 0, isHashed, path)
    }
  })

  test('says in its manifest where its pictures are', async () => {
    const manifest = JSON.parse(await textAt('/windward.webmanifest'))
    for (const { src } of manifest.icons)
      assert.ok(
        assets.some(({ path }) => path === src),
        src,
      )
  })
})
