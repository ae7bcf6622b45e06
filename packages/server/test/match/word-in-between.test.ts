import assert from 'node:assert/strict'
import { after, before, type TestContext, test } from 'node:test'
import { setTimeout as pause } from 'node:timers/promises'
import { openPostgres } from '../../src/storage/postgres/open.ts'
import type { Storage } from '../../src/storage/storage.ts'
import { sampled } from '../api/player.ts'
import { begun } from '../api/table.ts'
import { openServer } from '../api/test-server.ts'
import { positionShape, Visitor } from '../api/visitor.ts'
import { Postgres } from '../postgres.ts'

let postgres: Postgres
before(async () => {
  postgres = await Postgres.start()
})
after(() => postgres.stop())

/** Reads steps as they are, and then takes its time to hand them over while it is held up. */
class SlowReader {
  readonly storage: Storage
  #go: (() => void) | undefined
  #held: Promise<void> | undefined
  #read: () => void = () => undefined

  constructor(storage: Storage) {
    const { course } = storage
    const steps: typeof course.steps = async (match, from) => {
      const rows = await course.steps(match, from)
      if (this.#held === undefined) return rows
      this.#read()
      await this.#held
      return rows
    }
    this.storage = { ...storage, course: { ...course, steps } }
  }

  /** Fulfilled when somebody has read, and waits. */
  hold(): Promise<void> {
    this.#held = new Promise((resolve) => {
      this.#go = resolve
    })
    return new Promise((resolve) => {
      this.#read = resolve
    })
  }

  release(): void {
    this.#held = undefined
    this.#go?.()
  }
}

/** Two processes, of which the second reads slowly, and a match of two that has begun. */
async function table(t: TestContext) {
  const url = await postgres.database()
  const reader = new SlowReader(await openPostgres(url))
  const first = await openServer({ storage: await openPostgres(url) })
  const second = await openServer({ storage: reader.storage })
  t.after(async () => {
    reader.release()
    await Promise.all([first.close(), second.close()])
  })
  const { path } = await begun(first, ['amber', 'blue'], { options: { turns: 5 } })
  const answer = async (seat: string) => {
    const who = new Visitor(first.address, `person ${seat}`)
    const at = `${path}/seats/${seat}/questions/1%231`
    assert.equal((await who.ask('POST', at, await sampled(who, at))).status, 200)
  }
  const [here, there] = [first, second].map(({ address }) => new Visitor(address, 'person amber'))
  assert.ok(here !== undefined && there !== undefined)
  return { reader, path, answer, here, there }
}

/** Asks until it is so; it never is where word was lost. */
async function turnTwo(who: Visitor, path: string): Promise<void> {
  for (let tries = 0; tries < 1200; tries += 1) {
    if ((await who.get(positionShape, 'GET', `${path}/position`)).turn === 2) return
    await pause(50)
  }
  assert.fail('the word was lost')
}

const A_WHILE_MS = 1000

test('word that comes while a match is being read is not lost', async (t) => {
  const { reader, path, answer, there } = await table(t)
  await there.get(positionShape, 'GET', `${path}/position`)
  const read = reader.hold()
  await answer('amber')
  await read
  await answer('blue')
  await pause(A_WHILE_MS)
  reader.release()
  await turnTwo(there, path)
})

test('word that comes while a match is being opened is not lost', async (t) => {
  const { reader, path, answer, there } = await table(t)
  await answer('amber')
  const read = reader.hold()
  const opened = there.get(positionShape, 'GET', `${path}/position`)
  await read
  await answer('blue')
  await pause(A_WHILE_MS)
  reader.release()
  await opened
  await turnTwo(there, path)
})

/** Reads a stream as far as one wants to, and answers with where it stands then. */
async function readUntil(
  who: Visitor,
  path: string,
  isEnough: (event: string, data: unknown) => boolean,
): Promise<string> {
  const stop = new AbortController()
  for await (const { event, id, data } of who.follow(path, stop))
    if (isEnough(event, data)) {
      stop.abort()
      return id
    }
  throw new Error('the stream has ended')
}

test('whoever has read further at another process is not told again what went before', async (t) => {
  const { reader, path, answer, here, there } = await table(t)
  await there.get(positionShape, 'GET', `${path}/position`)
  const read = reader.hold()
  await answer('amber')
  await read
  await answer('blue')
  const cursor = await readUntil(
    here,
    `${path}/stream`,
    (event, data) => event === 'position' && positionShape.parse(data).turn === 2,
  )
  const told: string[] = []
  const following = readUntil(there, `${path}/stream?after=${cursor}`, (event) => {
    told.push(event)
    return event === 'table'
  })
  await pause(A_WHILE_MS)
  reader.release()
  await following
  assert.deepEqual(told, ['table'])
})
