import assert from 'node:assert/strict'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type TestContext, test } from 'node:test'
import { game as skirmish } from '@windward/table/fixture'
import { z } from 'zod'
import { answerOnce, sampled } from '../api/player.ts'
import { begun, type Laid, playerAt, seated } from '../api/table.ts'
import { type Opened, openServer } from '../api/test-server.ts'
import { positionShape, Visitor } from '../api/visitor.ts'
import { laterVersion, WAY_ACROSS } from './other-rules.ts'

const refused = z.looseObject({ detail: z.string(), clause: z.string().optional() })
const listed = z.object({
  matches: z.array(z.looseObject({ id: z.string(), unplayable: z.string().optional() })),
})
const lined = z.object({ lines: z.array(z.looseObject({ text: z.string() })) })
const tabled = z.looseObject({ unplayable: z.string().optional(), status: z.string() })
const asked = z.looseObject({ match: z.string(), unplayable: z.string().optional() })

const CLOSED =
  'This match cannot go on. It was played by version 1 of the rules of Skirmish, and this table has version 3.'
const TO_READ =
  'This match can be read, and no longer be opened. It was played by version 1 of the rules of Skirmish, and this table has version 3.'

function fileFor(t: TestContext): string {
  const folder = mkdtempSync(join(tmpdir(), 'windward-rules-'))
  t.after(() => rmSync(folder, { recursive: true }))
  return join(folder, 'windward.sqlite')
}

/** Matches by the first version, in their second turn or over; then another server opens them by other rules. */
async function playedThenServed(
  t: TestContext,
  turns: number,
  later: ReturnType<typeof laterVersion>,
): Promise<{ server: Opened; laid: Laid }> {
  const file = fileFor(t)
  const first = await openServer({ file })
  const laid = await begun(first, ['amber', 'blue'], { options: { turns }, spectators: true })
  for (const [seat, player] of laid.players) await answerOnce(player, laid.path, seat)
  if (turns > 1) await answerOnce(playerAt(laid, 'amber'), laid.path, 'amber')
  await first.close()
  const server = await openServer({ file, games: [later] })
  t.after(server.close)
  const players = new Map(
    [...laid.players.keys()].map((seat) => [seat, new Visitor(server.address, `person ${seat}`)]),
  )
  return { server, laid: { ...laid, players } }
}

test('TBL 5.5 a running match goes on by a version two later, and is of that version from then on', async (t) => {
  const later = laterVersion(3, { migrations: WAY_ACROSS })
  const { server, laid } = await playedThenServed(t, 3, later)
  for (const [seat, player] of laid.players) {
    const { questions } = await player.get(positionShape, 'GET', `${laid.path}/position?seat=${seat}`)
    assert.deepEqual(
      questions.map(({ sealed }) => sealed),
      [undefined],
    )
  }
  for (const [seat, player] of laid.players) await answerOnce(player, laid.path, seat)
  const { turn } = await playerAt(laid, 'blue').get(positionShape, 'GET', `${laid.path}/position`)
  assert.ok(turn >= 2)
  assert.equal((await server.storage.matches.find(laid.id))?.match.version, 3)
})

test('TBL 5.5 a running match without a way across is closed with one sentence on every route, stream and list', async (t) => {
  const { server, laid } = await playedThenServed(t, 3, laterVersion(3))
  const { id, path } = laid
  const amber = playerAt(laid, 'amber')
  const question = `${path}/seats/amber/questions/any`
  const closed: readonly (readonly [string, string, object?])[] = [
    ['GET', `${path}/position`],
    ['GET', `${path}/moments`],
    ['GET', `${path}/record`],
    ['GET', `${question}/options`],
    ['GET', `${question}/sample`],
    ['POST', `${question}/check`, { answer: null }],
    ['POST', question, { answer: null }],
    ['DELETE', question],
    ['GET', `${path}/seats/amber/instructions`],
    ['PUT', `${path}/seats/amber/instructions/orders`, { instruction: null }],
    ['POST', `${path}/resign`, {}],
    ['POST', `${path}/pause`, { say: 'ask' }],
    ['POST', `${path}/vacation`, { days: 2 }],
    ['POST', `${path}/back`, {}],
    ['POST', `${path}/seats/blue/replace`, {}],
    ['POST', `${path}/seats/amber/talk`, { text: 'ahoy' }],
    ['POST', `${path}/invite`, { person: 'id-cat' }],
  ]
  for (const [method, at, body] of closed) {
    const { status, body: problem } = await amber.ask(method, at, body)
    assert.deepEqual([status, refused.parse(problem).detail], [409, CLOSED], `${method} ${at}`)
  }
  assert.equal((await amber.get(tabled, 'GET', path)).unplayable, CLOSED)
  const { matches } = await amber.get(listed, 'GET', '/matches?list=mine')
  assert.deepEqual(
    matches.map((match) => [match.id, match.unplayable]),
    [[id, CLOSED]],
  )
  assert.ok((await amber.get(lined, 'GET', `${path}/lines`)).lines.length > 0)
  const heard = new Map<string, unknown>()
  const stop = new AbortController()
  for await (const { event, data } of amber.follow(`${path}/stream`, stop)) {
    heard.set(event, data)
    if (event === 'clock') stop.abort()
  }
  assert.deepEqual([...heard.keys()], ['lines', 'table', 'clock'])
  assert.equal(tabled.parse(heard.get('table')).unplayable, CLOSED)
  const own = new AbortController()
  for await (const { event, data } of amber.follow('/stream', own)) {
    assert.deepEqual([event, asked.parse(data).unplayable], ['match-started', CLOSED])
    own.abort()
  }
  await server.services.openMatches.peek(id)?.absent.wake()
  assert.equal((await server.storage.matches.find(id))?.match.status, 'playing')
})

test('players who are left with a match that cannot go on may end it without a result', async (t) => {
  const { laid } = await playedThenServed(t, 3, laterVersion(3))
  await playerAt(laid, 'amber').get(tabled, 'POST', `${laid.path}/abandon`, { say: 'ask' })
  const ended = await playerAt(laid, 'blue').get(tabled, 'POST', `${laid.path}/abandon`, { say: 'agree' })
  assert.deepEqual([ended.status, ended.unplayable], ['over', TO_READ])
})

test('TBL 5.5 a match that older rules have finished is read and says which version it needs', async (t) => {
  const { laid } = await playedThenServed(t, 1, laterVersion(3, { migrations: WAY_ACROSS }))
  const amber = playerAt(laid, 'amber')
  const { matches } = await amber.get(listed, 'GET', '/matches?list=finished')
  assert.deepEqual(
    matches.map(({ unplayable }) => unplayable),
    [TO_READ],
  )
  const { status, body } = await amber.ask('GET', `${laid.path}/position`)
  assert.deepEqual([status, refused.parse(body).detail], [409, TO_READ])
  assert.ok((await amber.get(lined, 'GET', `${laid.path}/lines`)).lines.length > 0)
})

test('lines whose words are gone, or throw, are shown plainly', async (t) => {
  const { dealt, ...words } = skirmish.words
  assert.ok(dealt)
  const moved = () => {
    throw new TypeError('It takes other fields now.')
  }
  const later = laterVersion(3, { migrations: WAY_ACROSS, words: { ...words, moved } })
  const { laid } = await playedThenServed(t, 3, later)
  const { lines } = await playerAt(laid, 'amber').get(lined, 'GET', `${laid.path}/lines`)
  assert.ok(lines.some(({ text }) => /dealt, strengths/.test(text)))
  assert.ok(lines.some(({ text }) => /moved, moves/.test(text)))
})

test('TBL 5.5 a table that was laid by older rules is begun by those at hand, or says why it cannot be', async (t) => {
  const file = fileFor(t)
  const first = await openServer({ file })
  const [one, two] = [await seated(first, ['amber', 'blue']), await seated(first, ['amber', 'blue'])]
  await first.close()
  const later = await openServer({ file, games: [laterVersion(3)] })
  const host = new Visitor(later.address, 'person host')
  await host.get(tabled, 'POST', `${one.path}/start`)
  assert.equal((await later.storage.matches.find(one.id))?.match.version, 3)
  const amber = new Visitor(later.address, 'person amber')
  await sampled(amber, await questionOf(amber, one.path))
  await later.close()
  const options = z.strictObject({ turns: z.int().min(1000).default(1000) })
  const last = await openServer({ file, games: [laterVersion(4, { options })] })
  t.after(last.close)
  const { status, body } = await new Visitor(last.address, 'person host').ask('POST', `${two.path}/start`)
  assert.equal(status, 409)
  assert.match(refused.parse(body).detail, /laid by version 1 of the rules of Skirmish.*has version 4/)
})

async function questionOf(who: Visitor, path: string): Promise<string> {
  const { questions } = await who.get(positionShape, 'GET', `${path}/position`)
  return `${path}/seats/amber/questions/${encodeURIComponent(questions[0]?.id ?? '')}`
}

test('a match of which what is kept is damaged says so, and is no fault', async (t) => {
  const file = fileFor(t)
  const first = await openServer({ file })
  const laid = await begun(first, ['amber', 'blue'])
  await first.storage.course.append([
    {
      match: laid.id,
      step: 2,
      at: 1,
      entries: [{ do: 'answer', seat: 'amber', question: 'never asked', answer: 7 }],
      lines: [],
    },
  ])
  await first.close()
  const second = await openServer({ file })
  t.after(second.close)
  const { status, body } = await new Visitor(second.address, 'person amber').ask(
    'GET',
    `${laid.path}/position`,
  )
  assert.deepEqual(
    [status, refused.parse(body).detail],
    [409, 'This match cannot be opened: what is kept of it is damaged.'],
  )
})
