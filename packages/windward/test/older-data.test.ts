import assert from 'node:assert/strict'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type TestContext, test } from 'node:test'
import { gunzipSync } from 'node:zlib'
import { z } from 'zod'
import { scratch, windward } from '../test-kit/command-line.ts'
import { Ann, served } from './ann.ts'

/** Directories of data, each as the version of the rules it is called after left it, with matches of every game. */
const versions = new URL('versions/', import.meta.url)

const foreseen = z.object({
  ok: z.boolean(),
  matches: z.array(
    z.object({
      match: z.string(),
      game: z.string(),
      status: z.string(),
      becomes: z.enum(['as-it-is', 'migrated', 'closed', 'readable']),
      sentence: z.string(),
    }),
  ),
})
type Foreseen = z.infer<typeof foreseen>['matches'][number]

const listed = z.object({ matches: z.array(z.object({ id: z.string(), unplayable: z.string().optional() })) })
const detailed = z.object({
  seats: z.array(z.object({ seat: z.string(), yours: z.boolean() })),
  happened: z.array(z.object({ do: z.string() })),
})
const positioned = z.object({
  turn: z.int(),
  questions: z.array(z.object({ id: z.string(), sealed: z.unknown().optional() })),
})
const lined = z.object({ lines: z.array(z.object({ text: z.string() })) })
const refused = z.object({ detail: z.string() })

function unpacked(t: TestContext, version: string): string {
  const data = scratch(t)
  const folder = new URL(`${version}/`, versions)
  for (const file of readdirSync(folder))
    writeFileSync(join(data, file.replace(/\.gz$/, '')), gunzipSync(readFileSync(new URL(file, folder))))
  return data
}

/** Every file of a directory with its bytes. */
const bytesIn = (data: string) =>
  readdirSync(data)
    .toSorted()
    .map((file) => [file, readFileSync(join(data, file))])

async function forecast(data: string): Promise<z.infer<typeof foreseen>> {
  const { out, err, code } = await windward('admin', 'upgrade', '--check', '--data', data, '--json')
  const found = foreseen.parse(JSON.parse(out))
  assert.deepEqual([err, code], ['', found.ok ? 0 : 1])
  return found
}

async function atServer(t: TestContext, data: string): Promise<{ ann: Ann; stop: () => Promise<void> }> {
  const { address, stop } = await served(data)
  t.after(stop)
  return { ann: await Ann.comesTo(address), stop }
}

/** A match that goes on: it has lines and a position, and the next answer is taken. Returns its turn. */
async function goesOn(ann: Ann, { match: id, game, becomes }: Foreseen): Promise<number> {
  assert.ok((await ann.get(lined, `/matches/${id}/lines`)).lines.length > 0, game)
  const { turn, questions } = await ann.get(positioned, `/matches/${id}/position`)
  const { seats, happened } = await ann.get(detailed, `/matches/${id}`)
  assert.equal(
    happened.some((each) => each.do === 'carried-over'),
    becomes === 'migrated',
    game,
  )
  const seat = encodeURIComponent(seats.find(({ yours }) => yours)?.seat ?? assert.fail(game))
  const question = questions.find(({ sealed }) => sealed === undefined)
  if (question === undefined) return turn
  const at = `/matches/${id}/seats/${seat}/questions/${encodeURIComponent(question.id)}`
  const { answer } = await ann.get(z.object({ answer: z.unknown() }), `${at}/sample`)
  const given = await ann.ask('POST', `/api/v1${at}`, { answer })
  assert.equal(given.status, 200, `${game}: ${await given.text()}`)
  return turn
}

/** One that does not says so, and which version it needs; its lines can be read. */
async function saysWhyNot(ann: Ann, { match: id, sentence }: Foreseen): Promise<void> {
  assert.ok((await ann.get(lined, `/matches/${id}/lines`)).lines.length > 0)
  const response = await ann.ask('GET', `/api/v1/matches/${id}/position`)
  assert.deepEqual([response.status, refused.parse(await response.json()).detail], [409, sentence])
  assert.match(sentence, /version \d+ of the rules/)
}

for (const version of readdirSync(versions)) {
  test(`TBL 5.5 data made by version ${version}: what is foreseen of its matches comes to be, and none is a fault`, async (t) => {
    const data = unpacked(t, version)
    const before = bytesIn(data)
    const { matches, ok } = await forecast(data)
    assert.deepEqual(bytesIn(data), before)
    assert.ok(ok && matches.some(({ status }) => status === 'over'))

    const first = await atServer(t, data)
    const turns = new Map<string, number>()
    for (const each of matches.filter(({ status }) => status === 'playing'))
      turns.set(each.match, await goesOn(first.ann, each))
    const { matches: finished } = await first.ann.get(listed, '/matches?list=finished')
    for (const each of matches.filter(({ status }) => status === 'over')) {
      const inList = finished.find(({ id }) => id === each.match)?.unplayable
      assert.equal(inList, each.becomes === 'as-it-is' ? undefined : each.sentence)
      if (each.becomes !== 'as-it-is') await saysWhyNot(first.ann, each)
    }
    await first.stop()

    const again = await forecast(data)
    assert.deepEqual(
      again.matches.map(({ becomes }) => becomes),
      matches.map(({ becomes }) => (becomes === 'migrated' ? 'as-it-is' : becomes)),
    )
    const second = await atServer(t, data)
    for (const [id, turn] of turns)
      assert.ok((await second.ann.get(positioned, `/matches/${id}/position`)).turn >= turn)
  })
}
