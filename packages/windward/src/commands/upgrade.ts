import type { MatchCheck } from '@windward/server/admin'
import type { Command } from 'commander'
import { UsageFault } from '../fault.ts'
import { toServe } from '../games.ts'
import { figure, print, remark } from '../output.ts'
import { settingsFrom } from '../settings.ts'

interface Wishes {
  readonly check?: true
  readonly json?: true
}

const WORD_EVERY_MS = 5000

const EXIT_CODES = `
Exit code: 0 when every match that is being played goes on, as it is or by newer rules; 1 when one does not, or cannot be
opened; 2 when the command was not understood or there is no table.
`

export function upgradeCommand(command: Command): void {
  command
    .option('--check', 'open every match by the present rules and say what becomes of it')
    .addHelpText('after', EXIT_CODES)
    .action(check)
}

async function check(wishes: Wishes): Promise<void> {
  if (wishes.check !== true)
    throw new UsageFault(
      'Say --check. A match goes over to newer rules by itself when it is first opened; there is nothing else to do.',
    )
  const { checkUpgrade, NoTableThere, totalsInWords } = await import('@windward/server/admin')
  const matches: MatchCheck[] = []
  const say = teller(wishes.json === true, matches)
  const totals = await checkUpgrade(
    settingsFrom({ ...wishes }),
    toServe(() => undefined),
    say,
  ).catch((trouble: unknown) => {
    throw trouble instanceof NoTableThere ? new UsageFault(trouble.message, { cause: trouble }) : trouble
  })
  const sentence = totalsInWords(totals)
  print({ ok: totals.stranded === 0, matches, totals, sentence }, [sentence], wishes.json === true)
  if (totals.stranded > 0) process.exitCode = 1
}

/** A person is told of each match at once; a program of all in the end, and whoever waits how far it has come. */
function teller(json: boolean, matches: MatchCheck[]): (check: MatchCheck, count: number) => void {
  let looked = 0
  let said = performance.now()
  return (check, count) => {
    looked += 1
    if (json) matches.push(check)
    else print({}, [lineOf(check)], false)
    if (performance.now() - said < WORD_EVERY_MS) return
    said = performance.now()
    remark(`${figure(looked)} of ${figure(count)} matches are looked through.`)
  }
}

function lineOf({ match, game, status, sentence }: MatchCheck): string {
  return [match, status ?? 'unknown', game ?? 'unknown', sentence].join('  ')
}
