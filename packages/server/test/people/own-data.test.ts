import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { Browser, field } from './browser.ts'
import { openHouse } from './house.ts'
import { seatAtTable } from './table.ts'

describe('one’s own data', () => {
  test('is exported with one’s answers and talk, and with nothing that is another’s secret', async (t) => {
    const { address, storage } = await openHouse(t)
    const [ada, bob] = [new Browser(address), new Browser(address)]
    const [adasId, bobsId] = [await ada.signUp('Ada'), await bob.signUp('Bob')]
    await seatAtTable(storage, 'm1', { red: adasId, blue: bobsId })
    const answer = (seat: string) => ({
      do: 'answer' as const,
      seat,
      question: 'q1',
      answer: `secret of ${seat}`,
    })
    await storage.course.append([
      { match: 'm1', step: 1, at: 3, entries: [answer('blue')], lines: [] },
      { match: 'm1', step: 2, at: 4, entries: [answer('red')], lines: [] },
    ])
    await storage.talk.say('m1', { at: 5, from: 'red', person: adasId, to: ['blue'], text: 'said by Ada' })
    await storage.talk.say('m1', {
      at: 6,
      from: 'blue',
      person: bobsId,
      to: ['blue'],
      text: 'muttered by Bob',
    })

    const { status, body } = await ada.get('/api/v1/me/export')
    assert.equal(status, 200)
    const text = JSON.stringify(body)
    assert.match(text, /secret of red/)
    assert.match(text, /said by Ada/)
    assert.match(text, /words of red/)
    assert.match(text, /ada@example\.org/)
    for (const secret of [
      'secret of blue',
      'muttered by Bob',
      'words of blue',
      'the-seed',
      'hash-of-the-invitation',
      'bob@example.org',
      bobsId,
    ]) {
      assert.ok(!text.includes(secret), secret)
    }
  })

  test('is deleted for good: sessions and tokens are gone, the name is no longer read', async (t) => {
    const { address, storage, people } = await openHouse(t)
    const [ada, elsewhere] = [new Browser(address), new Browser(address)]
    const id = await ada.signUp('Ada')
    await elsewhere.post('/api/auth/sign-in/email', {
      email: 'ada@example.org',
      password: 'by wind and wave',
    })
    assert.equal((await elsewhere.me())['id'], id)
    const { body } = await ada.post('/api/v1/tokens', { name: 'my bot', scopes: ['talk'] })
    await seatAtTable(storage, 'm1', { red: id })
    await storage.talk.say('m1', { at: 5, from: 'red', person: id, to: null, text: 'said by Ada' })

    assert.equal((await ada.delete('/api/v1/me', { name: 'Bob' })).status, 422)
    assert.equal((await ada.delete('/api/v1/me', { name: 'Ada' })).status, 204)

    for (const browser of [ada, elsewhere]) assert.deepEqual(await browser.me(), { kind: 'nobody' })
    const authorization = `Bearer ${field(body, 'token')}`
    assert.equal((await people.identify({ headers: { authorization } })).kind, 'nobody')
    const { adapter } = await (await people.accounts()).$context
    for (const model of ['user', 'session', 'account', 'passkey', 'apikey']) {
      assert.deepEqual(await adapter.findMany({ model }), [], model)
    }
    const table = await storage.matches.find('m1')
    assert.equal(table?.seats[0]?.person, null)
    assert.notEqual(table?.seats[0]?.name, 'red player')
    const [said] = await storage.talk.heard('m1', 'red', 0, 10)
    assert.notEqual(said?.text, 'said by Ada')
    const again = { email: 'ada@example.org', password: 'by wind and wave' }
    assert.equal((await ada.post('/api/auth/sign-in/email', again)).status, 401)
  })
})
