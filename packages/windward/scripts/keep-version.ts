import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { gzipSync } from 'node:zlib'
import { z } from 'zod'
import { Ann, served } from '../test/ann.ts'

/**
 * Keeps data as the present rules leave them, for the test of older data: a match of every game under way, and one that is
 * over. `node packages/windward/scripts/keep-version.ts 3`, before anything of the rules is changed for version 4.
 */
const [, , version = ''] = process.argv
if (!/^\d+$/.test(version)) throw new Error('Which version of the rules is it? Give its number.')

const ANSWERS = 30
const LOOKS = 400
const LOOK_MS = 50

const listed = z.object({
  games: z.array(z.object({ id: z.string(), seats: z.object({ fewest: z.int() }) })),
})
const known = z.object({ bots: z.array(z.string()) })
const laid = z.object({
  id: z.string(),
  seats: z.array(z.object({ seat: z.string(), by: z.string(), yours: z.boolean() })),
})
const position = z.object({
  questions: z.array(z.object({ id: z.string(), sealed: z.unknown().optional() })),
})
const sample = z.object({ answer: z.unknown() })
const done = z.looseObject({})

/** A match against bots, at which Ann has answered what she was asked. */
async function played(ann: Ann, game: string, fewest: number): Promise<string> {
  const { bots } = await ann.get(known, `/games/${game}`)
  const { id } = await ann.post(laid, '/matches', { game, seats: Math.max(2, fewest) })
  const { seats } = await ann.post(laid, `/matches/${id}/join`)
  for (const { seat, by } of seats)
    if (by === 'nobody') await ann.post(laid, `/matches/${id}/seats/${seat}/bot`, { bot: bots[0] })
  await ann.post(laid, `/matches/${id}/start`)
  const mine = seats.find(({ yours }) => yours)?.seat ?? ''
  for (let answered = 0, looks = 0; answered < ANSWERS && looks < LOOKS; looks += 1) {
    const { questions } = await ann.get(position, `/matches/${id}/position`)
    const open = questions.find(({ sealed }) => sealed === undefined)
    if (open === undefined) {
      await pause(LOOK_MS)
      continue
    }
    const at = `/matches/${id}/seats/${mine}/questions/${encodeURIComponent(open.id)}`
    const given = await ann.ask('POST', `/api/v1${at}`, await ann.get(sample, `${at}/sample`))
    if (given.ok) answered += 1
  }
  return id
}

const data = mkdtempSync(join(tmpdir(), 'windward-version-'))
const server = await served(data)
const ann = await Ann.isNewAt(server.address)
const { games } = await ann.get(listed, '/games')
for (const { id, seats } of games) await played(ann, id, seats.fewest)
const [last] = games.toReversed()
if (last !== undefined)
  await ann.post(done, `/matches/${await played(ann, last.id, last.seats.fewest)}/abandon`, { say: 'ask' })
await server.stop()

const folder = new URL(`../test/versions/${version}/`, import.meta.url)
mkdirSync(folder)
for (const file of readdirSync(data).filter((each) => each.endsWith('.sqlite')))
  writeFileSync(new URL(`${file}.gz`, folder), gzipSync(readFileSync(join(data, file)), { level: 9 }))
rmSync(data, { recursive: true })
