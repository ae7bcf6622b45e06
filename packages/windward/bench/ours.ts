import { type Checkpoint, layTable, Match, type MatchHost, type Question, seedFrom } from '@windward/table'
import { game, type Skirmish } from '@windward/table/fixture'
import { type Orders, wandering } from './skirmish-orders.ts'

export type WriteOrders = typeof wandering

/** A fresh match of the fixture game at our own table, seven seats. */
export function sit(turns: number, number: number, host: MatchHost = {}): Match<Skirmish> {
  const laid = layTable(game, { options: { turns }, seats: game.seats.all, seed: seedFrom('bench', number) })
  if (!laid.ok) throw new Error('The table of the bench cannot be laid.')
  const opened = Match.open(game, laid.value, host)
  if (!opened.ok) throw new Error('The match of the bench cannot be opened.')
  return opened.value
}

/** A whole round: every seat seals its orders, and the last one starts the resolution. */
export function playRound(match: Match<Skirmish>, write: WriteOrders): void {
  const { units } = match.state
  const { turn } = match
  let seat = 0
  for (const question of match.unanswered()) {
    seal(match, question, write(units, seat, turn))
    seat += 1
  }
}

function seal(match: Match<Skirmish>, { seat, id }: Question<Skirmish>, orders: Orders): void {
  if (!match.answer(seat, id, orders).ok) throw new Error(`Our own table refused orders of ${seat}.`)
}

/** One match of so many orders, all of them sealed one by one. */
export function playOurs(turns: number, number: number): () => void {
  const match = sit(turns, number)
  return () => {
    while (match.outcome === undefined) playRound(match, wandering)
  }
}

/** A record as the server stores it while a match runs: with its newest checkpoint. */
export function storedAfter(answers: number): Match<Skirmish> {
  const kept: Checkpoint[] = []
  const match = sit(Math.ceil(answers / game.seats.most) + 1, 0, {
    keep: (checkpoint) => kept.splice(0, 1, checkpoint),
  })
  while (match.length < answers - game.seats.most) playRound(match, wandering)
  for (const [seat, question] of [...match.unanswered()].entries()) {
    if (match.length < answers) seal(match, question, wandering(match.state.units, seat, match.turn))
  }
  return match
}
