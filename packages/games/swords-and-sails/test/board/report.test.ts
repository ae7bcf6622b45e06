import assert from 'node:assert/strict'
import test from 'node:test'
import { game } from '@windward/swords-and-sails'
import { toldKeys } from 'windward/test-kit/told-keys.ts'
import { toldLines } from 'windward/test-kit/told-lines.ts'
import { report } from '../../board/report/report.ts'
import { WORTH } from '../../board/report/worth.ts'
import { en } from '../../src/words.en.ts'

const SEATS = ['BYZ', 'FAT', 'HRE', 'KIE', 'NSE', 'FRA', 'ENG'] as const

test('every line a season can bring has its place in the report, or is known to be worth none', () => {
  const told = toldKeys(new URL('../../src/', import.meta.url), Object.keys(en))
  assert.deepEqual([...WORTH.keys()].toSorted(), [...told].toSorted())
})

const { steward } = game.bots
assert.ok(steward)
const lines = toldLines(game, {
  options: {},
  seats: SEATS,
  bots: [steward],
  viewer: 'BYZ',
  decisions: 900,
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

test('a land that is taken is reported to whoever took it and whoever had it, by name', () => {
  const taken = of('siege.taken')
  let fromSomebody = 0
  for (const { line, before, seats, worth, text } of taken) {
    const { owner } = Object(before.lands)[String(line.what.fields['land'])]
    assert.equal(worth, 'everybody')
    assert.ok(concerns(seats, `${line.what.fields['besieger']}`))
    assert.match(text ?? '', owner === null ? /, which was neutral\.$/ : / from /)
    if (owner === null) continue
    assert.ok(concerns(seats, owner), `${owner} lost it`)
    fromSomebody += 1
  }
  assert.ok(fromSomebody > 0, `${taken.length} lands were taken, none from anybody`)
})

test('a battle is reported to everybody who fought in it, won or lost, with what it cost', () => {
  const ended = [...of('battle.won'), ...of('battle.undecided')]
  for (const { line, seats } of ended) {
    const where = JSON.stringify(line.what.fields['where'])
    const begun = of('battle.begins').findLast(
      (other) => JSON.stringify(other.line.what.fields['where']) === where,
    )
    for (const fighter of [begun?.line.what.fields['sides'] ?? []].flat(2))
      assert.ok(concerns(seats, `${fighter}`), `${fighter} fought ${where}`)
  }
  assert.ok(ended.length > 3, `${ended.length} battles`)
  assert.ok(ended.some(({ text }) => /Losses: .* \d/.test(text ?? '')))
})

test('a march concerns whose army it is and whose land it comes to, and a new season everybody', () => {
  for (const { line, before, seats } of of('movement.marched')) {
    const { piece, to } = line.what.fields
    const { owner } = Object(before.lands)[`${to}`]
    const own = `${piece}`.split(' ')[0]
    assert.deepEqual(new Set(seats), new Set(owner === null ? [own] : [own, owner]))
  }
  for (const { seats } of of('victory.season')) assert.equal(seats, 'everybody')
})
