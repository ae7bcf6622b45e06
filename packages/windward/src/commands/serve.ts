import { type Command, Option } from 'commander'
import { wholeNumber } from '../whole-number.ts'

interface Wishes {
  readonly port?: number
  readonly host?: string
}

export function serveCommand(program: Command): void {
  const port = new Option(
    '--port <n>',
    'where to listen; 0 takes any free port (default: the first free one from 3000)',
  )
  const host = new Option('--host <name>', 'for whom to listen (default: this machine alone)')
  program
    .command('serve')
    .description('Opens the table to browsers, until it is stopped.')
    .addOption(port.env('PORT').argParser(wholeNumber(0, 65_535)))
    .addOption(host.env('WINDWARD_HOST'))
    .action(open)
}

async function open(wishes: Wishes): Promise<void> {
  const { serve } = await import('@windward/server')
  const { address, close } = await serve(wishes)
  process.stdout.write(`The table is open at ${address}\n`)
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void close())
}
