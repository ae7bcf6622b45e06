import type { GameTypes } from '../game.ts'
import { Match } from '../match.ts'
import { type Checkpoint, readRecord, writeRecord } from '../record/record.ts'
import { exportRecord, verify } from '../record/result.ts'
import { type Bench, must, openedFor, trialDice, wander } from './trial.ts'

const CHECKPOINTS_TRIED = 12

/** A record replays to the same hash: from the start, from checkpoints, and by way of a file. */
export function replays<G extends GameTypes>(bench: Bench<G>): void {
  const { game } = bench
  for (const [number, table] of bench.tables.entries()) {
    const checkpoints: Checkpoint[] = []
    const match = openedFor(bench, table, number, { keep: (checkpoint) => checkpoints.push(checkpoint) })
    wander(bench, match, trialDice(bench.seed, 'replays', number))
    const hash = match.hash()
    const record = match.record()
    const { checkpoint, ...bare } = must(readRecord(writeRecord(record)), game)
    same(must(Match.replay(game, bare), game).hash(), hash, 'replayed from its start')
    const every = Math.ceil(checkpoints.length / CHECKPOINTS_TRIED)
    for (const [index, each] of checkpoints.entries()) {
      if (index % every > 0) continue
      same(
        must(Match.open(game, { ...bare, checkpoint: each }), game).hash(),
        hash,
        `opened from turn ${each.turn}`,
      )
    }
    must(verify(game, must(exportRecord(game, record), game)), game)
  }
}

function same(found: string, expected: string, how: string): void {
  if (found !== expected) throw new Error(`A match ${how} ends otherwise than it was played.`)
}
