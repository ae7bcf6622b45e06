import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { text } from 'node:stream/consumers'
import { test } from 'node:test'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { openStorage, type Where } from '../../src/storage/open.ts'
import type { Storage } from '../../src/storage/storage.ts'
import { keptMatch } from './rows.ts'

const appender = fileURLToPath(new URL('appender.ts', import.meta.url))

const DEATHS = 6

/** What a process says to have kept before it is killed. */
async function acknowledged(where: Where, matches: readonly string[]): Promise<readonly string[]> {
  const child = spawn(process.execPath, [appender, JSON.stringify(where), ...matches], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const said = text(child.stdout)
  child.stdout.once('data', async () => {
    await pause(30 + Math.random() * 120)
    child.kill('SIGKILL')
  })
  return (await said).split('\n').slice(0, -1)
}

async function lastOf(storage: Storage, matches: readonly string[]): Promise<readonly number[]> {
  return Promise.all(matches.map((match) => storage.course.lastStep(match)))
}

/** Kills a process that appends, again and again: all that it was told to be kept is there, once and in order. */
export function crash(engine: string, where: () => Promise<Where>): void {
  test(`${engine}: nothing acknowledged is lost when the process is killed`, async () => {
    const place = await where()
    let storage = await openStorage(place)
    const matches = [await keptMatch(storage), await keptMatch(storage), await keptMatch(storage)]
    for (let death = 0; death < DEATHS; death += 1) {
      const before = await lastOf(storage, matches)
      await storage.close()
      const said = await acknowledged(place, matches)
      storage = await openStorage(place)
      const after = await lastOf(storage, matches)
      for (const [index, match] of matches.entries()) {
        const mine = said.filter((each) => each.startsWith(`${match} `))
        const first = before[index] ?? 0
        assert.deepEqual(
          mine,
          mine.map((_, count) => `${match} ${first + count + 1} kept`),
        )
        assert.ok((after[index] ?? 0) >= first + mine.length, `${match}: steps are missing`)
        const steps = await storage.course.steps(match, 1)
        assert.deepEqual(
          steps.map((row) => row.step),
          steps.map((_, count) => count + 1),
        )
        assert.equal((await storage.course.allLines(match, 0, 1e6)).length, steps.length)
      }
    }
    await storage.close()
  })
}
