import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import {
  addWords,
  company,
  exportRecord,
  layTable,
  Match,
  playOut,
  type Result,
  randomBot,
  seedFrom,
  verify,
} from '../../src/index.ts'
import { game, type Skirmish } from '../fixture/game.ts'
import { isKept, numbers } from './dice-by-hand.ts'

test('TBL 4.4, TBL 6.2 anyone can compute every number of a finished match from its seed and its words', () => {
  const { record, drawn } = finished()
  assert.ok(isKept(record))
  assert.ok(drawn.length > 20)
  for (const [stream, rolled] of Map.groupBy(drawn, (each) => each.stream)) {
    assert.deepEqual(
      numbers(
        record,
        stream,
        rolled.map(({ limit }) => limit),
      ),
      rolled.map(({ value }) => value),
    )
  }
})

test('the page on records shows this very recipe', () => {
  const source = readFileSync(new URL('./dice-by-hand.ts', import.meta.url), 'utf8').replaceAll('\r\n', '\n')
  const page = readFileSync(new URL('../../../../docs/records.md', import.meta.url), 'utf8')
  assert.ok(page.replaceAll('\r\n', '\n').includes(`\n\`\`\`ts\n${source}\`\`\`\n`))
})

function finished() {
  const seats = game.seats.all
  const laid = must(layTable(game, { options: {}, seats, seed: seedFrom('by hand') }))
  const spoken = must(addWords(must(addWords(laid, 'gold', 'grüße, "wind" ☸')), 'amber', 'fair wind'))
  const match = must(Match.open(game, spoken))
  playOut(match, company<Skirmish>(seats, [randomBot], seedFrom('bots')))
  const record = must(exportRecord(game, match.record()))
  return { record, drawn: must(verify(game, record)).drawn }
}

function must<T>(result: Result<T>): T {
  assert.ok(result.ok)
  return result.value
}
