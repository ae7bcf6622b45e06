import assert from 'node:assert/strict'
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { after, before, test } from 'node:test'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { openPostgres } from '../../src/storage/postgres/open.ts'
import type { Storage } from '../../src/storage/storage.ts'
import { Postgres } from '../postgres.ts'
import { keptMatch } from './rows.ts'

const program = fileURLToPath(new URL('waker.ts', import.meta.url))
const MATCHES = 60
/** Longer than anybody waits for the database who looks something up. */
const AWAY_MS = 4000
/** A minute's worth, for a machine that is busy. */
const TRIES = 1200

let postgres: Postgres
let url: string
let storage: Storage
before(async () => {
  postgres = await Postgres.start()
  url = await postgres.database()
  storage = await openPostgres(url)
})
after(async () => {
  await storage.close()
  await postgres.stop()
})

async function waker(said: string[], ...way: readonly string[]): Promise<ChildProcess> {
  const child = spawn(process.execPath, [program, JSON.stringify({ url }), ...way], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ready = once(child.stdout, 'data')
  createInterface(child.stdout).on('line', (each) => said.push(each))
  await ready
  return child
}

const stillDue = async () => {
  if (storage.database.engine !== 'postgres') return assert.fail('not on PostgreSQL')
  const { rows } = await storage.database.pool.query('select match_id from due')
  return rows.length
}

/** Matches whose times come one soon after the other, from now on. */
async function matchesDue(): Promise<readonly string[]> {
  const matches = await Promise.all(Array.from({ length: MATCHES }, () => keptMatch(storage)))
  const now = Date.now()
  for (const [index, match] of matches.entries()) {
    const due = [{ kind: 'deadline', at: now + 300 + index * 25 }]
    assert.equal(await storage.matches.change(match, 1, { due }), 'kept')
  }
  return matches
}

async function someKept(said: readonly string[]): Promise<void> {
  while (said.filter((each) => each.endsWith(' kept')).length < MATCHES / 3) await pause(5)
}

async function allDone(matches: readonly string[], said: readonly string[]): Promise<void> {
  for (let tries = 0; tries < TRIES && (await stillDue()) > 0; tries += 1) await pause(50)
  assert.equal(await stillDue(), 0)
  for (const match of matches) {
    assert.equal(await storage.course.lastStep(match), 1)
    assert.ok(said.filter((each) => each === `${match} kept`).length <= 1)
  }
}

test('with two processes, one of them killed at its work, every due time has its effect exactly once', async () => {
  const said: string[] = []
  const [first, second] = await Promise.all([waker(said), waker(said)])
  const matches = await matchesDue()
  await someKept(said)
  first.kill('SIGKILL')
  await allDone(matches, said)
  second.kill('SIGKILL')
})

test('PostgreSQL goes away under a process at its work: it lives on, and every due time has its effect exactly once', async () => {
  const said: string[] = []
  const only = await waker(said, 'until-away')
  const matches = await matchesDue()
  await pause(1000)
  await postgres.without(() => pause(AWAY_MS), 'immediate')
  await allDone(matches, said)
  assert.deepEqual([only.exitCode, only.signalCode], [null, null])
  only.kill('SIGKILL')
})
