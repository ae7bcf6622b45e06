import assert from 'node:assert/strict'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type TestContext, test } from 'node:test'
import type { Considered } from '@windward/table'
import { z } from 'zod'
import type { Bots, BotTask } from '../../src/match/bots/bots.ts'
import { BotPool } from '../../src/match/bots/pool.ts'
import { serverFor } from '../api/test-server.ts'
import { until } from '../api/until.ts'
import { idShape, positionShape, Visitor } from '../api/visitor.ts'

const EFFORT = 3
/** So many turns that the match is opened from a checkpoint after them. */
const TURNS = { before: 26, all: 30 }

const sampled = z.looseObject({ answer: z.unknown() })
const detail = z.looseObject({ status: z.string(), happened: z.array(z.looseObject({ do: z.string() })) })

/** Bots at work, and what each was asked. */
class Overheard implements Bots {
  readonly tasks: BotTask[] = []
  readonly #pool = new BotPool()

  answer(task: BotTask): Promise<Considered> {
    this.tasks.push(task)
    return this.#pool.answer(task)
  }

  close(): Promise<void> {
    return this.#pool.close()
  }
}

async function opened(t: TestContext, file: string) {
  const bots = new Overheard()
  const server = await serverFor(t, { file, bots, botEffort: EFFORT })
  return { server, bots, ada: new Visitor(server.address, 'person ada') }
}

/** Ada answers anything until that turn has come or the match is over. */
async function play(ada: Visitor, path: string, turn: number): Promise<void> {
  for (;;) {
    const [question] = await until(
      async () => {
        const now = await ada.get(positionShape, 'GET', `${path}/position?seat=amber`)
        if (now.turn >= turn || now.outcome !== undefined) return [undefined]
        return now.questions.filter(({ sealed }) => sealed === undefined)
      },
      (asked) => asked.length > 0,
    )
    if (question === undefined) return
    const asked = `${path}/seats/amber/questions/${encodeURIComponent(question.id)}`
    const { answer } = await ada.get(sampled, 'GET', `${asked}/sample`)
    assert.equal((await ada.ask('POST', asked, { answer })).status, 200)
  }
}

function checkThinking(tasks: readonly BotTask[]): void {
  for (const { question, thinking, view } of tasks) {
    assert.ok(thinking !== undefined)
    const { turn } = z.looseObject({ turn: z.number() }).parse(JSON.parse(view))
    assert.equal(question.seat, 'blue')
    assert.deepEqual(thinking.seats, ['amber', 'blue'])
    assert.equal(thinking.turn, turn)
    assert.equal(thinking.effort, EFFORT)
    const keys = thinking.lines.map(({ what }) => what.key)
    assert.deepEqual([keys[0], thinking.lines[0]?.private], ['dealt', true])
    assert.equal(keys.filter((key) => key === 'dealt').length, 1, 'what is told to others is not known here')
    assert.equal(keys.filter((key) => key === 'moved').length, turn - 1, 'all turns are there')
  }
}

test('a bot that thinks ahead knows all that its seat was told, also after a restart', async (t) => {
  const directory = mkdtempSync(join(tmpdir(), 'windward-'))
  t.after(() => rmSync(directory, { recursive: true, force: true }))
  const file = join(directory, 'windward.db')
  const first = await opened(t, file)
  const { id } = await first.ada.get(idShape, 'POST', '/matches', {
    game: 'fixture',
    seats: ['amber', 'blue'],
    options: { turns: TURNS.all },
  })
  const path = `/matches/${id}`
  await first.ada.get(idShape, 'POST', `${path}/join`, { seat: 'amber' })
  await first.ada.get(idShape, 'POST', `${path}/seats/blue/bot`, { bot: 'foresighted' })
  await first.ada.get(idShape, 'POST', `${path}/start`)
  await play(first.ada, path, TURNS.before)
  await first.server.close()
  checkThinking(first.bots.tasks)
  const second = await opened(t, file)
  await play(second.ada, path, Number.POSITIVE_INFINITY)
  const end = await until(
    () => second.ada.get(detail, 'GET', path),
    ({ status }) => status === 'over',
  )
  assert.deepEqual(end.happened, [])
  assert.ok(second.bots.tasks.length >= TURNS.all - TURNS.before)
  checkThinking(second.bots.tasks)
})

test('a bot that only looks is told nothing more', async (t) => {
  const { bots, ada } = await opened(t, ':memory:')
  const wish = { game: 'fixture', seats: ['amber', 'blue'], options: { turns: 2 } }
  const { id } = await ada.get(idShape, 'POST', '/matches', wish)
  await ada.get(idShape, 'POST', `/matches/${id}/join`, { seat: 'amber' })
  await ada.get(idShape, 'POST', `/matches/${id}/seats/blue/bot`, { bot: 'random' })
  await ada.get(idShape, 'POST', `/matches/${id}/start`)
  await play(ada, `/matches/${id}`, 2)
  assert.deepEqual(
    bots.tasks.flatMap(({ thinking }) => thinking ?? []),
    [],
  )
})

test('a table may have its bots think for a shorter or a longer time than is usual', async (t) => {
  const { bots, ada } = await opened(t, ':memory:')
  for (const botsThink of ['short', 'long', undefined]) {
    const wish = { game: 'fixture', seats: ['amber', 'blue'], options: { turns: 1 }, botsThink }
    const laid = await ada.get(
      z.looseObject({ id: z.string(), botsThink: z.string() }),
      'POST',
      '/matches',
      wish,
    )
    assert.equal(laid.botsThink, botsThink ?? 'usual')
    await ada.get(idShape, 'POST', `/matches/${laid.id}/join`, { seat: 'amber' })
    await ada.get(idShape, 'POST', `/matches/${laid.id}/seats/blue/bot`, { bot: 'foresighted' })
    await ada.get(idShape, 'POST', `/matches/${laid.id}/start`)
    await play(ada, `/matches/${laid.id}`, Number.POSITIVE_INFINITY)
  }
  assert.deepEqual(
    bots.tasks.map(({ thinking }) => thinking?.effort),
    [Math.round(0.4 * EFFORT), Math.round(2.5 * EFFORT), EFFORT],
  )
})
