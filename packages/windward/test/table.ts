import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { start } from '../test-kit/command-line.ts'

/** A guest at a table that runs in a process of its own. */
interface GuestAtTable {
  readonly id: string
  readonly name: string
  readonly cookie: string
  layTable(): Promise<string>
  statusOf(match: string): Promise<unknown>
  report(text: string): Promise<void>
}

export interface Table {
  readonly address: string
  readonly data: string
  arrive(): Promise<GuestAtTable>
  nameBy(cookie: string): Promise<unknown>
  close(): Promise<void>
}

/** `windward serve`, as an operator would start it. */
export async function openTable(given?: string): Promise<Table> {
  const data = given ?? mkdtempSync(join(tmpdir(), 'windward-table-'))
  const child = start('serve', '--port', '0', '--data', data, '--log-level', 'silent')
  const exit = once(child, 'exit')
  const [line] = await once(createInterface(child.stdout), 'line')
  const address = /http:\S+/.exec(line)?.[0] ?? ''

  const ask = async (
    path: string,
    cookie: string,
    body?: object,
  ): Promise<{ value: unknown; headers: Headers }> => {
    const headers = { 'content-type': 'application/json', ...(cookie === '' ? {} : { cookie }) }
    const init = body === undefined ? { headers } : { method: 'POST', headers, body: JSON.stringify(body) }
    const response = await fetch(new URL(path, address), init)
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`)
    return { value: await response.json(), headers: response.headers }
  }

  return {
    address,
    data,
    async arrive() {
      const { value, headers } = await ask('/api/auth/sign-in/anonymous', '', {})
      const cookie = headers
        .getSetCookie()
        .map((each) => each.split(';', 1)[0])
        .join('; ')
      const { id, name } = Object(value).user
      return {
        id,
        name,
        cookie,
        layTable: async () =>
          Object((await ask('/api/v1/matches', cookie, { game: 'fixture', seats: 2 })).value).id,
        statusOf: async (match) => Object((await ask(`/api/v1/matches/${match}`, cookie)).value).status,
        report: async (text) => {
          await ask('/api/v1/reports', cookie, { text })
        },
      }
    },
    nameBy: async (cookie) => Object((await ask('/api/v1/me', cookie)).value).name,
    async close() {
      child.kill('SIGTERM')
      await exit
      if (given === undefined) rmSync(data, { recursive: true })
    },
  }
}
