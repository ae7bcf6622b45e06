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

interface Acknowledged {
  readonly match: string
  readonly step: number
  /** The process that was told so. */
  readonly by: number
}

/** What a process says to have kept before it is killed. */
async function acknowledged(where: Where, matches: readonly string[]): Promise<readonly Acknowledged[]> {
  const child = spawn(process.execPath, [appender, JSON.stringify(where), ...matches], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const said = text(child.stdout)
  child.stdout.once('data', async () => {
    await pause(30 + Math.random() * 120)
    child.kill('SIGKILL')
  })
  const lines = (await said).split('\n').slice(0, -1)
  return lines.map((line) => {
    const [match = '', step] = line.split(' ')
    return { match, step: Number(step), by: child.pid ?? 0 }
  })
}

async function mustHold(storage: Storage, match: string, said: readonly Acknowledged[]): Promise<void> {
  const steps = await storage.course.steps(match, 1)
  assert.deepEqual(
    steps.map(({ step }) => step),
    steps.map((_, index) => index + 1),
  )
  for (const { step, by } of said) assert.equal(steps[step - 1]?.at, by, `step ${step} of ${match} is lost`)
  const lines = await storage.course.allLines(match, 0, 1e6)
  assert.ok(lines.length >= steps.length, 'a step is there without its line')
}

/** Kills a process that appends, again and again: all that it was told to be kept is there, once and in order. */
export function crash(engine: string, where: () => Promise<Where>): void {
  test(`${engine}: nothing acknowledged is lost when the process is killed`, async () => {
    const place = await where()
    const laid = await openStorage(place)
    const matches = [await keptMatch(laid), await keptMatch(laid), await keptMatch(laid)]
    await laid.close()
    const said: Acknowledged[] = []
    for (let death = 0; death < DEATHS; death += 1) {
      said.push(...(await acknowledged(place, matches)))
      const storage = await openStorage(place)
      try {
        for (const match of matches) {
          await mustHold(
            storage,
            match,
            said.filter((each) => each.match === match),
          )
        }
      } finally {
        await storage.close()
      }
    }
    assert.ok(said.length >= DEATHS)
  })
}
