import { fuzz } from '@windward/table/contract'
import type { Command } from 'commander'
import { findGame, loadGame } from '../games.ts'
import { columns, figure, print, remark } from '../output.ts'
import { progress } from '../progress.ts'
import { readOptions } from '../read-options.ts'
import { wholeNumber } from '../whole-number.ts'

interface Wishes {
  readonly seed: string
  readonly decisions: number
  readonly options?: string
  readonly json?: true
}

export function fuzzCommand(program: Command): void {
  program
    .command('fuzz')
    .description(
      'Plays at random and tries everything that must not work: malformed answers, dead ends, leaks. Without --options ' +
        'the matches go through all varieties of the game in turn.',
    )
    .argument('<game>', 'which game')
    .option('--seed <text>', 'what all dice come from', 'windward')
    .option('--decisions <n>', 'how many decisions to play', wholeNumber(1), 10_000)
    .option('--options <json>', 'the options of the game in JSON, or a file that holds them')
    .option('--json', 'print one object and nothing else')
    .action(tryEverything)
}

async function tryEverything(name: string, wishes: Wishes): Promise<void> {
  const { seed, decisions, json } = wishes
  const game = await loadGame(findGame(name))
  const options = readOptions(wishes.options)
  const bar = progress(`${decisions} decisions of ${game.name}`, decisions)
  const { findings, ...report } = fuzz(game, {
    seed,
    decisions,
    ...(options && { options }),
    progress: bar.at,
  })
  bar.end()
  const rows = Object.entries(report).map(([what, count]) => [what, figure(count)] as const)
  print(findings.length === 0 ? report : { ...report, findings }, columns(rows), json === true)
  for (const finding of findings) remark(finding)
  const { malformedAccepted, crashes, deadEnds, leaks } = report
  if (malformedAccepted + crashes + deadEnds + leaks > 0) process.exitCode = 1
}
