/**
 * A whole bot: it sits down at open tables, comes where it is asked, and gives legal answers at random.
 *
 *     WINDWARD_TOKEN=… npx node wanderer.ts http://127.0.0.1:3000 [GAME …]
 *
 * It keeps nothing: stop it and start it again whenever you like. To make it think, replace `choose`: it gets the position
 * as its seat sees it, and the question. docs/bots.md tells the rest.
 */
import { setTimeout as pause } from 'node:timers/promises'
import { Client, type MatchSummary, Refused, type WirePosition, type WireQuestion } from '@windward/client'

const [address = 'http://127.0.0.1:3000', ...named] = process.argv.slice(2)
const client = new Client({ address, token: process.env['WINDWARD_TOKEN'] ?? '' })
/** The games it was told to play, or all that the table has. */
const plays = named.length > 0 ? named : (await client.games()).games.map(({ id }) => id)

const MOST_TABLES = 10
const LOOK_EVERY_MS = 5000
const LONGEST_WAY = 12
const GONE = new Set([401, 403, 404])

/** The one thing to replace. In an open phase “ready” says that one wants nothing more of it. */
async function choose(match: string, question: WireQuestion, _position: WirePosition): Promise<unknown> {
  if (question.free) return 'ready'
  const { seat, id } = question
  const built = await walk(match, question)
  if (built !== undefined && (await client.check(match, seat, id, built.answer)).refused === undefined)
    return built.answer
  return (await client.sample(match, seat, id)).answer
}

/** Goes down the tree of legal answers, taking any branch and any number; nothing if the way is long or leads nowhere. */
async function walk(match: string, { seat, id }: WireQuestion): Promise<{ answer: unknown } | undefined> {
  const way: string[] = []
  while (way.length < LONGEST_WAY) {
    const fork = await client.options(match, seat, id, way)
    if (fork.kind === 'leaf') return { answer: fork.answer }
    if (fork.kind === 'range') way.push(`${fork.least + any(fork.most - fork.least + 1)}`)
    else {
      const branch = fork.branches[any(fork.branches.length)]
      if (branch === undefined) return undefined
      way.push(branch.key)
    }
  }
  return undefined
}

const any = (count: number): number => Math.floor(Math.random() * count)

/** Answers all that a seat is asked now, and what it is asked next because of it. */
async function play(match: string, seat: string): Promise<void> {
  for (;;) {
    try {
      const position = await client.position(match, seat)
      const question = position.questions.find(({ sealed }) => sealed === undefined)
      if (question === undefined) return
      const { id, deeds } = question
      const answer = await choose(match, question, position)
      await client.answer(match, seat, id, answer, deeds === undefined ? undefined : deeds + 1)
    } catch (trouble) {
      // The seat is ours no longer, or the question has gone: if we are asked anew, the stream says so.
      if (trouble instanceof Refused && GONE.has(trouble.problem.status)) return
      // Somebody else, or the clock, was faster: the next look tells what is asked now. Or the table is busy, or away.
      await pause(trouble instanceof Refused ? (trouble.retryAfterSeconds ?? 0.1) * 1000 : 1000)
    }
  }
}

/** Takes a free seat at every table we were asked to, or that is open, as long as there are not too many. */
async function sitDown(): Promise<void> {
  const { matches: mine } = await client.matches('mine')
  const sitting = new Set(mine.filter(({ seats }) => seats.some(({ yours }) => yours)).map(({ id }) => id))
  const [invited, open] = await Promise.all([client.matches('invited'), client.matches('open')])
  const wanted = (match: MatchSummary) =>
    plays.includes(match.game) && !sitting.has(match.id) && match.seats.some(({ by }) => by === 'nobody')
  for (const { id } of [...invited.matches, ...open.matches].filter(wanted)) {
    if (sitting.size >= MOST_TABLES) return
    // Whoever was quicker has the seat; to sit down twice changes nothing.
    await client.join(id).then(
      () => sitting.add(id),
      () => undefined,
    )
  }
}

/** An account that is a bot says which tables it comes to when it is asked; any other looks for itself. */
async function sayWhatWeTake(): Promise<void> {
  const { id = '', owner } = await client.me()
  if (owner === undefined) return
  const takes = plays.flatMap((game) => [
    { game, clock: 'none' as const },
    { game, clock: 'live' as const, atLeastSeconds: 5 },
    { game, clock: 'mail' as const },
  ])
  await client.take(id, takes, MOST_TABLES)
}

async function lookForTables(): Promise<never> {
  for (;;) {
    await sitDown().catch(() => undefined)
    await pause(LOOK_EVERY_MS)
  }
}

await sayWhatWeTake()
void lookForTables()
const playing = new Map<string, Promise<void>>()
for await (const { event, data } of client.events()) {
  if (event !== 'your-move') continue
  for (const seat of data.seats) {
    const at = `${data.match} ${seat}`
    const before = playing.get(at) ?? Promise.resolve()
    playing.set(
      at,
      before.then(() => play(data.match, seat)),
    )
  }
}
