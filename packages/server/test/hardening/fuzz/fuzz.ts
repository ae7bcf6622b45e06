import assert from 'node:assert/strict'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { closedByFault, refusals, send, statuses } from '../raw.ts'
import { Drawing } from './drawing.ts'
import { FuzzedServer } from './fuzzed-server.ts'
import { type Malformed, malformed } from './malformed.ts'
import { callersAt, type Prey, prey, seedsIn } from './prey.ts'

const AT_ONCE = 64
/** Callers come anew every so often: one of them may have been signed out. */
const NEW_CALLERS = 4000
/** Matches that nobody looks at are put away after a second. */
const SETTLED_MS = 3000
const STILL_FALLING = 0.99
const MOST_TRIES = 20

export interface Fuzzed {
  readonly byStatus: Readonly<Record<string, number>>
  /** The heap after a tenth of the requests, and after all of them. */
  readonly megabytes: readonly [number, number]
}

/** People send what they should not: nothing that is our fault comes back, nothing of others, and memory does not grow. */
export async function fuzz(
  requests: number,
  seed: number,
  said?: (sentence: string) => void,
  url?: string,
): Promise<Fuzzed> {
  const data = mkdtempSync(join(tmpdir(), 'windward-fuzz-'))
  const server = await FuzzedServer.start(data, url)
  try {
    const hunted = await prey(server)
    const seeds = await seedsIn(data, url)
    const marks = await server.marks()
    assert.ok(seeds.length === 2 && marks.length === 3)
    const search = new Search(hunted, seeds, marks)
    const draw = new Drawing(seed)
    const host = new URL(server.address).host
    const byStatus: Record<string, number> = {}
    const some = async (count: number) => {
      const callers = await callersAt(server, hunted)
      let left = count
      const sender = async () => {
        for (; left > 0; left -= 1) {
          const request = malformed(draw, { ...hunted.targets, callers }, host)
          const answer = await send(server.address, request.bytes ?? request.text)
          for (const status of search.through(request, answer)) byStatus[status] = (byStatus[status] ?? 0) + 1
        }
      }
      await Promise.all(Array.from({ length: AT_ONCE }, sender))
      assert.ok(server.isAlive, 'the server has ended')
    }
    await some(requests / 10)
    const early = await settledBytes(server)
    for (let sent = requests / 10; sent < requests; sent += NEW_CALLERS) {
      await some(Math.min(NEW_CALLERS, requests - sent))
      said?.(`${sent + NEW_CALLERS} of ${requests} requests`)
    }
    return { byStatus, megabytes: [inMegabytes(early), inMegabytes(await settledBytes(server))] }
  } finally {
    await server.end()
    rmSync(data, { recursive: true, force: true })
  }
}

/** Looks through whatever came back. */
class Search {
  readonly #forOthers: readonly { readonly owner: string; readonly secret: string }[]

  constructor(
    { secrets }: Prey,
    seeds: readonly string[],
    marks: readonly { readonly owner: string; readonly all: readonly string[] }[],
  ) {
    this.#forOthers = [
      ...seeds.map((secret) => ({ owner: '', secret })),
      ...marks.flatMap(({ owner, all }) => all.map((secret) => ({ owner, secret }))),
      ...[...secrets].flatMap(([owner, all]) => all.map((secret) => ({ owner, secret }))),
    ]
    assert.ok(this.#forOthers.every(({ secret }) => secret.length > 5))
  }

  /** The statuses of the answers, which must be nobody's fault but the asker's. */
  through({ text, by }: Malformed, answer: string): readonly string[] {
    const [found, refused] = [statuses(answer), refusals(answer)]
    assert.ok(!closedByFault(answer), `closed by a fault of ours: ${text.slice(0, 800)}`)
    for (const status of [...found, ...refused])
      assert.ok(status < 500, `${status} to ${text.slice(0, 800)}\n${answer.slice(0, 400)}`)
    for (const { owner, secret } of this.#forOthers) {
      const at = indexOf(answer, secret)
      if (at < 0 || owner === by.seat || text.includes(secret)) continue
      const around = answer.slice(Math.max(0, at - 100), at + 100)
      assert.fail(`a secret of ${owner || 'the table'} came back to ${text.slice(0, 800)}\n… ${around} …`)
    }
    if (answer.startsWith('HTTP/1.1 101'))
      return ['101', ...found.map(String), ...refused.map((status) => `message ${status}`)]
    return found.length === 0 ? ['none'] : found.map(String)
  }
}

/** A mark that is a number is found as a whole number only: among the decimals of a figure it means nothing. */
function indexOf(answer: string, secret: string): number {
  if (!answer.includes(secret)) return -1
  return /^\d+$/.test(secret)
    ? answer.search(new RegExp(`(?<![\\d.])${secret}(?![\\d.])`))
    : answer.indexOf(secret)
}

/** What is left when waiting longer frees nothing more: on a crowded machine what was sent is a good while under way. */
async function settledBytes(server: FuzzedServer): Promise<number> {
  await pause(SETTLED_MS)
  let least = await server.bytes()
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    await pause(SETTLED_MS)
    const now = await server.bytes()
    if (now > least * STILL_FALLING) break
    least = now
  }
  return least
}

const inMegabytes = (bytes: number): number => Number((bytes / 1e6).toFixed(1))
