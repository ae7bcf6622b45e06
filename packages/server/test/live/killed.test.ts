import assert from 'node:assert/strict'
import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type TestContext, test } from 'node:test'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { openPostgres } from '../../src/storage/postgres/open.ts'
import { openSqlite } from '../../src/storage/sqlite/open.ts'
import type { Storage } from '../../src/storage/storage.ts'
import { begun } from '../api/table.ts'
import { Postgres } from '../postgres.ts'
import { PatientPlayer } from './patient-player.ts'

const SERVER = fileURLToPath(new URL('./mortal-server.ts', import.meta.url))
const KILLS = Number(process.env['WINDWARD_KILLS'] ?? 4)
/** A minute's worth. */
const TRIES = 3000
const SEATS = ['amber', 'blue', 'copper']

async function start(port: number, where: string): Promise<ChildProcess> {
  const child = fork(SERVER, [`${port}`, where], { stdio: ['ignore', 'ignore', 'ignore', 'ipc'] })
  await once(child, 'message')
  return child
}

async function kill(child: ChildProcess): Promise<void> {
  const gone = once(child, 'exit')
  child.kill('SIGKILL')
  await gone
}

/** Plays while the server is killed again and again, then compares what was promised with what is there. */
async function survives(t: TestContext, where: string, open: () => Promise<Storage>): Promise<void> {
  const port = 20_000 + Math.floor(Math.random() * 12_000)
  const address = `http://127.0.0.1:${port}`
  let server = await start(port, where)
  t.after(() => server.kill('SIGKILL'))
  const { id, path } = await begun({ address }, SEATS, { options: { turns: 1000 } })
  const players = SEATS.map((seat) => new PatientPlayer(address, path, seat))
  const playing = players.map((player) => player.play())
  const promised = () => players.reduce((sum, { acknowledged }) => sum + acknowledged.size, 0)
  /** However busy the machine is, the server gets to promise something in each of its lives. */
  const lives = async () => {
    const before = promised()
    for (let tries = 0; tries < TRIES && promised() <= before; tries += 1) await wait(20)
    await wait(Math.random() * 700)
  }
  for (let kills = 0; kills < KILLS; kills += 1) {
    await lives()
    await kill(server)
    server = await start(port, where)
  }
  await lives()
  for (const player of players) player.stop()
  await Promise.all(playing)
  await kill(server)

  const storage = await open()
  const steps = await storage.course.steps(id, 1)
  const entries = steps.flatMap((step) => step.entries)
  let acknowledged = 0
  for (const { seat, sent, acknowledged: promised, lines } of players) {
    assert.deepEqual(
      lines,
      lines.map((_, index) => index + 1),
      `${seat} read every line once`,
    )
    for (const [question, answers] of promised) {
      const kept = entries.flatMap((entry) =>
        entry.do === 'answer' && entry.seat === seat && entry.question === question
          ? JSON.stringify(entry.answer)
          : [],
      )
      acknowledged += answers.length
      for (const answer of answers) assert.ok(kept.includes(answer), `${seat} ${question} was lost`)
      assert.ok(kept.length <= (sent.get(question) ?? 0), `${seat} ${question} is there twice`)
    }
  }
  assert.ok(acknowledged > KILLS, `${acknowledged} answers were acknowledged`)
  await storage.close()
}

test('a server on SQLite that is killed again and again loses nothing it has acknowledged', async (t) => {
  const folder = mkdtempSync(join(tmpdir(), 'windward-killed-'))
  t.after(() => rmSync(folder, { recursive: true }))
  const file = join(folder, 'table.sqlite')
  await survives(t, file, () => openSqlite(file))
})

test('a server on PostgreSQL that is killed again and again loses nothing it has acknowledged', async (t) => {
  const postgres = await Postgres.start()
  t.after(() => postgres.stop())
  const url = await postgres.database()
  await survives(t, url, () => openPostgres(url))
})
