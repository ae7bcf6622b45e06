import assert from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import { setTimeout as pause } from 'node:timers/promises'
import { openSqlite } from '../../src/storage/sqlite/open.ts'
import { sampled } from '../api/player.ts'
import { begun, playerAt } from '../api/table.ts'
import { serverFor } from '../api/test-server.ts'
import { type Heard, Visitor } from '../api/visitor.ts'
import { SlowDisk } from './slow-disk.ts'

/** Longer than seals are gathered before they are told. */
const A_WHILE_MS = 80

const QUESTION = (path: string, seat: string) => `${path}/seats/${seat}/questions/1%231`

/** A match in which amber has sealed, and the last answer of the turn is on its way to a disk that does not move. */
async function onItsWay(t: TestContext) {
  const disk = new SlowDisk(await openSqlite(':memory:'))
  t.after(() => disk.release())
  const server = await serverFor(t, { storage: disk.storage })
  const laid = await begun(server, ['amber', 'blue'], {
    options: { turns: 5 },
    spectators: true,
    clock: { kind: 'live', seconds: 3600 },
  })
  const { path } = laid
  const [amber, blue] = [playerAt(laid, 'amber'), playerAt(laid, 'blue')]
  const sealed = await amber.ask('POST', QUESTION(path, 'amber'), { answer: [0, 14, 28] })
  assert.equal(sealed.status, 200, JSON.stringify(sealed.body))
  return { server, disk, path, amber, blue, sample: await sampled(blue, QUESTION(path, 'blue')) }
}

/** Reads a stream until it is stopped. */
function reading(who: Visitor, path: string) {
  const heard: Heard[] = []
  const stop = new AbortController()
  const done = (async () => {
    for await (const each of who.follow(path, stop)) heard.push(each)
  })()
  const until = async (is: (each: Heard) => boolean) => {
    while (!heard.some(is)) await pause(5)
  }
  const end = () => {
    stop.abort()
    return done
  }
  return { heard, until, end }
}

const turnsTold = (heard: readonly Heard[]) =>
  heard.flatMap(({ data }) =>
    [...JSON.stringify(data).matchAll(/"turn":(\d+),"(?:view|seats)"/g)].map(([, n]) => n),
  )

test('a change of the table is told with the turn as it stands on disk', async (t) => {
  const { disk, path, amber, blue, sample } = await onItsWay(t)
  const stream = reading(amber, `${path}/stream?seat=amber`)
  await stream.until(({ event }) => event === 'clock')
  const arrived = disk.hold()
  const answered = blue.ask('POST', QUESTION(path, 'blue'), sample)
  await arrived
  const asked = amber.ask('POST', `${path}/pause`, { say: 'ask' })
  await pause(A_WHILE_MS)
  assert.deepEqual([...new Set(turnsTold(stream.heard))], ['1'])
  assert.ok(!JSON.stringify(stream.heard).includes('"pauseAskedBy":["amber"]'), 'it waits for the disk')
  disk.release()
  assert.equal((await answered).status, 200)
  assert.match(JSON.stringify((await asked).body), /"turn":2/)
  await stream.until(({ data }) => JSON.stringify(data).includes('"pauseAskedBy":["amber"]'))
  assert.deepEqual([...new Set(turnsTold(stream.heard))], ['1', '2'])
  await stream.end()
})

test('who comes while a step is on its way to disk is told nothing of it before it is there', async (t) => {
  const { server, disk, path, blue, sample } = await onItsWay(t)
  const arrived = disk.hold()
  const answered = blue.ask('POST', QUESTION(path, 'blue'), sample)
  await arrived
  const late = new Visitor(server.address, 'person amber')
  const onlooker = new Visitor(server.address, 'guest onlooker')
  const streams = [reading(late, `${path}/stream?seat=amber`), reading(onlooker, `${path}/stream`)]
  const asked = ['', '/position', '/matches'].map((each) =>
    late.ask('GET', each === '/matches' ? '/matches?list=mine' : `${path}${each}`),
  )
  await pause(A_WHILE_MS)
  assert.deepEqual([...late.received, ...onlooker.received].join('').trim(), '')
  disk.release()
  assert.equal((await answered).status, 200)
  for (const { status, body } of await Promise.all(asked)) {
    assert.equal(status, 200)
    assert.match(JSON.stringify(body), /"turn":2/)
  }
  for (const stream of streams) {
    await stream.until(({ event }) => event === 'table')
    assert.deepEqual([...new Set(turnsTold(stream.heard))], ['2'])
    await stream.end()
  }
})
