import assert from 'node:assert/strict'
import { once } from 'node:events'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { setTimeout as pause } from 'node:timers/promises'
import { readRecord, verify } from '@windward/table'
import { game } from '@windward/table/fixture'
import { scratch, start } from '../test-kit/command-line.ts'

const KILLS = 4

test('killed at any moment, a simulation leaves no record that cannot be opened', async (t) => {
  const directory = scratch(t)
  const records = () => readdirSync(directory).filter((name) => name.endsWith('.json'))
  for (let kill = 1; kill <= KILLS; kill += 1) {
    const known = records().length
    const seed = `kill ${kill}`
    const digits = '9'.repeat(kill + 3)
    const child = start('simulate', 'fixture', '--matches', digits, '--seed', seed, '--records', directory)
    while (records().length <= known) await pause(5)
    await pause(kill * 7)
    child.kill('SIGKILL')
    await once(child, 'exit')
  }
  assert(records().length >= KILLS)
  for (const name of records()) {
    const read = readRecord(readFileSync(join(directory, name), 'utf8'))
    assert(read.ok, name)
    assert(verify(game, read.value).ok, name)
  }
})
