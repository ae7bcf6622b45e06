import type { Serving } from '@windward/server'
import type { Command } from 'commander'
import { toServe } from '../games.ts'
import { addSettings, settingsFrom } from '../settings.ts'

export function serveCommand(program: Command): void {
  const command = program
    .command('serve')
    .description('Opens the table to browsers, bots and programs, until it is stopped.')
    .addHelpText('after', '\nEvery setting is a flag or the variable of the environment named beside it.')
    .action(open)
  addSettings(command)
}

async function open(wishes: object): Promise<void> {
  const settings = settingsFrom({ ...wishes })
  const { giveBackMemory, giveBackMemorySoon, serve } = await import('@windward/server')
  const serving = await serve({ ...settings, games: toServe(giveBackMemorySoon) })
  process.stdout.write(`The table is open at ${settings.address ?? serving.address}\n`)
  closeWhenTold(serving)
  giveBackMemory()
}

/** What was begun is finished first; whoever asks a second time does not want to wait for it. */
function closeWhenTold({ close }: Serving): void {
  let told = false
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      if (told) process.exit(1)
      told = true
      void close().then(() => process.exit())
    })
  }
}
