import type { Command } from 'commander'
import { Option } from 'commander'
import { Fault, messageOf } from '../fault.ts'
import { wholeNumber } from '../whole-number.ts'

interface Wishes {
  readonly port: number
  readonly host: string
}

export function serveCommand(program: Command): void {
  program
    .command('serve')
    .description('Opens the table in the browser.')
    .addOption(
      new Option('--port <n>', 'where to listen; 0 takes any free port')
        .env('PORT')
        .default(3000)
        .argParser(wholeNumber(0, 65_535)),
    )
    .addOption(new Option('--host <name>', 'for whom to listen').env('HOST').default('127.0.0.1'))
    .action(open)
}

async function open(wishes: Wishes): Promise<void> {
  const { serve } = await import('@windward/server')
  let close: () => Promise<void>
  try {
    const served = await serve(wishes)
    close = served.close
    process.stdout.write(`The table is open at ${served.address}\n`)
  } catch (trouble) {
    throw new Fault(`The table cannot be opened: ${messageOf(trouble)}`, { cause: trouble })
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void close())
}
