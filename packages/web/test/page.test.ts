import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { describe, test } from 'node:test'
import { assets } from '@windward/web'

const textAt = async (path: string): Promise<string> => {
  const asset = assets.find((candidate) => candidate.path === path)
  assert.ok(asset, `${path} is listed`)
  return await readFile(asset.file, 'utf8')
}

const found = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].flatMap(([, first]) => first ?? [])

const page = await textAt('/')
const sheet = await textAt('/home.css')
const drawings = await textAt('/drawings.svg')

describe('the first page', () => {
  test('names the three games and says whose they are', () => {
    for (const game of ['Swords &amp; Sails', 'Sails of War', 'Sails of Glory']) {
      assert.ok(page.includes(`<h3>${game}</h3>`), game)
    }
    assert.match(page, /independent implementation/)
    assert.match(page, /names\s+belong to their owners/)
  })

  test('asks for nothing that is not listed, and nothing from elsewhere', () => {
    const listed = new Set(assets.map(({ path }) => path))
    const wanted = [...found(page, /(?:href|src)="([^"#]+)[^"]*"/g), ...found(sheet, /url\("([^"]+)"\)/g)]
    assert.ok(wanted.length > 0)
    for (const path of wanted) assert.ok(listed.has(path), path)
  })

  test('points at drawings and at sections that are there', () => {
    for (const name of found(page, /drawings\.svg#([\w-]+)/g))
      assert.ok(drawings.includes(`id="${name}"`), name)
    for (const name of found(page, /href="#([\w-]+)"/g)) assert.ok(page.includes(`id="${name}"`), name)
  })

  test('needs no script and no inline style', () => {
    assert.doesNotMatch(page + drawings, /<script|<style|\sstyle=|\son\w+=/)
  })

  test('has fonts of at most 60 kB', async () => {
    const fonts = assets.filter(({ type }) => type === 'font/woff2')
    const sizes = await Promise.all(fonts.map(async ({ file }) => (await readFile(file)).length))
    assert.ok(sizes.reduce((sum, size) => sum + size, 0) <= 60_000)
  })
})
