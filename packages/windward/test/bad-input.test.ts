import assert from 'node:assert/strict'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, test } from 'node:test'
import { scratch, windward } from '../test-kit/command-line.ts'
import { path } from './path.ts'

const REFUSED: readonly (readonly [command: string, sentence: RegExp])[] = [
  ['simulate chess', /There is no game “chess”. Known games: fixture/],
  ['simulate ./nowhere.ts', /There is no file .*nowhere\.ts/],
  [`simulate ${path('own/nothing.ts')}`, /exports no game/],
  ['simulate', /missing required argument 'game'/],
  ['simulate fixture --matches -3', /'-3' is invalid. It must be a whole number of at least 1/],
  ['simulate fixture --matches 2.5', /It must be a whole number/],
  ['simulate fixture --workers 0', /It must be a whole number from 1/],
  ['simulate fixture --seats 9', /Skirmish is for 2 to 7 seats, not for 9/],
  ['simulate fixture --bots random,clever', /no bot “clever”. Its bots: foresighted, random/],
  ['simulate fixture --options nowhere.json', /nowhere\.json cannot be read/],
  ['fuzz fixture --decisions none', /It must be a whole number/],
  ['rules chess', /There is no game “chess”/],
  ['serve --port 70000', /from 0 to 65535/],
  ['lab fixture --matches 1000000001', /It must be a whole number from 1 to 1000000/],
  ['lessons mine chess --to nowhere.json', /There is no game “chess” in which puzzles are looked for/],
  ['lessons mine fixture --to nowhere.json --matches many', /It must be a whole number of at least 1/],
  ['lessons mine fixture --to nowhere.json --from -1', /It must be a whole number of at least 0/],
  ['lessons mine fixture --to nowhere.json --most much', /It must be a whole number/],
  ['lessons mine fixture --to nowhere.json --each none', /It must be a whole number/],
  ['sail', /unknown command 'sail'/],
  ['bench --quickly', /unknown option '--quickly'/],
]

describe('a command that is not understood says why', { concurrency: 2 }, () => {
  for (const [command, sentence] of REFUSED) {
    test(command.replace(/\S*\//, ''), async () => {
      const { code, out, err } = await windward(...command.split(' '))
      assert.equal(code, 2)
      assert.equal(out, '')
      assert.match(err, sentence)
    })
  }
})

describe('whoever asked for an object gets one, also where a command came to nothing', {
  concurrency: 2,
}, () => {
  for (const [command, sentence] of [
    ...REFUSED.filter(([command]) => !/^(?:sail|serve)/.test(command)),
    ['coverage fixture', /has no docs\/coverage\.md/],
    ['verify nowhere.json', /nowhere\.json cannot be read/],
    ['replay nowhere.json', /nowhere\.json cannot be read/],
    ['admin matches sunk', /No match is sunk/],
    ['admin close', /missing required argument 'match'/],
  ] as const) {
    test(`${command.replace(/\S*\//, '')} --json`, async () => {
      const { code, out } = await windward(...command.split(' '), '--json')
      assert.equal(code, 2)
      const { ok, sentence: said } = JSON.parse(out)
      assert.equal(ok, false)
      assert.match(said, sentence)
    })
  }
})

test('options that do not fit the game are refused by its clause', async (t) => {
  const options = join(scratch(t), 'options.json')
  for (const [text, sentence] of [
    ['{"turns": 0}', /These options do not fit the game: turns .*\(TBL 4\.1\)/],
    ['{"turns"', /does not hold options in JSON/],
  ] as const) {
    writeFileSync(options, text)
    const { code, err } = await windward('simulate', 'fixture', '--options', options)
    assert.equal(code, 2)
    assert.match(err, sentence)
  }
})

test('help is no failure, and tells the exit codes', async () => {
  const { code, out } = await windward('--help')
  assert.equal(code, 0)
  assert.match(out, /Exit code: 0 when all went well/)
})
