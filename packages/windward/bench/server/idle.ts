import { execFileSync, fork } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { SEATS } from '../skirmish-orders.ts'
import { Caller } from './caller.ts'
import { Child } from './child.ts'
import { fixtureFor, layMatch, type Wish } from './lay-match.ts'

export interface Idle {
  /** Memory (RSS) of `windward serve` that has been open for a while, on disk, with nobody there yet. */
  readonly idleMb: number
  /** What each further match takes that has been opened and in which nothing happens. */
  readonly perIdleMatchKb: number
}

export interface IdleExtent {
  readonly seconds: number
  readonly first: number
  readonly further: number
}

export async function idle({ seconds, first, further }: IdleExtent): Promise<Idle> {
  return {
    idleMb: await idleMb(seconds),
    perIdleMatchKb: await perIdleMatchKb(fixtureFor(SEATS), first, further),
  }
}

/** The very command people use, watched from outside. */
async function idleMb(seconds: number): Promise<number> {
  const data = mkdtempSync(join(tmpdir(), 'windward-bench-'))
  const windward = fileURLToPath(new URL('../../bin/windward.js', import.meta.url))
  const server = fork(windward, ['serve', '--port', '0', '--data', data], {
    stdio: ['ignore', 'pipe', 'ignore', 'ipc'],
    execArgv: [],
  })
  const gone = new Promise((resolve) => server.once('exit', resolve))
  try {
    await Promise.race([new Promise((resolve) => server.stdout?.once('data', resolve)), gone])
    await pause(seconds * 1000)
    return Number((rssBytes(server.pid ?? 0) / 1e6).toFixed(1))
  } finally {
    server.kill()
    await gone
    rmSync(data, { recursive: true, force: true })
  }
}

function rssBytes(process: number): number {
  return Number(execFileSync('ps', ['-o', 'rss=', '-p', `${process}`], { encoding: 'utf8' })) * 1024
}

/** The first matches let the server compile and cache what it needs once, whatever their number. */
export async function perIdleMatchKb(wish: Wish, first: number, further: number): Promise<number> {
  const child = await Child.start(new URL('./windward-server.ts', import.meta.url))
  try {
    const caller = await Caller.come(child.address)
    for (let match = 0; match < first; match += 1) await layMatch(caller, wish)
    const before = await child.thrifty()
    for (let match = 0; match < further; match += 1) await layMatch(caller, wish)
    const after = await child.thrifty()
    caller.close()
    return Number(((after.rssBytes - before.rssBytes) / further / 1e3).toFixed(1))
  } finally {
    await child.stop()
  }
}
