import { game } from '@windward/sails-of-glory'
import { company, layTable, Match, type MatchRecord, type Options, seedFrom } from '@windward/table'
import type { Page } from 'playwright-core'

/** A match that has come to a question, and the seat it is put to. */
export interface Moment {
  readonly record: MatchRecord
  readonly seat: string
}

const MOST_MATCHES = 400

/** The first moment at which somebody is asked this, in matches of bots by these options. */
export function momentOf(kind: string, options: object): Moment {
  for (let number = 0; number < MOST_MATCHES; number += 1) {
    const found = momentIn(kind, options, number)
    if (found !== undefined) return found
  }
  throw new Error(`Nobody was ever asked “${kind}”.`)
}

function momentIn(kind: string, wishes: object, number: number): Moment | undefined {
  const options = game.options.parse(wishes)
  const laid = layTable(game, {
    options,
    seats: game.seats.choose(2, options),
    seed: seedFrom('stage', kind, number),
  })
  if (!laid.ok) return undefined
  const opened = Match.open(game, laid.value)
  if (!opened.ok) return undefined
  const match = opened.value
  const [random, lookout] = Object.values(game.bots)
  if (random === undefined || lookout === undefined) return undefined
  const pairs = [[lookout], [random, lookout], [lookout, random], [random]]
  const bots = company(match.seats, pairs[number % pairs.length] ?? [], seedFrom('stage bots', number))
  for (;;) {
    const questions = [...match.unanswered()]
    const found = questions.find((question) => question.kind === kind && hasChoice(question.options()))
    if (found !== undefined) return { record: match.record(), seat: found.seat }
    const [question] = questions
    if (question === undefined) return undefined
    const given = match.answer(question.seat, question.id, bots.answer(question))
    if (!given.ok) match.timeUp(question.seat, question.id)
  }
}

/** A seat is asked this, everybody having let everything pass before it, and the others have answered. */
export function quietMoment(kind: string, wishes: object, seat: string): Moment {
  const options = game.options.parse(wishes)
  const laid = layTable(game, { options, seats: game.seats.choose(2, options), seed: seedFrom('quiet') })
  const opened = laid.ok ? Match.open(game, laid.value) : laid
  if (!opened.ok) throw new Error('The table could not be laid.')
  const match = opened.value
  for (;;) {
    const questions = [...match.unanswered()]
    const other = questions.find((question) => question.seat !== seat || question.kind !== kind)
    if (other !== undefined) match.timeUp(other.seat, other.id)
    else if (questions.length > 0) return { record: match.record(), seat }
    else throw new Error(`${seat} was never asked “${kind}”.`)
  }
}

/** Where only one answer is possible nobody alone among bots is asked. */
function hasChoice(options: Options<unknown>): boolean {
  if (options.kind === 'leaf') return false
  if (options.kind === 'range') return options.least < options.most || hasChoice(options.leads(options.least))
  const [only, other] = options.branches
  return other !== undefined || (only !== undefined && hasChoice(only.leads()))
}

/** Puts a match on the browser's own shelf and sits down to it where it stands, against bots. */
export async function sitDownAt(
  page: Page,
  address: string,
  { record, seat }: Moment,
  bot = 'lookout',
): Promise<void> {
  // Away from any other table, whose question would be taken for the one that is waited for.
  await page.goto(`${address}#/settings`)
  await page.getByRole('heading', { name: 'Settings' }).waitFor()
  const { entries, checkpoint: _, ...rest } = record
  const seats = record.seats.map((each) =>
    each === seat ? { seat: each, by: 'here', name: 'You' } : { seat: each, by: 'bot', name: 'A bot', bot },
  )
  const now = Date.now()
  const id = crypto.randomUUID()
  const table = { id, game: record.game, seats, record: rest, begun: now, changed: now, turn: 0, over: false }
  await page.evaluate(
    ([kept, steps]) =>
      new Promise<void>((resolve, reject) => {
        const asked = indexedDB.open('windward', 1)
        asked.onerror = () => reject(asked.error)
        asked.onupgradeneeded = () => {
          asked.result.createObjectStore('tables', { keyPath: 'id' })
          for (const name of ['steps', 'drafts', 'settings']) asked.result.createObjectStore(name)
        }
        asked.onsuccess = () => {
          const writing = asked.result.transaction(['tables', 'steps'], 'readwrite')
          writing.objectStore('tables').put(kept)
          writing.objectStore('steps').put(steps, [kept.id, 1])
          writing.onerror = () => reject(writing.error)
          writing.oncomplete = () => {
            asked.result.close()
            resolve()
          }
        }
      }),
    [table, entries] as const,
  )
  await page.goto(`${address}#/table/${id}`)
  await page.locator('#decision-title').waitFor()
}
