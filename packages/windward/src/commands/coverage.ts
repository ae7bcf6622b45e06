import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Command } from 'commander'
import { type Account, accountOf, type Reading, readingOf } from '../coverage/account.ts'
import { type CoveragePage, readCoverage } from '../coverage/page.ts'
import { UsageFault } from '../fault.ts'
import { findGame } from '../games.ts'
import { print } from '../output.ts'
import { rulesOf } from '../rules/package.ts'

export function coverageCommand(program: Command): void {
  program
    .command('coverage')
    .description('Holds the table that leads from the rulebooks’ sentences to clauses against the clauses.')
    .argument('<game>', 'which game')
    .option(
      '--documents <folder>',
      'a folder with the rulebooks as text: names every sentence that no row speaks of',
    )
    .option('--json', 'print one object and nothing else')
    .action(coverage)
}

interface Wishes {
  readonly documents?: string
  readonly json?: true
}

function coverage(wanted: string, { documents, json }: Wishes): void {
  const { name, module } = findGame(wanted)
  const { clauses, coverage } = rulesOf(name, module)
  if (coverage === undefined) throw new UsageFault(`${name} has no docs/coverage.md.`)
  const page = readCoverage(coverage)
  const account = accountOf(page, clauses)
  const readings = documents === undefined ? [] : readAll(page, documents)
  const { unneeded, unknown, unreadable } = account
  const wanting =
    [unneeded, unknown, unreadable].some(({ length }) => length > 0) ||
    readings.some(({ same, unnamed, empty }) => !same || unnamed.length > 0 || empty.length > 0)
  print({ ...account, documents: readings }, [...told(account), ...readings.flatMap(read)], json === true)
  if (wanting) process.exitCode = 1
}

function readAll({ documents }: CoveragePage, folder: string): Reading[] {
  return documents.map((document) => {
    const path = join(folder, document.file)
    if (!existsSync(path)) throw new UsageFault(`There is no ${document.file} in ${folder}.`)
    return readingOf(document, readFileSync(path, 'utf8'))
  })
}

function told({ rows, unneeded, unknown, unreadable }: Account): string[] {
  return [
    ...Object.entries(rows).map(([file, count]) => `${file}: ${count} rows`),
    ...(unneeded.length > 0 ? [`clauses that no row names: ${unneeded.join(', ')}`] : []),
    ...(unknown.length > 0 ? [`named but not written: ${unknown.join(', ')}`] : []),
    ...unreadable.map((line) => `not a row: ${line}`),
  ]
}

function read({ file, sentences, same, unnamed, empty }: Reading): string[] {
  return [
    `${file}: ${sentences} sentences, ${unnamed.length} of them named by no row`,
    ...(same ? [] : [`${file} is not the text its rows were made for`]),
    ...unnamed.map(({ line, number, text }) => `${file} ${line}.${number}: ${text}`),
    ...empty.map((at) => `the row in line ${at} of the page names a sentence that ${file} does not have`),
  ]
}
