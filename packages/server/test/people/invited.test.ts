import assert from 'node:assert/strict'
import { test } from 'node:test'
import { openOn } from '../operations/table.ts'
import { Browser, field } from './browser.ts'

test('an invitation by name or sign reaches the person, or says that nobody or more than one is called so', async (t) => {
  const { address, close } = await openOn(':memory:')
  t.after(close)
  const [host, bob] = [new Browser(address), new Browser(address)]
  await host.signUp('Ada')
  const id = await bob.signUp('Bob')
  for (const email of ['c1@example.org', 'c2@example.org']) await new Browser(address).signUp('Cleo', email)
  const laid = async () =>
    String(field((await host.post('/api/v1/matches', { game: 'fixture', access: 'private' })).body, 'id'))
  const asked = async () => JSON.stringify((await bob.get('/api/v1/matches?list=invited')).body)
  for (const person of [' Bob ', id]) {
    const match = await laid()
    assert.equal((await host.post(`/api/v1/matches/${match}/invite`, { person })).status, 200)
    assert.match(await asked(), new RegExp(match))
  }
  const at = `/api/v1/matches/${await laid()}/invite`
  const nobody = await host.post(at, { person: 'Dora' })
  assert.deepEqual([nobody.status, field(nobody.body, 'detail')], [422, 'Nobody here is called “Dora”.'])
  const several = await host.post(at, { person: 'Cleo' })
  assert.equal(several.status, 409)
  assert.match(String(field(several.body, 'detail')), /^Several people here are called “Cleo”/)
})
