import { company, layTable, Match, seedFrom } from '@windward/table'
import { hasChoice, type Moment } from 'windward/test-kit/moment.ts'
import { game } from '../../src/index.ts'

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
