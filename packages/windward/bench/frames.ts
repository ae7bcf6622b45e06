import {
  type AnyGame,
  type Checkpoint,
  company,
  FrameMaker,
  type GameTypes,
  layTable,
  Match,
  type MatchRecord,
  playOut,
  seedFrom,
  type Variety,
} from '@windward/table'
import { msSince } from './processor-time.ts'

const TURNS = 10
/** As often the turns are gone through before it counts, and as often when it does. */
const WARM_UPS = 4
const ROUNDS = 6

export interface FramesCost {
  /** Processor time for what one viewer sees of a turn, line by line, made from its checkpoint and its answers. */
  readonly ms: number
  /** What is sent of it. */
  readonly kB: number
}

/** What it takes to show a turn line by line, on average over some turns among the game's own bots. */
export function framesCost(game: AnyGame, measured: Variety): FramesCost {
  const turns = playedTurns(game, measured)
  for (let round = 0; round < WARM_UPS; round += 1) for (const turn of turns) frames(game, turn, round)
  const began = process.cpuUsage()
  let characters = 0
  for (let round = 0; round < ROUNDS; round += 1)
    for (const turn of turns) characters += JSON.stringify(frames(game, turn, round)).length
  const count = ROUNDS * turns.length
  return {
    ms: Number((msSince(began) / count).toFixed(2)),
    kB: Number((characters / count / 1000).toFixed(1)),
  }
}

/** A turn with the answers given in it. */
interface Turn {
  readonly record: MatchRecord
  readonly checkpoint: Checkpoint
}

function frames(game: AnyGame, { record, checkpoint }: Turn, number: number): unknown {
  const maker = FrameMaker.open<GameTypes>(game, { ...record, checkpoint }, checkpoint.entries)
  if (!maker.ok) throw new Error(`A turn of ${game.name} cannot be shown.`)
  const viewer = record.seats[(checkpoint.turn + number) % record.seats.length] ?? ''
  const made = maker.value.follow(record.entries.slice(checkpoint.entries), [viewer])
  if (!made.ok) throw new Error(`A turn of ${game.name} cannot be shown line by line.`)
  return made.value
}

function playedTurns(game: AnyGame, { seats: wanted, options: wished }: Variety): readonly Turn[] {
  const options = game.options.parse(wished)
  const seats = game.seats.choose(wanted ?? game.seats.fewest, options)
  const laid = layTable(game, { options, seats, seed: seedFrom('bench', game.id, 'frames') })
  if (!laid.ok) throw new Error(`No table of ${game.name} can be laid.`)
  const checkpoints: Checkpoint[] = []
  const opened = Match.open(game, laid.value, { keep: (checkpoint) => checkpoints.push(checkpoint) })
  if (!opened.ok) throw new Error(`No match of ${game.name} can be opened.`)
  const bots = company<GameTypes>(
    seats,
    Object.values(game.bots).slice(-1),
    seedFrom('bench frames', game.id),
  )
  while (checkpoints.length < TURNS + 2 && opened.value.outcome === undefined) playOut(opened.value, bots, 1)
  const record = opened.value.record()
  return checkpoints.slice(1, -1).map((checkpoint, place) => ({
    checkpoint,
    record: { ...record, entries: record.entries.slice(0, checkpoints[place + 2]?.entries) },
  }))
}
