import assert from 'node:assert/strict'
import { test } from 'node:test'
import { z } from 'zod'
import { RATES } from '../../src/api/rates.ts'
import { serverFor } from './harbour.ts'
import { begun, playerAt } from './table.ts'
import { Visitor } from './visitor.ts'

const papers = z.looseObject({ openapi: z.string(), paths: z.record(z.string(), z.looseObject({})) })

test('every route is in the papers, for programs and for people', async (t) => {
  const { address } = await serverFor(t)
  const { openapi, paths } = papers.parse(await (await fetch(`${address}/api/v1/openapi.json`)).json())
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
})

test('a game tells its options, seats and the forms of its answers', async (t) => {
  const { address } = await serverFor(t)
  const anybody = new Visitor(address, '')
  const game = z.looseObject({
    options: z.looseObject({ properties: z.looseObject({ turns: z.unknown() }) }),
    bots: z.array(z.string()),
  })
  assert.deepEqual((await anybody.get(game, 'GET', '/games/fixture')).bots, ['random'])
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
