import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import {
  company,
  exportRecord,
  Match,
  type MatchRecord,
  playOut,
  randomBot,
  readRecord,
  seedFrom,
  tableWords,
  textOf,
  verify,
} from '@windward/table'
import { allRealms } from '../../src/board/realms.ts'
import { game } from '../../src/game.ts'
import type { SailsOfWar } from '../../src/state.ts'

/** A match of three in its ninth round, with Ports, ships, Towns and Cities, as version 1 of the rules left it. */
function versionOne(): MatchRecord {
  const text = readFileSync(new URL('records/version-1.json', import.meta.url), 'utf8')
  const read = readRecord(text)
  return read.ok ? read.value : assert.fail(textOf(read.refusal.refused, tableWords))
}

function carried(): Match<SailsOfWar> {
  const opened = Match.open(game, versionOne())
  return opened.ok ? opened.value : assert.fail(textOf(opened.refusal.refused, tableWords))
}

test('a match of version 1 goes on; what stands counts as built by whoever holds it', () => {
  assert.equal(versionOne().version, 1)
  const { state } = carried()
  const built = allRealms(state).filter(({ building, ports }) => building !== null || ports.length > 0)
  assert.ok(built.some(({ building }) => building !== null) && built.some(({ ports }) => ports.length > 0))
  for (const { owner, builder, ports } of built) {
    assert.equal(builder, owner)
    for (const port of ports) assert.equal(port.builder, owner)
  }
})

test('a match of version 1 is played to its end by the rules of today, and its record holds', () => {
  const match = carried()
  const bots = company<SailsOfWar>(game.seats.choose(3, match.state.options), [randomBot], seedFrom('on'))
  playOut(match, bots, 100_000)
  assert.ok(match.outcome)
  const exported = exportRecord(game, match.record())
  assert.ok(exported.ok)
  assert.equal(exported.value.version, game.version)
  assert.ok(verify(game, exported.value).ok)
})
