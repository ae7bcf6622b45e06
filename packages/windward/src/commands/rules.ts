import type { Command } from 'commander'
import { findGame } from '../games.ts'
import { print } from '../output.ts'
import { rulesOf } from '../rules/package.ts'
import { testedClauses } from '../rules/tested-clauses.ts'

/** The table is no game, but it has rules of its own that every game is played by. */
const TABLE = { name: 'table', module: import.meta.resolve('@windward/table') }

export function rulesCommand(program: Command): void {
  program
    .command('rules')
    .description('Counts the clauses of a game and names those that no test proves or no source cites.')
    .argument('<game>', 'which game, or “table” for the rules all games share')
    .option('--json', 'print one object and nothing else')
    .action(rules)
}

function rules(wanted: string, { json }: { readonly json?: true }): void {
  const { name, module } = wanted === TABLE.name ? TABLE : findGame(wanted)
  const found = testedClauses(rulesOf(name, module))
  const lines = [
    `${found.clauses} clauses, ${found.tested} of them named by a test`,
    ...(found.untested.length > 0 ? [`untested: ${found.untested.join(', ')}`] : []),
    ...(found.uncited.length > 0 ? [`cited by no source: ${found.uncited.join(', ')}`] : []),
    ...(found.unknown.length > 0 ? [`named but not written: ${found.unknown.join(', ')}`] : []),
  ]
  print(found, lines, json === true)
  if (found.untested.length + found.uncited.length + found.unknown.length > 0) process.exitCode = 1
}
