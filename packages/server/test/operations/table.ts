import assert from 'node:assert/strict'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestContext } from 'node:test'
import { type ServeOptions, serve } from '@windward/server'
import { game } from '@windward/table/fixture'
import { type Browser, field } from '../people/browser.ts'

const games = [{ game, module: import.meta.resolve('@windward/table/fixture') }]

/** The whole server, on a directory or on ':memory:'. */
export const openOn = (data: string, more: ServeOptions = {}) =>
  serve({ port: 0, data, logLevel: 'silent', rateLimit: 0, games, ...more })

export const scratch = (t: TestContext): string => {
  const directory = mkdtempSync(join(tmpdir(), 'windward-table-'))
  t.after(() => rmSync(directory, { recursive: true }))
  return directory
}

/** A match of two that has begun, and where the one who laid the table answers. */
export const begin = async (host: Browser, other: Browser, more: object = {}) => {
  const wish = { game: 'fixture', seats: 2, access: 'open', ...more }
  const match = String(field((await host.post('/api/v1/matches', wish)).body, 'id'))
  for (const each of [host, other]) await each.post(`/api/v1/matches/${match}/join`)
  await host.post(`/api/v1/matches/${match}/start`)
  const { body } = await host.get(`/api/v1/matches/${match}/position`)
  const question = field(body, 'questions', '0')
  assert.ok(question)
  const at = `/api/v1/matches/${match}/seats/${field(question, 'seat')}/questions/${encodeURIComponent(String(field(question, 'id')))}`
  return { host, match, at, sample: (await host.get(`${at}/sample`)).body }
}
