import { readFileSync } from 'node:fs'
import { inspect } from 'node:util'
import { Command, CommanderError } from 'commander'
import { adminCommand } from './commands/admin.ts'
import { benchCommand } from './commands/bench.ts'
import { coverageCommand } from './commands/coverage.ts'
import { fuzzCommand } from './commands/fuzz.ts'
import { labCommand } from './commands/lab.ts'
import { ladderCommand } from './commands/ladder.ts'
import { lessonsCommand } from './commands/lessons.ts'
import { oddsCommand } from './commands/odds.ts'
import { replayCommand } from './commands/replay.ts'
import { rulesCommand } from './commands/rules.ts'
import { serveCommand } from './commands/serve.ts'
import { simulateCommand } from './commands/simulate.ts'
import { verifyCommand } from './commands/verify.ts'
import { Fault, messageOf } from './fault.ts'
import { games } from './games.ts'
import { columns, printFault, remark } from './output.ts'

const WRONG_USAGE = 2

/** Runs one command and leaves its exit code. */
export async function run(argv: readonly string[]): Promise<void> {
  process.stdout.on('error', leaveQuietly)
  const program = windward()
  const explain = (trouble: unknown) => {
    if (argv.includes('--json')) tellProgram(trouble)
    return explained(trouble, program.opts<{ trace?: true }>().trace === true)
  }
  process.once('uncaughtException', (trouble) => process.exit(explain(trouble)))
  try {
    await program.parseAsync(argv)
  } catch (trouble) {
    process.exitCode = explain(trouble)
  }
}

function windward(): Command {
  const program = new Command('windward')
    .description('Plays, measures and checks the games of the Windward table.')
    .version(version())
    .option('--trace', 'when something goes wrong, also say where in the code')
    .exitOverride()
    .showHelpAfterError('(windward --help, or windward COMMAND --help, says more)')
    .addHelpText('after', afterHelp())
  simulateCommand(program)
  ladderCommand(program)
  labCommand(program)
  fuzzCommand(program)
  replayCommand(program)
  verifyCommand(program)
  oddsCommand(program)
  rulesCommand(program)
  lessonsCommand(program)
  coverageCommand(program)
  benchCommand(program)
  serveCommand(program)
  adminCommand(program)
  return program
}

function afterHelp(): string {
  return [
    '',
    'Games:',
    ...columns(games.map(({ name, about }) => [`  ${name}`, about])),
    '  or the path of a module that exports one, such as ./my-game.ts',
    '',
    'Exit code: 0 when all went well, 1 when something failed or was found wanting, 2 when the command was',
    'not understood or names something there is not. With --json one object is printed in any case; where the',
    'command came to nothing it is {"ok": false, "sentence": …}, with the clause of the rules behind it if there is one.',
  ].join('\n')
}

function explained(trouble: unknown, trace: boolean): number {
  if (trouble instanceof CommanderError) return trouble.exitCode === 0 ? 0 : WRONG_USAGE
  remark(trace ? inspect(trouble) : messageOf(trouble))
  return trouble instanceof Fault ? trouble.exitCode : 1
}

/** Whoever asked for an object gets one, also when the command came to nothing. */
function tellProgram(trouble: unknown): void {
  if (trouble instanceof CommanderError && trouble.exitCode === 0) return
  printFault(messageOf(trouble).replace(/^error: /, ''), trouble instanceof Fault ? trouble.details : {})
}

/** Whoever read our output has seen enough, as `head` does. */
function leaveQuietly(trouble: NodeJS.ErrnoException): void {
  if (trouble.code !== 'EPIPE') throw trouble
  process.exit()
}

function version(): string {
  const text = readFileSync(new URL('../package.json', import.meta.url), 'utf8')
  return String(Object(JSON.parse(text)).version)
}
