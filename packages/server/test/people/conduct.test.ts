import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { Browser, field } from './browser.ts'
import { openHouse } from './house.ts'

describe('blocking, muting and reporting', () => {
  test('whom somebody blocks is kept apart from them, either way round', async (t) => {
    const { address, storage } = await openHouse(t)
    const [ada, bob] = [new Browser(address), new Browser(address)]
    const [adasId, bobsId] = [await ada.signUp('Ada'), await bob.comeAsGuest()]
    assert.equal((await ada.put(`/api/v1/blocks/${bobsId}`)).status, 204)
    assert.equal((await ada.put(`/api/v1/blocks/${bobsId}`)).status, 204)
    assert.deepEqual(await storage.people.apart(bobsId, [adasId]), [adasId])
    assert.deepEqual(await storage.people.apart(adasId, [bobsId]), [bobsId])
    const blocks = field((await ada.get('/api/v1/blocks')).body, 'blocks')
    assert.ok(Array.isArray(blocks) && blocks.length === 1 && blocks[0].person === bobsId)
    assert.match(blocks[0].name, /./)
    assert.deepEqual((await bob.get('/api/v1/blocks')).body, { blocks: [] })
    assert.equal((await ada.delete(`/api/v1/blocks/${bobsId}`)).status, 204)
    assert.deepEqual(await storage.people.apart(bobsId, [adasId]), [])
  })

  test('a mute holds everywhere or at one match', async (t) => {
    const { address } = await openHouse(t)
    const [ada, bob] = [new Browser(address), new Browser(address)]
    await ada.signUp('Ada')
    const bobsId = await bob.comeAsGuest()
    await ada.put(`/api/v1/mutes/${bobsId}?match=m1`)
    await ada.put(`/api/v1/mutes/${bobsId}`)
    const muted = async () => {
      const mutes = field((await ada.get('/api/v1/mutes')).body, 'mutes')
      return Array.isArray(mutes) ? mutes.map(({ match }) => match).sort() : []
    }
    assert.deepEqual(await muted(), ['m1', null])
    await ada.delete(`/api/v1/mutes/${bobsId}`)
    assert.deepEqual(await muted(), ['m1'])
  })

  test('nobody blocks or mutes themselves, or somebody there is not', async (t) => {
    const { address } = await openHouse(t)
    const ada = new Browser(address)
    const id = await ada.signUp('Ada')
    assert.equal((await ada.put(`/api/v1/blocks/${id}`)).status, 422)
    assert.equal((await ada.put('/api/v1/blocks/nobody-at-all')).status, 404)
    assert.equal((await ada.put('/api/v1/mutes/nobody-at-all')).status, 404)
  })

  test('a report waits for the operator', async (t) => {
    const { address, storage } = await openHouse(t)
    const ada = new Browser(address)
    const by = await ada.comeAsGuest()
    const left = await ada.post('/api/v1/reports', { text: 'He said a bad word.', about: 'p2', match: 'm1' })
    assert.equal(left.status, 201)
    const [report] = await storage.people.reports()
    assert.deepEqual(
      [report?.by, report?.about, report?.match, report?.text],
      [by, 'p2', 'm1', 'He said a bad word.'],
    )
    assert.equal((await ada.post('/api/v1/reports', { text: ' ' })).status, 400)
    assert.equal((await new Browser(address).post('/api/v1/reports', { text: 'x' })).status, 401)
  })

  test('nobody without a session reads or changes anything of a person’s', async (t) => {
    const { address } = await openHouse(t)
    const stranger = new Browser(address)
    for (const path of ['blocks', 'mutes', 'tokens', 'me/export', 'me/notices']) {
      assert.equal((await stranger.get(`/api/v1/${path}`)).status, 401, path)
    }
    for (const path of ['blocks/x', 'mutes/x'])
      assert.equal((await stranger.put(`/api/v1/${path}`)).status, 401, path)
    assert.equal((await stranger.delete('/api/v1/me', { name: 'Ada' })).status, 401)
  })
})
