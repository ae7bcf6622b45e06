import assert from 'node:assert/strict'
import { join } from 'node:path'
import { test } from 'node:test'
import { setTimeout as pause } from 'node:timers/promises'
import { openStorage } from '../../src/storage/open.ts'
import { Browser } from '../people/browser.ts'
import { begin, openOn, scratch } from './table.ts'

/** A minute's worth, for a machine that is busy. */
const TRIES = 1200

test('who is away and wants to know is told that the match has begun and that orders are awaited, until they come', async (t) => {
  const data = scratch(t)
  const { address, close } = await openOn(data)
  t.after(close)
  const [ada, bob] = [new Browser(address), new Browser(address)]
  const [adasId, bobsId] = [await ada.signUp('Ada'), await bob.signUp('Bob')]
  await ada.put('/api/v1/me/notices', { email: true, push: false, kinds: ['your-move', 'started'] })
  const { at, sample, match } = await begin(ada, bob)
  const storage = await openStorage({ file: join(data, 'windward.sqlite') })
  t.after(() => storage.close())
  const waiting = async (person: string) =>
    (await storage.notices.of(person, 20))
      .filter(({ kind, sent }) => kind !== 'letter' && sent === null)
      .map((row) => `${row.kind} ${row.match}`)
      .sort()
  const until = async (wanted: readonly string[]) => {
    for (let tries = 0; tries < TRIES; tries++) {
      if ((await waiting(adasId)).join() === wanted.join()) break
      await pause(50)
    }
    assert.deepEqual(await waiting(adasId), wanted)
  }
  await until([`started ${match}`, `your-move ${match}`])
  assert.deepEqual(await waiting(bobsId), [])

  assert.equal((await ada.post(at, sample)).status, 200)
  await until([`started ${match}`])
})

test('a summons that was lost with a dying process is made up for when the match is opened again', async (t) => {
  const data = scratch(t)
  const first = await openOn(data)
  const [ada, bob] = [new Browser(first.address), new Browser(first.address)]
  const id = await ada.signUp('Ada')
  await bob.comeAsGuest()
  const clock = { kind: 'mail', bankSeconds: 3600, perDecisionSeconds: 3600, vacationDays: 0 }
  const { match } = await begin(ada, bob, { clock })
  await ada.put('/api/v1/me/notices', { email: true, push: false, kinds: ['your-move'] })
  await first.close()

  const second = await openOn(data)
  t.after(second.close)
  const headers = { cookie: ada.cookie }
  for (let visits = 0; visits < 2; visits++)
    await fetch(new URL(`/api/v1/matches/${match}`, second.address), { headers })
  const storage = await openStorage({ file: join(data, 'windward.sqlite') })
  t.after(() => storage.close())
  const told = async () => (await storage.notices.of(id, 20)).filter(({ kind }) => kind === 'your-move')
  for (let tries = 0; tries < TRIES && (await told()).length === 0; tries++) await pause(50)
  assert.equal((await told()).length, 1)
})

test('whose seat a bot has taken is told so, and until when the table waits', async (t) => {
  const data = scratch(t)
  const { address, close } = await openOn(data)
  t.after(close)
  const [ada, bob] = [new Browser(address), new Browser(address)]
  const id = await ada.signUp('Ada')
  await bob.signUp('Bob')
  await ada.put('/api/v1/me/notices', { email: true, push: false, kinds: ['time-running-out'] })
  const clock = { kind: 'live', seconds: 1 }
  const { match } = await begin(ada, bob, { clock, whenAbsent: 'bot', options: { turns: 50 } })
  const storage = await openStorage({ file: join(data, 'windward.sqlite') })
  t.after(() => storage.close())
  const told = async () => (await storage.notices.of(id, 20)).filter(({ kind }) => kind !== 'letter')
  for (let tries = 0; tries < TRIES && (await told()).length < 2; tries++) await pause(50)
  const rows = await told()
  assert.deepEqual(rows.map(({ kind }) => kind).sort(), ['held', 'waiting'])
  const waits = rows.find(({ kind }) => kind === 'waiting')
  assert.match(
    JSON.stringify(waits?.body),
    /"game":"Skirmish","turn":2,"others":\["Bob"\],"bots":0,"deadline":\d/,
  )

  assert.equal((await ada.post(`/api/v1/matches/${match}/back`)).status, 200)
  for (let tries = 0; tries < TRIES && (await told()).length > 0; tries++) await pause(50)
  assert.deepEqual(await told(), [], 'who has come by need not be told')
})
