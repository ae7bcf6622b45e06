import assert from 'node:assert/strict'
import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'

const MODULE = fileURLToPath(new URL('server-child.ts', import.meta.url))

/** A server that tried to open a directory: where it is, or what it said when it stopped. */
type Tried = { readonly child: ChildProcess; readonly address: string } | { readonly said: string }

export async function tryOn(data: string): Promise<Tried> {
  const child = fork(MODULE, [JSON.stringify({ data, port: 0 })], {
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  })
  const { stderr } = child
  assert.ok(stderr !== null)
  const said = text(stderr)
  return Promise.race([
    once(child, 'message').then(([address]) => ({ child, address: String(address) })),
    once(child, 'exit').then(async () => ({ said: await said })),
  ])
}

export async function kill(child: ChildProcess): Promise<void> {
  const gone = once(child, 'exit')
  child.kill('SIGKILL')
  await gone
}

/** Several servers start on one directory at once: one opens, the others say why not. It is killed, and so on. */
export async function contested(data: string, servers: number, rounds: number): Promise<number> {
  let refused = 0
  for (let round = 1; round <= rounds; round += 1) {
    const tried = await Promise.all(Array.from({ length: servers }, () => tryOn(data)))
    const open = tried.flatMap((each) => ('child' in each ? each : []))
    try {
      assert.equal(open.length, 1, `${open.length} servers opened one directory in round ${round}`)
      for (const each of tried) {
        if ('child' in each) continue
        refused += 1
        assert.match(
          each.said,
          /The table in \S+ is in use by (process \d+ on \S+ since .* UTC|another server)/,
        )
      }
      const late = await tryOn(data)
      assert.ok('said' in late, 'a server opened a directory that is in use')
      assert.match(
        late.said,
        new RegExp(`in use by process ${open[0]?.child.pid} on \\S+ since \\d{4}-.* UTC`),
      )
    } finally {
      for (const { child } of open) await kill(child)
    }
  }
  return refused
}
