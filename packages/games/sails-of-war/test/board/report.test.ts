import assert from 'node:assert/strict'
import test from 'node:test'
import { game } from '@windward/sails-of-war'
import { toldKeys } from 'windward/test-kit/told-keys.ts'
import { toldLines } from 'windward/test-kit/told-lines.ts'
import { report } from '../../board/report/report.ts'
import { WORTH } from '../../board/report/worth.ts'
import { en } from '../../src/catalogue.en.ts'

const SEATS = ['orcs', 'knights', 'elves', 'barbarians'] as const

test('every line a round can bring has its place in the report, or is known to be worth none', () => {
  const told = toldKeys(new URL('../../src/', import.meta.url), Object.keys(en))
  assert.deepEqual([...WORTH.keys()].toSorted(), [...told].toSorted())
})

const { random, warden } = game.bots
assert.ok(random && warden)
const lines = toldLines(game, {
  options: game.options.parse({ roundLimit: 8, mode: 'base' }),
  seats: SEATS,
  bots: [random, warden],
  viewer: 'orcs',
  number: 3,
})
const reported = report(
  lines.map(({ line }) => line),
  (place) => lines[place]?.before,
)
const of = (key: string) =>
  lines.flatMap(({ line, before }, place) => {
    const found = reported[place]
    return line.what.key === key && found !== undefined ? [{ line, before, ...found }] : []
  })

const concerns = (seats: string | readonly string[], seat: string): boolean =>
  Array.isArray(seats) && seats.includes(seat)

test('nothing is told that the report does not know', () => {
  assert.equal(reported.length, lines.length)
  for (const { line } of lines) assert.ok(WORTH.has(line.what.key), line.what.key)
})

test('a Realm that is taken is reported to whoever took it and whoever had it', () => {
  const taken = of('battle.taken')
  for (const { line, before, seats, text } of taken) {
    const { race, realm } = line.what.fields
    const owner = Object.values(before.realms).find(({ id }) => id === realm)?.owner ?? null
    assert.ok(concerns(seats, `${race}`))
    assert.match(text ?? '', owner === null ? /, which was nobody’s\.$/ : / from /)
    if (owner !== null) assert.ok(concerns(seats, owner), `${owner} lost it`)
  }
  assert.ok(taken.length > 3, `${taken.length} Realms were taken`)
})

test('a battle is reported to both who fought in it', () => {
  const ended = of('battle.ends')
  const begun = of('battle.begins')
  assert.ok(ended.length > 2, `${ended.length} battles`)
  for (const [place, { seats, worth, text }] of ended.entries()) {
    const { attacker, defender } = begun[place]?.line.what.fields ?? {}
    assert.ok(concerns(seats, `${attacker}`) && concerns(seats, `${defender}`))
    assert.equal(worth, 'everybody')
    assert.match(text ?? '', /^Battle in .* against /)
  }
})

test('who marches is concerned, and whose Hero it is; an event concerns everybody', () => {
  const marched = of('movement.marched')
  for (const { line, seats } of marched) assert.ok(concerns(seats, `${line.what.fields['race']}`))
  assert.ok(marched.length > 0)
  for (const { line, seats } of of('hero.walked'))
    assert.deepEqual(seats, [`${line.what.fields['hero']}`.split('/')[0]])
  for (const { seats } of of('event.rolled')) assert.equal(seats, 'everybody')
})
