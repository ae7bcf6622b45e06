import assert from 'node:assert/strict'
import { existsSync } from 'node:fs'
import { test } from 'node:test'
import {
  type AnyGame,
  company,
  type GameTypes,
  layTable,
  Match,
  nextAwaited,
  SPECTATOR,
  seedFrom,
} from '@windward/table'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { z } from 'zod'
import { gameSchema } from '../../src/match/game-schema.ts'
import type { ServedGame } from '../../src/match/served-game.ts'
import { FOUND } from './found-games.ts'
import { FIXTURE, serverFor } from './test-server.ts'
import { Visitor } from './visitor.ts'

/** Whether a schema was made from its types. */
const isTold = ({ module }: ServedGame): boolean => existsSync(new URL('data/schema.json', module))

/** Holds data against parts of a game's schema. */
async function judgeOf(served: ServedGame) {
  const ajv = new Ajv2020({ strict: true, allowUnionTypes: true })
  ajv.addFormat('date-time', true)
  ajv.addSchema(await gameSchema(served), 'game')
  return (where: string, data: unknown) => {
    const check = ajv.getSchema(`game#/properties/${where}`)
    assert.ok(check, `${served.game.id} has no schema of ${where}`)
    assert.ok(check(data), `${where}: ${ajv.errorsText(check.errors)}`)
  }
}

function opened(game: AnyGame, variety: { seats?: number; options: object }, seed: string): Match<GameTypes> {
  const options = game.options.parse(variety.options)
  const seats = game.seats.choose(variety.seats ?? game.seats.fewest, options)
  const table = layTable(game, { options, seats, seed: seedFrom(seed) })
  assert.ok(table.ok)
  const match = Match.open(game, table.value)
  assert.ok(match.ok)
  return match.value
}

const MOST_DECISIONS = 400
const LOOK_EVERY = 10

for (const served of FOUND) {
  const { game } = served

  test(`${game.name}: views, briefs and answers of random matches are as its schema says`, async () => {
    const holds = await judgeOf(served)
    const varieties = game.varieties?.() ?? [{ options: {} }, { seats: game.seats.most, options: {} }]
    const random = game.bots['random']
    assert.ok(random)
    for (const [index, variety] of varieties.entries()) {
      const match = opened(game, variety, `schemas ${index}`)
      const bots = company<GameTypes>(match.seats, [random], seedFrom('bots', index))
      for (let n = 0; n < MOST_DECISIONS; n += 1) {
        const question = nextAwaited(match)
        if (question === undefined) break
        const at = `decisions/properties/${question.kind}/properties`
        const answer = bots.answer(question)
        holds(`${at}/brief`, plain(question.brief))
        holds(`${at}/answer`, plain(answer))
        if (n % LOOK_EVERY === 0)
          for (const viewer of [...match.seats, SPECTATOR]) holds('view', plain(match.view(viewer)))
        match.answer(question.seat, question.id, answer)
      }
      if (match.outcome !== undefined) holds('outcome', plain(match.outcome))
    }
  })

  test(`${game.name}: its schema is strict: a view with something more or something less is none`, {
    skip: !isTold(served) && 'it has none made from its types',
  }, async () => {
    const holds = await judgeOf(served)
    const view = plain(opened(game, { options: {} }, 'strict').view(SPECTATOR))
    assert.throws(() => holds('view', { ...view, more: 1 }))
    for (const part of Object.keys(view))
      assert.throws(() => holds('view', { ...view, [part]: undefined }), part)
  })
}

/** As it comes over the wire. */
function plain(data: unknown): Record<string, unknown> {
  return JSON.parse(JSON.stringify(data))
}

test('a game’s schema is had from the API; a game that has none made says what it can', async (t) => {
  const { address } = await serverFor(t, { games: [FIXTURE, ...FOUND] })
  const anybody = new Visitor(address, '')
  const schema = z.looseObject({
    $schema: z.string(),
    properties: z.looseObject({ view: z.looseObject({}), decisions: z.looseObject({}) }),
    $defs: z.looseObject({}),
  })
  for (const { game } of FOUND.filter(isTold)) {
    const { properties, $defs } = await anybody.get(schema, 'GET', `/games/${game.id}/schema`)
    assert.deepEqual(properties.view, { $ref: '#/$defs/View' })
    assert.ok('View' in $defs)
  }
  const fixture = await anybody.get(schema, 'GET', '/games/fixture/schema')
  assert.deepEqual(fixture.properties.view, { type: 'object' })
  assert.equal((await anybody.ask('GET', '/games/nothing/schema')).status, 404)
})
