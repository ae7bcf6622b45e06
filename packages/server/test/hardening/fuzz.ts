import assert from 'node:assert/strict'
import { FIXTURE, openServer } from '../api/harbour.ts'
import { marked } from '../api/marked.ts'
import { begun } from '../api/table.ts'
import { drawing, malformed, send } from './malformed.ts'

const AT_ONCE = 16
const ANY = { max: 1e9, timeWindow: 60_000 }

export interface Fuzzed {
  readonly byStatus: Readonly<Record<string, number>>
  readonly grownMb: number
}

/** Strangers and one outsider send what they should not: nothing of our fault comes back, and nothing of others. */
export async function fuzz(requests: number, seed: number): Promise<Fuzzed> {
  const { game, planted } = marked(FIXTURE.game)
  const rates = { usual: ANY, answers: ANY, tables: ANY, talk: ANY, streams: ANY }
  const streams = { each: 1e6, most: 1e6 }
  const server = await openServer({ games: [{ ...FIXTURE, game }], rates, streams })
  try {
    const options = { turns: 900 }
    const hidden = await begun(server, ['amber', 'blue'], { options })
    const open = await begun(server, ['amber', 'blue'], { options, spectators: true })
    const tokens = [
      'person outsider',
      'guest stranger',
      'token amber',
      'token outsider match:read match:play talk',
    ]
    const rows = await server.storage.matches.find(hidden.id)
    const secrets = [rows?.match.seed ?? '', ...[...planted.values()].flatMap(({ all }) => all)]
    assert.ok(secrets.length > 4)
    const draw = drawing(seed)
    const byStatus: Record<string, number> = {}
    let before = 0
    for (let sent = 0; sent < requests; sent += AT_ONCE) {
      if (sent >= requests / 4 && before === 0) before = settledBytes()
      const batch = Array.from({ length: AT_ONCE }, () =>
        malformed(draw, { matches: [hidden.id, open.id], tokens }),
      )
      const answers = await Promise.all(batch.map((request) => send(server.address, request)))
      for (const [index, answer] of answers.entries()) {
        const status = /^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1] ?? 'none'
        byStatus[status] = (byStatus[status] ?? 0) + 1
        assert.ok(
          !/^[5]/.test(status),
          `${status} to ${batch[index]?.slice(0, 500)}\n${answer.slice(0, 300)}`,
        )
        for (const secret of secrets)
          assert.ok(!answer.includes(secret), `a secret came back to ${batch[index]?.slice(0, 500)}`)
      }
    }
    return { byStatus, grownMb: Number(((settledBytes() - before) / 1e6).toFixed(1)) }
  } finally {
    await server.close()
  }
}

function settledBytes(): number {
  globalThis.gc?.()
  return process.memoryUsage().heapUsed
}
