import type { Command } from 'commander'
import type { BenchReport } from '../../bench/index.ts'
import type { ServerReport } from '../../bench/server/index.ts'
import type { Served } from '../../bench/server/load.ts'
import { columns, figure, print } from '../output.ts'
import { progress } from '../progress.ts'

export function benchCommand(program: Command): void {
  program
    .command('bench')
    .description('Measures the table and its games, against boardgame.io where it has something to compare.')
    .option('--server', 'measure the server instead, over HTTP, against boardgame.io’s')
    .option(
      '--json',
      'print one object and nothing else: {inProcess, openMs, growth, games}, or with --server {server, large, memory}',
    )
    .action(({ server, json }) => (server === true ? measureServer(json === true) : measure(json === true)))
}

async function measureServer(json: boolean): Promise<void> {
  const { benchServer } = await import('../../bench/server/index.ts')
  const bar = progress('measuring', 1)
  const report = await benchServer(bar.at).finally(bar.end)
  print(report, serverLines(report), json)
}

async function measure(json: boolean): Promise<void> {
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
    'Decisions a second of processor time, seven random seats on one core; against a boardgame.io move that does nothing',
    ...columns(
      Object.entries(games).map(([name, { decisionsPerSecond, ratio }]) => [
        `  ${name}`,
        `${figure(decisionsPerSecond)}, ${ratio} times`,
      ]),
    ),
  ]
}

function serverLines({ server: { ours, boardgameio, ratio }, large, memory }: ServerReport): string[] {
  return [
    'Sealed orders a second of the server’s processor time; ms of a round, half of them and 99 of 100',
    ...columns([
      ['  Windward, on disk', servedText(ours)],
      ['  boardgame.io, in memory', servedText(boardgameio)],
    ]),
    `  Windward against boardgame.io: ${figure(ratio)} times (wanted: 4 or more, and half its p99 or less)`,
    `${large.matches} matches of seven at once: half of the rounds within ${large.p50} ms (wanted: under 200)`,
    `Memory: ${memory.idleMb} MB idle (wanted: under 120), ${memory.perIdleMatchKb} kB for a further idle match (wanted: under 60)`,
  ]
}

function servedText({ perCpuSecond, p50, p99 }: Served): string {
  return `${figure(perCpuSecond)}; ${p50} and ${p99} ms`
}
