import assert from 'node:assert/strict'
import { createInterface } from 'node:readline'
import { Caller } from '../../packages/windward/bench/server/caller.ts'
import { fixtureFor, layMatch } from '../../packages/windward/bench/server/lay-match.ts'
import { type Clone, kill } from './clone.ts'

export interface Played {
  /** From the command to the address, in seconds. */
  readonly seconds: number
  /** All that was said meanwhile. */
  readonly said: string
}

/** “npm start” until the table is open; then somebody looks at the page, lays a match and leaves, and it is closed. */
export async function play(clone: Clone): Promise<Played> {
  const began = performance.now()
  const child = clone.run('npm', 'start', '--', '--port', '0', '--data', ':memory:')
  let seconds = Number.NaN
  try {
    const address = await addressOf(child)
    seconds = (performance.now() - began) / 1000
    await visit(address)
  } finally {
    kill(child, 'SIGTERM')
    await child.ended
  }
  return { seconds, said: (await child.ended).said }
}

async function addressOf({ stdout }: ReturnType<Clone['run']>): Promise<string> {
  for await (const line of createInterface({ input: stdout })) {
    const address = /^The table is open at (http:\S+)$/.exec(line)?.[1]
    if (address !== undefined) return address
  }
  return assert.fail('npm start named no address')
}

async function visit(address: string): Promise<void> {
  for (const path of ['/', '/readyz']) {
    const response = await fetch(new URL(path, address))
    assert.equal(response.status, 200, path)
    await response.arrayBuffer()
  }
  const caller = await Caller.come(address)
  const { games } = await caller.ask<{ games: { id: string }[] }>('GET', '/games')
  for (const { id } of games) await caller.ask('GET', `/games/${id}/schema`)
  await layMatch(caller, fixtureFor(2))
  caller.close()
}
