import assert from 'node:assert/strict'
import { test } from 'node:test'
import { z } from 'zod'
import { RATES } from '../../src/api/rates.ts'
import { AsPapers } from './as-papers.ts'
import { playSeat } from './player.ts'
import { begun, playerAt } from './table.ts'
import { serverFor } from './test-server.ts'
import { type Heard, Visitor } from './visitor.ts'

test('every route is in the papers, for programs and for people', async (t) => {
  const { address } = await serverFor(t)
  const { openapi, paths, components } = (await AsPapers.of(address)).papers
  assert.match(openapi, /^3\.1/)
  const page = await (await fetch(`${address}/api`)).text()
  for (const path of [
    '/api/v1/matches/{match}/stream',
    '/api/v1/matches/{match}/seats/{seat}/questions/{question}',
    '/api/v1/games/{game}/decisions/{kind}',
    '/api/v1/stream',
  ]) {
    assert.ok(path in paths, path)
    assert.ok(page.includes(path), path)
  }
  for (const name of Object.keys(components.schemas)) assert.ok(page.includes(`id="shape-${name}"`), name)
})

test('every operation has a name of its own, one of the tags, and typed answers', async (t) => {
  const { address } = await serverFor(t)
  const { paths, tags } = (await AsPapers.of(address)).papers
  const operations = Object.values(paths).flatMap((methods) => Object.values(methods))
  const names = operations.map(({ operationId }) => operationId)
  assert.deepEqual(names, [...new Set(names)])
  for (const { operationId, tags: own, summary, description, responses } of operations) {
    assert.ok(
      tags.some(({ name }) => name === own[0]),
      operationId,
    )
    assert.ok(summary.length > 0 && description.length > 0, operationId)
    const statuses = Object.keys(responses)
    assert.ok(statuses.some((status) => status.startsWith('2')) && statuses.includes('429'), operationId)
    for (const [status, response] of Object.entries(responses))
      if (status.startsWith('2') && status !== '204') assert.ok('content' in response, operationId)
      else if (!status.startsWith('2')) assert.ok('$ref' in response, operationId)
  }
})

test('shapes are shared: what several operations give has one place', async (t) => {
  const { address } = await serverFor(t)
  const { paths, components } = (await AsPapers.of(address)).papers
  const { schemas } = components
  for (const name of [
    'Problem',
    'MatchDetail',
    'MatchSummary',
    'Position',
    'Question',
    'Line',
    'MatchEvent',
    'Fork',
  ])
    assert.ok(name in schemas, name)
  const text = JSON.stringify(paths)
  assert.ok(text.includes('"$ref":"#/components/schemas/MatchDetail"'))
  assert.ok(!text.includes('"pauseAskedBy"'))
  assert.ok(!Object.keys(schemas).some((name) => name.endsWith('Input') && name.slice(0, -5) in schemas))
})

test('the events of streams are as the papers say, and both encodings are named', async (t) => {
  const server = await serverFor(t)
  const judge = await AsPapers.of(server.address)
  for (const path of ['/api/v1/matches/{match}/stream', '/api/v1/stream']) {
    const given = judge.papers.paths[path]?.['get']?.responses['200']
    assert.ok(given && 'content' in given)
    assert.deepEqual(Object.keys(given.content ?? {}), ['text/event-stream', 'application/x-ndjson'])
  }
  const names = new Set<string>()
  const held = (shape: string) => (heard: Heard) => {
    judge.holdPart(`#/components/schemas/${shape}`, heard)
    names.add(heard.event)
  }
  const clock = { kind: 'mail', bankSeconds: 600, perDecisionSeconds: 60, vacationDays: 1 }
  const laid = await begun(server, ['amber', 'blue'], { options: { turns: 2 }, clock })
  const blue = playerAt(laid, 'blue')
  const leaving = new AbortController()
  const following = (async () => {
    for await (const heard of blue.follow('/stream', leaving)) held('PersonEvent')(heard)
  })()
  await blue.ask('POST', `${laid.path}/seats/blue/talk`, { text: 'Ahoy' })
  const at = `${laid.path}/seats/blue/questions/1%231`
  const { answer } = await blue.get(z.object({ answer: z.unknown() }), 'GET', `${at}/sample`)
  for await (const heard of blue.follow(`${laid.path}/stream`)) {
    held('MatchEvent')(heard)
    if (heard.event === 'clock') await blue.ask('POST', at, { answer })
    if (heard.event === 'awaited') break
  }
  await Promise.all(
    ['amber', 'blue'].map((seat) => playSeat(playerAt(laid, seat), laid.path, seat, held('MatchEvent'))),
  )
  while (!names.has('match-ended')) await new Promise((resolve) => setTimeout(resolve, 10))
  leaving.abort()
  await following
  const wanted = ['awaited', 'clock', 'lines', 'match-ended', 'match-started', 'position', 'table', 'talk']
  assert.deepEqual([...names].toSorted(), [...wanted, 'your-move'])
})

test('a game tells its options, seats and the forms of its answers', async (t) => {
  const { address } = await serverFor(t)
  const anybody = new Visitor(address, '')
  const game = z.looseObject({
    options: z.looseObject({ properties: z.looseObject({ turns: z.unknown() }) }),
    bots: z.array(z.string()),
  })
  assert.deepEqual((await anybody.get(game, 'GET', '/games/fixture')).bots, ['foresighted', 'random'])
  const decision = z.looseObject({ answer: z.looseObject({ type: z.string() }), instruction: z.unknown() })
  assert.equal((await anybody.get(decision, 'GET', '/games/fixture/decisions/orders')).answer.type, 'array')
  assert.equal((await anybody.ask('GET', '/games/nothing')).status, 404)
})

test('the tree of legal answers is walked one fork at a time', async (t) => {
  const server = await serverFor(t)
  const laid = await begun(server, ['amber', 'blue'])
  const amber = playerAt(laid, 'amber')
  const at = `${laid.path}/seats/amber/questions/1%231`
  const choice = z.object({
    kind: z.literal('choice'),
    branches: z.array(z.object({ key: z.string(), label: z.string() })),
  })
  assert.equal((await amber.get(choice, 'GET', `${at}/options`)).branches[0]?.label, 'Unit 0 stays in area 0')
  const leaf = await amber.ask('GET', `${at}/options?at=stay&at=stay&at=stay`)
  assert.deepEqual(leaf.body, { kind: 'leaf', answer: [0, 14, 28] })
  assert.equal((await amber.ask('GET', `${at}/options?at=nowhere`)).status, 404)
  const check = await amber.ask('POST', `${at}/check`, { answer: [0, 0, 0] })
  assert.match(JSON.stringify(check.body), /"refused":\{"text":".*","clause":"FIX 2.1"\}/)
})

test('whoever asks too often is told how long to wait', async (t) => {
  const { address } = await serverFor(t, { rates: { ...RATES, usual: { max: 3, timeWindow: 60_000 } } })
  const ada = new Visitor(address, 'person ada')
  for (let times = 0; times < 3; times += 1) assert.equal((await ada.ask('GET', '/games')).status, 200)
  const { status, headers } = await ada.ask('GET', '/games')
  assert.equal(status, 429)
  assert.ok(Number(headers.get('retry-after')) > 0)
  assert.match(headers.get('content-type') ?? '', /^application\/problem\+json/)
  assert.equal((await new Visitor(address, 'person ben').ask('GET', '/games')).status, 200)
})
