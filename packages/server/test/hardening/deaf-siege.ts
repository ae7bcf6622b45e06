import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { setTimeout as pause } from 'node:timers/promises'
import { FOUND } from '../api/found-games.ts'
import { sampled } from '../api/player.ts'
import { positionShape, Visitor } from '../api/visitor.ts'
import { DeafReader } from '../live/deaf-reader.ts'
import { Browser, field } from '../people/browser.ts'
import { Mortal } from './mortal.ts'

export interface DeafSiege {
  readonly data: string
  /** Streams that take nothing of what they are sent. */
  readonly streams: number
  readonly seconds: number
  readonly said?: (sentence: string) => void
}

export interface DeafProof {
  readonly answers: number
  /** Of the process, before the streams were opened and at most. */
  readonly megabytes: { readonly before: number; readonly most: number }
  /** Positions an ordinary reader was told meanwhile, and how often its stream was lost. */
  readonly heard: number
  readonly lost: number
}

/** So many answers, and what is compiled and loaded once is. */
const WARM = 100
const SCOPES = ['match:read', 'match:play', 'match:create']

/** A match of a large game is played while many streams are open that nobody reads. */
export async function deafSiege({ data, streams, seconds, said }: DeafSiege): Promise<DeafProof> {
  const mortal = await Mortal.born({ data })
  const deaf: DeafReader[] = []
  const stop = new AbortController()
  try {
    const token = await tokenAt(mortal.address)
    const { path, seats } = await laidAt(mortal.address, token)
    const first = await playedFor(mortal.address, token, path, seats, (answers) => answers < WARM)
    const before = megabytesOf(mortal)
    const keen = keenReader(mortal.address, token, path, stop)
    for (let each = 0; each < streams; each += 1)
      deaf.push(new DeafReader(mortal.address, `${path}/stream?seat=spectator&positions=whole`, token))
    const end = Date.now() + seconds * 1000
    let most = before
    const watch = setInterval(() => {
      most = Math.max(most, megabytesOf(mortal))
      said?.(`${most} MB, ${before} before`)
    }, 500)
    const answers = await playedFor(mortal.address, token, path, seats, () => Date.now() < end)
    clearInterval(watch)
    const { sequence } = await new Visitor(mortal.address, token).get(
      positionShape,
      'GET',
      `${path}/position?seat=${seats[0]}`,
    )
    while (keen.sequence() < sequence) await pause(20)
    return { answers: first + answers, megabytes: { before, most }, heard: keen.heard(), lost: keen.lost() }
  } finally {
    stop.abort()
    for (const each of deaf) each.close()
    await mortal.end()
  }
}

async function tokenAt(address: string): Promise<string> {
  const guest = new Browser(address)
  await guest.post('/api/auth/sign-in/anonymous', {})
  const { body } = await guest.post('/api/v1/tokens', { name: 'siege', scopes: SCOPES })
  return String(field(body, 'token'))
}

/** The game with most seats where it is measured. */
function largest() {
  const tables = FOUND.flatMap(({ game }) => {
    const measured = game.trials?.measured
    return measured === undefined ? [] : { game: game.id, seats: game.seats.fewest, ...measured }
  })
  return tables.toSorted((a, b) => b.seats - a.seats)[0] ?? assert.fail('No game is measured.')
}

async function laidAt(address: string, token: string) {
  const who = new Visitor(address, token)
  const { body } = await who.ask('POST', '/matches', { ...largest(), spectators: true })
  const path = `/matches/${field(body, 'id')}`
  const seats: string[] = Object(field(body, 'seats')).map((each: unknown) => String(field(each, 'seat')))
  for (const seat of seats) await who.ask('POST', `${path}/join`, { seat })
  const { status } = await who.ask('POST', `${path}/start`)
  assert.equal(status, 200)
  return { path, seats }
}

/** All seats answer what they are asked as long as it goes on; how many answers were taken. */
async function playedFor(
  address: string,
  token: string,
  path: string,
  seats: readonly string[],
  goesOn: (answers: number) => boolean,
): Promise<number> {
  let answers = 0
  const play = async (seat: string): Promise<void> => {
    const who = new Visitor(address, token)
    while (goesOn(answers)) {
      const { questions } = await who.get(positionShape, 'GET', `${path}/position?seat=${seat}`)
      const open = questions.find(({ sealed }) => sealed === undefined)
      if (open === undefined) await pause(20)
      else {
        const at = `${path}/seats/${seat}/questions/${encodeURIComponent(open.id)}`
        const answer = await sampled(who, at).catch(() => undefined)
        if (answer !== undefined && (await who.ask('POST', at, answer)).status === 200) answers += 1
      }
      who.received.length = 0
    }
  }
  await Promise.all(seats.map(play))
  return answers
}

/** An ordinary reader: every patch must fit the position before it. */
function keenReader(address: string, token: string, path: string, stop: AbortController) {
  let [sequence, heard, lost, after] = [0, 0, 0, '']
  const follow = async (): Promise<void> => {
    const who = new Visitor(address, token)
    for await (const { event, id, data } of who.follow(`${path}/stream?after=${after}`, stop)) {
      who.received.length = 0
      after = id
      if (event !== 'position' && event !== 'awaited') continue
      heard += 1
      sequence = Number(field(data, 'sequence'))
    }
  }
  const reading = async (): Promise<void> => {
    while (!stop.signal.aborted) {
      await follow().catch((trouble: unknown) => {
        if (trouble instanceof assert.AssertionError) throw trouble
      })
      if (!stop.signal.aborted) lost += 1
    }
  }
  void reading()
  return { sequence: () => sequence, heard: () => heard, lost: () => lost }
}

function megabytesOf({ pid }: Mortal): number {
  return Math.round(Number(execFileSync('ps', ['-o', 'rss=', '-p', `${pid}`], { encoding: 'utf8' })) / 1024)
}
