import { once } from 'node:events'
import { createInterface } from 'node:readline'
import type { TestContext } from 'node:test'
import { start } from './command-line.ts'

export interface RunningServer {
  readonly address: string
  stop(): Promise<void>
}

/** A server in a process of its own, stopped when the test is over. */
export async function openServer(
  t: Pick<TestContext, 'after'>,
  ...words: readonly string[]
): Promise<RunningServer> {
  const child = start('serve', '--port', '0', '--data', ':memory:', ...words)
  const exit = once(child, 'exit')
  const stop = async () => {
    child.kill('SIGTERM')
    await exit
  }
  t.after(stop)
  let logged = ''
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    logged += text
  })
  for await (const line of createInterface(child.stdout)) {
    const address = /(http:\S+)$/.exec(line)?.[1]
    if (address !== undefined) return { address, stop }
  }
  throw new Error(`The table did not open. ${logged}`)
}
