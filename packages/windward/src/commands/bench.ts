import type { Command } from 'commander'
import type { BenchReport } from '../../bench/index.ts'
import { columns, figure, print } from '../output.ts'
import { progress } from '../progress.ts'

export function benchCommand(program: Command): void {
  program
    .command('bench')
    .description('Measures the table and its games, against boardgame.io where it has something to compare.')
    .option('--json', 'print one object, {inProcess, openMs, growth, games}, and nothing else')
    .action(measure)
}

async function measure({ json }: { readonly json?: true }): Promise<void> {
  const { bench } = await import('../../bench/index.ts')
  const bar = progress('measuring', 1)
  const report = await bench(bar.at).finally(bar.end)
  print(report, lines(report), json === true)
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
