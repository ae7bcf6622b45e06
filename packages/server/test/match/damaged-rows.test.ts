import assert from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import { z } from 'zod'
import { openSqlite } from '../../src/storage/sqlite/open.ts'
import { begun, seated } from '../api/table.ts'
import { type Opened, openServer } from '../api/test-server.ts'
import { Visitor } from '../api/visitor.ts'
import { scratch } from '../operations/table.ts'

const DAMAGED = 'This match cannot be opened: what is kept of it is damaged.'

const problem = z.looseObject({ detail: z.string() })
const tabled = z.looseObject({ unplayable: z.string().optional() })
const listed = z.object({
  matches: z.array(z.looseObject({ id: z.string(), unplayable: z.string().optional() })),
})
const papers = z.looseObject({ paths: z.record(z.string(), z.record(z.string(), z.unknown())) })

/** A match under way and a table that gathers, both with this written over what was kept; then a server opens them. */
async function servedDamaged(t: TestContext, statement: string) {
  const file = `${scratch(t)}/windward.sqlite`
  const first = await openServer({ file })
  const playing = await begun(first, ['amber', 'blue'], { spectators: true })
  const gathering = await seated(first, ['amber', 'blue'])
  await first.close()
  const storage = await openSqlite(file)
  assert.ok(storage.database.engine === 'sqlite')
  storage.database.sqlite.exec(statement)
  await storage.close()
  const logged: string[] = []
  const server = await openServer({ file, log: (trouble) => logged.push(String(trouble)) })
  t.after(server.close)
  return { server, playing, gathering, logged }
}

/** Every operation of the papers at this match. */
async function operationsAt(
  { address }: Opened,
  match: string,
): Promise<readonly (readonly [string, string])[]> {
  const { paths } = papers.parse(await (await fetch(`${address}/api/v1/openapi.json`)).json())
  return Object.entries(paths)
    .filter(([path]) => path.includes('{match}'))
    .flatMap(([path, operations]) =>
      Object.keys(operations).map((method) => {
        const at = path.replace('/api/v1', '').replace('{match}', match).replace('{seat}', 'amber')
        return [method.toUpperCase(), at.replace('{question}', '1%231').replace('{kind}', 'orders')] as const
      }),
    )
}

const BODIES = new Map([
  ['/check', { answer: null }],
  ['/questions/1%231', { answer: null }],
  ['/instructions/orders', { instruction: null }],
  ['/vacation', { days: 1 }],
  ['/pause', { say: 'ask' }],
  ['/draw', { say: 'ask' }],
  ['/talk', { text: 'ahoy' }],
  ['/invite', { person: 'id-cat' }],
])

const bodyFor = (path: string) => [...BODIES].find(([end]) => path.endsWith(end))?.[1] ?? {}

const everywhere = ['options', 'clock', 'words', 'result', 'more']

for (const [what, statement] of [
  ...everywhere.map((column) => [`its ${column}`, `update matches set ${column} = '{rubbish'`] as const),
  ['a clock of no kind', `update matches set clock = '{"kind":"sand"}'`],
  ['things that are no record', `update matches set more = 'null', words = '[1]'`],
  [
    'what happened at it',
    `insert into happenings (match_id, n, at, what) select id, 99, 1, 'rubbish' from matches`,
  ],
] as const) {
  test(`a match of which ${what} cannot be read says so on every route and list, and is no fault`, async (t) => {
    const { server, playing, gathering, logged } = await servedDamaged(t, statement)
    const amber = new Visitor(server.address, 'person amber')
    for (const { id, path } of [playing, gathering]) {
      const said = new Map<string, number>()
      for (const [method, at] of await operationsAt(server, id)) {
        if (at.endsWith('/stream')) continue
        const { status, body } = await amber.ask(method, at, method === 'GET' ? undefined : bodyFor(at))
        assert.ok(status < 500, `${method} ${at}: ${status} ${JSON.stringify(body)}`)
        if (problem.safeParse(body).data?.detail === DAMAGED) said.set(`${method} ${at}`, status)
      }
      assert.ok(said.size >= 8, [...said.keys()].join('\n'))
      assert.deepEqual([...new Set(said.values())], [409])
      assert.equal((await amber.get(tabled, 'GET', path)).unplayable, DAMAGED)
    }
    const { matches } = await amber.get(listed, 'GET', '/matches?list=mine')
    assert.deepEqual(
      matches.map(({ id, unplayable }) => [id, unplayable]).toSorted(),
      [playing, gathering].map(({ id }) => [id, DAMAGED]).toSorted(),
    )
    assert.match(logged.join('\n'), /cannot be read/)
    const heard: string[] = []
    const stop = new AbortController()
    for await (const { event } of amber.follow(`${playing.path}/stream`, stop)) {
      heard.push(event)
      if (event === 'table') stop.abort()
    }
    assert.ok(heard.includes('table'))
  })
}

test('a match of which the steps cannot be read says so, and lines that cannot be read are no fault either', async (t) => {
  const { server, playing } = await servedDamaged(
    t,
    `update steps set entries = 'rubbish'; update lines set what = 'rubbish'`,
  )
  const amber = new Visitor(server.address, 'person amber')
  for (const at of ['position', 'record', 'lines']) {
    const { status, body } = await amber.ask('GET', `${playing.path}/${at}`)
    assert.deepEqual([status, /damaged/.test(problem.parse(body).detail)], [409, true], at)
  }
})
