import assert from 'node:assert/strict'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type TestContext, test } from 'node:test'
import { pathToFileURL } from 'node:url'
import { brotliCompressSync } from 'node:zlib'
import { addressOf, createServer } from '../../src/http-server.ts'
import { readAssets } from '../../src/pages/assets.ts'

const WORDS = 'The wind is fair. '.repeat(40)

/** A page of one file, packed beside it, at a server that has read the file and not yet what is packed. */
async function opened(t: TestContext) {
  const folder = mkdtempSync(join(tmpdir(), 'windward-assets-'))
  const file = join(folder, 'page.js')
  writeFileSync(file, WORDS)
  writeFileSync(`${file}.br`, brotliCompressSync(WORDS))
  const assets = await readAssets([
    {
      path: '/page.js',
      file: pathToFileURL(file),
      packed: pathToFileURL(`${file}.br`),
      type: 'text/javascript',
      keptForSeconds: 0,
    },
  ])
  const server = createServer(assets, (_, response) => response.end())
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  t.after(() => {
    server.close()
    rmSync(folder, { recursive: true, force: true })
  })
  const get = (path: string) =>
    fetch(new URL(path, addressOf(server)), { headers: { 'accept-encoding': 'br' } })
  return { folder, file, get }
}

async function sameAsShelved(response: Response): Promise<void> {
  assert.equal(response.status, 200)
  assert.equal(response.headers.get('content-encoding'), 'br')
  assert.equal(await response.text(), WORDS)
}

test('a page whose files are taken away under the server is still served as it was', async (t) => {
  const { folder, get } = await opened(t)
  rmSync(folder, { recursive: true })
  await sameAsShelved(await get('/page.js'))
})

test('a page that is built anew under the server does not mix with the one before', async (t) => {
  const { file, get } = await opened(t)
  writeFileSync(file, 'The wind has turned.')
  writeFileSync(`${file}.br`, brotliCompressSync('The wind has turned.'))
  await sameAsShelved(await get('/page.js'))
})

test('a part of a newer page is not found, and the server goes on', async (t) => {
  const { folder, get } = await opened(t)
  writeFileSync(join(folder, 'newer.js'), WORDS)
  assert.equal((await get('/newer.js')).status, 404)
  assert.equal((await get('/page.js')).status, 200)
})
