import type { Command } from 'commander'
import type { BotsReport } from '../../bench/bots.ts'
import type { ImagineReport } from '../../bench/imagine.ts'
import type { BenchReport } from '../../bench/index.ts'
import type { GameReport } from '../../bench/server/game.ts'
import type { ServerReport } from '../../bench/server/index.ts'
import type { Served } from '../../bench/server/load.ts'
import { UsageFault } from '../fault.ts'
import { findGame } from '../games.ts'
import { installRest } from '../install-rest.ts'
import { columns, figure, print } from '../output.ts'
import { progress } from '../progress.ts'

/** The same paragraph stands in docs/operations.md. */
const ABOUT_SERVER = `
With --server, ours, boardgame.io's and Colyseus' servers run each in a process of its own and take turns under the same
load: 50 matches of seven seats of the fixture game over loopback. Every seat has a WebSocket of its own on which it is
told what happens, and sends its orders the moment it hears that a turn has begun. Everybody acknowledges each order and
tells of it; ours keeps it on disk before it acknowledges it, the others have it in memory, and Colyseus shows everybody
everything. boardgame.io tells everybody of each order at once, ours of those of a moment together; so Colyseus runs
twice, once either way. A round is the time from when the last seat of a match has heard of a turn to when the last has
heard of the next. Orders are counted against the processor time, user and system, of all threads of the server's
process alone, which it reads itself before and after; the load is sent by the process of the bench, over plain sockets
for all. Each server plays some rounds beforehand that are not counted; all run as in production. “large” has
200 matches on ours alone: as quickly as they go, and “paced”, where each match begins a round every two seconds. Memory
is that of “windward serve” 30 seconds after it has opened, and what each further match adds that is open and idle.
`

const ABOUT_IMAGINE = `
With --imagine, bots play 50 matches of each game that has “imagine”. At questions drawn at random from the second turn on,
states are drawn from what the asked seat sees, by “resample” and by “imagine”, and what the game says is hidden in them is
held against the truth. The figures are mean errors, and drawMs how long one of ten draws takes.
`

const ABOUT_BOTS = `
With --bots, easy bots play matches of each game that has bots at three levels: at two seats, at a table where most rules come
up, and at a full one. At questions drawn at random from them every level is asked, with the usual effort, and the processor
time of each answer is counted: by the kind of question for those that some level thinks ahead about, and for all others together.
`

export function benchCommand(program: Command): void {
  program
    .command('bench')
    .description('Measures the table and its games, against boardgame.io where it has something to compare.')
    .option('--server', 'measure the server instead, against boardgame.io’s and Colyseus’')
    .option('--imagine', 'measure how near to the truth games imagine what is hidden from a seat')
    .option('--bots', 'measure how long bots of each level take for an answer')
    .option(
      '--game <name>',
      'with --server: put this game under load on ours alone; with --bots: of this game alone',
    )
    .option(
      '--json',
      'print one object and nothing else: {inProcess, openMs, growth, games}, with --imagine or --bots {games}, with --server {server, large}, and with --game {game, perCpuSecond, bytesPerAnswer, p50, p99, idleMatchKb}',
    )
    .addHelpText('after', ABOUT_SERVER + ABOUT_IMAGINE + ABOUT_BOTS)
    .action(({ server, imagine, bots, game, json }) => {
      if ([server, imagine, bots].filter((wished) => wished === true).length > 1)
        throw new UsageFault('--server, --imagine and --bots are measured one at a time.')
      if (game !== undefined && server !== true && bots !== true)
        throw new UsageFault('--game goes with --server and --bots: without it all games are measured.')
      if (bots === true) return measureBots(game, json === true)
      if (imagine === true) return measureImagining(json === true)
      if (server !== true) return measure(json === true)
      return game === undefined ? measureServer(json === true) : measureGame(game, json === true)
    })
}

async function measureGame(game: string, json: boolean): Promise<void> {
  const { benchGame } = await import('../../bench/server/game.ts')
  const bar = progress('measuring', 1)
  const report = await benchGame(game, bar.at).finally(bar.end)
  print(report, gameLines(report), json)
}

async function measureBots(game: string | undefined, json: boolean): Promise<void> {
  const { benchBots } = await import('../../bench/bots.ts')
  const bar = progress('measuring', 1)
  const report = await benchBots(bar.at, game === undefined ? undefined : findGame(game).name).finally(
    bar.end,
  )
  print(report, botLines(report), json)
}

async function measureImagining(json: boolean): Promise<void> {
  const { benchImagine } = await import('../../bench/imagine.ts')
  const bar = progress('measuring', 1)
  const report = await benchImagine(bar.at).finally(bar.end)
  print(report, imagineLines(report), json)
}

async function measureServer(json: boolean): Promise<void> {
  installRest()
  const { benchServer } = await import('../../bench/server/index.ts')
  const bar = progress('measuring', 1)
  const report = await benchServer(bar.at).finally(bar.end)
  print(report, serverLines(report), json)
}

async function measure(json: boolean): Promise<void> {
  installRest()
  const { bench } = await import('../../bench/index.ts')
  const bar = progress('measuring', 1)
  const report = await bench(bar.at).finally(bar.end)
  print(report, lines(report), json)
}

function lines({ inProcess, openMs, growth, games }: BenchReport): string[] {
  const { ours, boardgameio, boardgameioNoop, ratio } = inProcess
  return [
    'Sealed orders a second of processor time, in one process',
    ...columns([
      ['  Windward', figure(ours)],
      ['  boardgame.io', figure(boardgameio)],
      ['  boardgame.io, a move that does nothing', figure(boardgameioNoop)],
      ['  Windward against boardgame.io', `${figure(ratio)} times (wanted: 30 or more)`],
    ]),
    'A long match',
    ...columns([
      ['  opening a record of 2,000 answers', `${openMs} ms (wanted: under 50)`],
      ['  cost of answer 2,000 against answer 20', `${growth} times (wanted: 1.2 or less)`],
    ]),
    'Decisions a second of processor time, random seats on one core; against a boardgame.io move that does nothing',
    ...columns(
      Object.entries(games).map(([name, { decisionsPerSecond, ratio }]) => [
        `  ${name}`,
        `${figure(decisionsPerSecond)}, ${ratio} times`,
      ]),
    ),
    'Processor time of a turn played on in thought, with bots in all seats',
    ...columns(
      Object.entries(games).flatMap(([name, { rollout }]) =>
        Object.entries(rollout).map(([what, ms]) => [`  ${name}, ${what.replace(/Ms$/, '')}`, `${ms} ms`]),
      ),
    ),
    'A turn among its own bots, seen line by line by one viewer',
    ...columns(
      Object.entries(games).map(([name, { frames }]) => [
        `  ${name}`,
        `${frames.ms} ms of processor time, ${frames.kB} kB (wanted: 15 and 60 at most)`,
      ]),
    ),
  ]
}

function botLines({ games }: BotsReport): string[] {
  return [
    'Processor time of an answer in ms: half of them, and 99 of 100',
    ...Object.entries(games).flatMap(([game, tables]) =>
      tables.flatMap(({ seats, levels, easyTurnsPerSecond }) => [
        `${game}, ${seats} seats; easy bots play ${figure(easyTurnsPerSecond)} turns a second on one core`,
        ...columns(
          Object.entries(levels).flatMap(([level, kinds]) =>
            Object.entries(kinds).map(([kind, { answers, p50, p99 }]) => [
              `  ${level}, ${kind}`,
              `${p50} and ${p99}, of ${figure(answers)} answers`,
            ]),
          ),
        ),
      ]),
    ),
  ]
}

function imagineLines({ games }: ImagineReport): string[] {
  return [
    'What is hidden from a seat: mean error of states drawn by its view alone, and by all it has seen and been told',
    ...Object.entries(games).flatMap(([game, figures]) => [
      game,
      ...columns(
        Object.entries(figures).map(([name, { resample, imagine }]) => [
          `  ${name}`,
          `${resample} and ${imagine}`,
        ]),
      ),
    ]),
  ]
}

function serverLines({ server, large }: ServerReport): string[] {
  const { ours, boardgameio, colyseus, colyseusTogether, idleMb, perIdleMatchKb } = server
  const { ratio, ratioColyseus, ratioColyseusTogether } = server
  const { everySeconds, p50, p99 } = large.paced
  return [
    'Sealed orders a second of the server’s processor time; ms of a round, half of them and 99 of 100',
    ...columns([
      ['  Windward, on disk', servedText(ours)],
      ['  boardgame.io, in memory', servedText(boardgameio)],
      ['  Colyseus, which keeps and hides nothing', servedText(colyseus)],
      ['  the same, telling of orders together', servedText(colyseusTogether)],
    ]),
    `  Windward against boardgame.io: ${figure(ratio)} times (wanted: 10 or more, and half its p99 or less)`,
    `  Windward against Colyseus: ${figure(ratioColyseus)} times (wanted: 1 or more)`,
    `  and where it tells of orders together, as ours does: ${figure(ratioColyseusTogether)} times`,
    `${large.matches} matches of seven at once: half of the rounds within ${large.p50} ms (wanted: under 200)`,
    `  and when each begins a round every ${everySeconds} s: half within ${p50} ms, 99 of 100 within ${p99} ms`,
    `Memory: ${idleMb} MB idle (wanted: under 120), ${perIdleMatchKb} kB for a further idle match (wanted: under 60)`,
  ]
}

function gameLines(report: GameReport): string[] {
  const { game, perCpuSecond, bytesPerAnswer, p50, p99, idleMatchKb } = report
  return [
    `${game}, 20 matches, every seat over the API with a stream of its own`,
    ...columns([
      ['  answers a second of the server’s processor time', figure(perCpuSecond)],
      ['  bytes streamed for each answer, to all seats together', figure(bytesPerAnswer)],
      ['  ms until an answer is acknowledged, half of them and 99 of 100', `${p50} and ${p99}`],
      ['  memory for a further match that is open and idle', `${figure(idleMatchKb)} kB`],
    ]),
  ]
}

function servedText({ perCpuSecond, p50, p99 }: Served): string {
  return `${figure(perCpuSecond)}; ${p50} and ${p99} ms`
}
