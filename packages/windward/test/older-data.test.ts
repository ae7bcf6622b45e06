import assert from 'node:assert/strict'
import { once } from 'node:events'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { type TestContext, test } from 'node:test'
import { gunzipSync } from 'node:zlib'
import { z } from 'zod'
import { scratch, start } from '../test-kit/command-line.ts'

/** Directories of data, each as the version of the rules it is called after left it, with matches of every game. */
const versions = new URL('versions/', import.meta.url)

const listed = z.object({
  matches: z.array(z.object({ id: z.string(), status: z.string(), game: z.string() })),
})
const seated = z.object({ seats: z.array(z.object({ seat: z.string(), yours: z.boolean() })) })
const positioned = z.object({
  turn: z.int(),
  questions: z.array(z.object({ id: z.string(), sealed: z.unknown().optional() })),
})
const lined = z.object({ lines: z.array(z.object({ text: z.string() })) })
const refused = z.object({ detail: z.string() })

function unpacked(t: TestContext, version: string): string {
  const data = scratch(t)
  const folder = new URL(`${version}/`, versions)
  for (const file of readdirSync(folder))
    writeFileSync(join(data, file.replace(/\.gz$/, '')), gunzipSync(readFileSync(new URL(file, folder))))
  return data
}

/** Somebody whose account is in the data. */
class Ann {
  readonly #address: string
  #cookie = ''

  private constructor(address: string) {
    this.#address = address
  }

  static async comesTo(address: string): Promise<Ann> {
    const ann = new Ann(address)
    const account = { email: 'ann@example.org', password: 'by wind and wave' }
    const response = await ann.ask('POST', '/api/auth/sign-in/email', account)
    assert.equal(response.status, 200)
    ann.#cookie = response.headers
      .getSetCookie()
      .map((each) => each.split(';')[0])
      .join('; ')
    return ann
  }

  ask(method: string, path: string, body?: unknown): Promise<Response> {
    const origin = new URL(this.#address).origin
    const headers = {
      origin,
      cookie: this.#cookie,
      ...(body !== undefined && { 'content-type': 'application/json' }),
    }
    return fetch(new URL(path, this.#address), {
      method,
      headers,
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
  }

  async get<T>(shape: z.ZodType<T>, path: string): Promise<T> {
    const response = await this.ask('GET', `/api/v1${path}`)
    const text = await response.text()
    assert.equal(response.status, 200, `${path}: ${text}`)
    return shape.parse(JSON.parse(text))
  }
}

async function served(t: TestContext, data: string): Promise<{ readonly ann: Ann; stop(): Promise<void> }> {
  const child = start('serve', '--port', '0', '--data', data)
  const exit = once(child, 'exit')
  const stop = async () => {
    child.kill('SIGTERM')
    await exit
  }
  t.after(stop)
  const [line] = await once(createInterface(child.stdout), 'line')
  const address = /^The table is open at (http:\S+)$/.exec(line)?.[1] ?? assert.fail(line)
  return { ann: await Ann.comesTo(address), stop }
}

for (const version of readdirSync(versions)) {
  test(`TBL 5.5 matches of data made by version ${version} go on, or say why not, and none is a fault`, async (t) => {
    const data = unpacked(t, version)
    const first = await served(t, data)
    const { matches } = await first.ann.get(listed, '/matches?list=mine')
    const over = await first.ann.get(listed, '/matches?list=finished')
    assert.ok(matches.length >= 5)
    const turns = new Map<string, number>()
    for (const { id, game } of matches) {
      const { seats } = await first.ann.get(seated, `/matches/${id}`)
      const seat = encodeURIComponent(seats.find(({ yours }) => yours)?.seat ?? assert.fail(game))
      assert.ok((await first.ann.get(lined, `/matches/${id}/lines`)).lines.length > 0, game)
      const { turn, questions } = await first.ann.get(positioned, `/matches/${id}/position`)
      turns.set(id, turn)
      const question = questions.find(({ sealed }) => sealed === undefined)
      if (question === undefined) continue
      const at = `/matches/${id}/seats/${seat}/questions/${encodeURIComponent(question.id)}`
      const { answer } = await first.ann.get(z.object({ answer: z.unknown() }), `${at}/sample`)
      const given = await first.ann.ask('POST', `/api/v1${at}`, { answer })
      assert.equal(given.status, 200, `${game}: ${await given.text()}`)
    }
    for (const { id } of over.matches) {
      assert.ok((await first.ann.get(lined, `/matches/${id}/lines`)).lines.length > 0)
      const response = await first.ann.ask('GET', `/api/v1/matches/${id}/position`)
      assert.equal(response.status, 409)
      assert.match(
        refused.parse(await response.json()).detail,
        new RegExp(`played by version ${version} of the rules`),
      )
    }
    await first.stop()

    const second = await served(t, data)
    for (const [id, turn] of turns)
      assert.ok((await second.ann.get(positioned, `/matches/${id}/position`)).turn >= turn)
  })
}
