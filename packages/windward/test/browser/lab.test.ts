import assert from 'node:assert/strict'
import { join } from 'node:path'
import { test } from 'node:test'
import { pathToFileURL } from 'node:url'
import { violations } from '../../test-kit/axe.ts'
import { openBrowser } from '../../test-kit/chromium.ts'
import { scratch, windward } from '../../test-kit/command-line.ts'
import { overTheEdge } from '../../test-kit/reach.ts'

test('the page of the lab opens from a file, asks for nothing, and shuts nobody out', async (t) => {
  const file = join(scratch(t), 'page.html')
  const [{ code }, browser] = await Promise.all([
    windward('lab', 'fixture', '--bots', 'random', '--matches', '5', '--seats', '7', '--out', file),
    openBrowser(t),
  ])
  assert.equal(code, 0)
  for (const colorScheme of ['light', 'dark'] as const) {
    const page = await browser.newPage({ colorScheme })
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    await page.goto(pathToFileURL(file).href)
    for (const summary of await page.locator('summary').all()) await summary.click()
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      assert.deepEqual(await violations(page), [])
      assert.deepEqual(await overTheEdge(page), [])
    }
    assert.deepEqual(asked, [pathToFileURL(file).href])
    await page.close()
  }
})
