import { resolve } from 'node:path'
import type { Admin } from '@windward/server/admin'
import type { Command } from 'commander'
import { mustBeFile } from '../backup-file.ts'
import { UsageFault } from '../fault.ts'
import { print } from '../output.ts'
import { addSettings, settingsFrom } from '../settings.ts'
import { wholeNumber } from '../whole-number.ts'
import { upgradeCommand } from './upgrade.ts'

interface Acting {
  readonly json?: true
}

interface Wishes extends Acting {
  readonly limit: number
  readonly all?: true
}

const STATUS = ['gathering', 'playing', 'over', 'archived'] as const

/** For whoever looks after a table: everything here works on its database, with or without a server running. */
export function adminCommand(program: Command): void {
  const admin = program.command('admin').description('Looks after the people and matches of a table.')

  listing(admin, 'matches', 'Lists matches, newest first.')
    .argument('[status...]', STATUS.join(', '))
    .action(matches)
  acting(admin, 'close', 'Puts a match away for good; its record stays.')
    .argument('<match>')
    .action(closeMatch)
  listing(admin, 'people', 'Lists people, newest first.')
    .argument('[text]', 'part of a name or an e-mail address, or an id')
    .action(people)
  acting(admin, 'ban', 'Keeps somebody out; running servers notice within ten seconds.')
    .argument('<person>')
    .action(ban)
  acting(admin, 'unban', 'Lets somebody in again.').argument('<person>').action(unban)
  acting(admin, 'forget', 'Deletes somebody, as if they had asked for it themselves.')
    .argument('<person>')
    .action(forget)
  listing(admin, 'reports', 'Lists what people have reported, oldest first.')
    .option('--all', 'also those that were seen to')
    .action(reports)
  acting(admin, 'settle', 'Notes that a report was seen to, and what came of it.')
    .argument('<report>')
    .argument('<outcome>')
    .action(settle)
  acting(admin, 'backup', 'Writes everything to a file: matches, people, talk, accounts. Keep it safe.')
    .argument('<file>')
    .action(backup)
  acting(admin, 'restore', 'Reads a backup into an empty database, of either kind.')
    .argument('<file>')
    .action(restore)
  upgradeCommand(
    acting(admin, 'upgrade', 'Says what becomes of every match by the present rules; changes nothing.'),
  )
}

function acting(admin: Command, name: string, about: string): Command {
  return addSettings(admin.command(name).description(about), ['data', 'databaseUrl']).option(
    '--json',
    'print one object and nothing else',
  )
}

function listing(admin: Command, name: string, about: string): Command {
  return acting(admin, name, about).option('--limit <n>', 'how many at most', wholeNumber(1, 10_000), 100)
}

async function working<T>(wishes: object, work: (admin: Admin) => Promise<T>): Promise<T> {
  const { Admin, NoTableThere } = await import('@windward/server/admin')
  const admin = await Admin.open(settingsFrom({ ...wishes })).catch((trouble: unknown) => {
    throw trouble instanceof NoTableThere ? new UsageFault(trouble.message, { cause: trouble }) : trouble
  })
  try {
    return await work(admin)
  } finally {
    await admin.close()
  }
}

function must(found: boolean, what: string, id: string): void {
  if (!found) throw new UsageFault(`There is no ${what} “${id}”.`)
}

/** Says what was done: for a program with the names of what it was done to. */
function say(sentence: string, did: object, { json }: Acting): void {
  print({ ok: true, ...did, sentence }, [sentence], json === true)
}

async function matches(words: readonly string[], wishes: Wishes): Promise<void> {
  const status = STATUS.filter((each) => words.includes(each))
  const odd = words.find((word) => !STATUS.some((each) => each === word))
  if (odd !== undefined) throw new UsageFault(`No match is ${odd}: they are ${STATUS.join(', ')}.`)
  const found = await working(wishes, (admin) => admin.matches(status, wishes.limit))
  const lines = found.map(({ id, game, status, created, seats }) =>
    [id, created, status, game, seats.join(', ')].join('  '),
  )
  print({ matches: found }, lines, wishes.json === true)
}

async function closeMatch(match: string, wishes: Acting): Promise<void> {
  must(await working(wishes, (admin) => admin.closeMatch(match)), 'match', match)
  say(`Match ${match} is put away for good; its record stays.`, { match }, wishes)
}

async function people(text: string | undefined, wishes: Wishes): Promise<void> {
  const found = await working(wishes, (admin) => admin.people(text, wishes.limit))
  const lines = found.map(({ id, name, email, guest, banned, created }) =>
    [id, created, guest ? 'guest' : 'account', ...(banned ? ['banned'] : []), name, email]
      .join('  ')
      .trimEnd(),
  )
  print({ people: found }, lines, wishes.json === true)
}

async function ban(person: string, wishes: Acting): Promise<void> {
  must(await working(wishes, (admin) => admin.ban(person, true)), 'person', person)
  say(`${person} is kept out from now on; unban lets them in again.`, { person, banned: true }, wishes)
}

async function unban(person: string, wishes: Acting): Promise<void> {
  must(await working(wishes, (admin) => admin.ban(person, false)), 'person', person)
  say(`${person} may come in again.`, { person, banned: false }, wishes)
}

async function forget(person: string, wishes: Acting): Promise<void> {
  must(await working(wishes, (admin) => admin.forget(person)), 'person', person)
  say(`${person} is deleted, with everything that was theirs alone.`, { person }, wishes)
}

async function reports(wishes: Wishes): Promise<void> {
  const all = await working(wishes, (admin) => admin.reports(wishes.all === true))
  const found = all.slice(0, wishes.limit)
  const lines = found.flatMap(({ id, at, by, about, match, text, outcome }) => [
    `${id}  ${new Date(at).toISOString()}  by ${by ?? 'somebody who left'}, about ${about ?? 'nobody'}, match ${match ?? 'none'}`,
    ...text.split('\n').map((line) => `    ${line}`),
    ...(outcome === null ? [] : [`    → ${outcome}`]),
  ])
  print({ reports: found }, lines, wishes.json === true)
}

async function settle(report: string, outcome: string, wishes: Acting): Promise<void> {
  must(await working(wishes, (admin) => admin.closeReport(report, outcome)), 'open report', report)
  say(`Report ${report} is noted as seen to.`, { report, outcome }, wishes)
}

async function backup(given: string, wishes: Acting): Promise<void> {
  const file = resolve(given)
  await working(wishes, (admin) => admin.backup(file))
  say(`Everything is written to ${file}. It holds secrets: keep it safe.`, { file }, wishes)
}

async function restore(given: string, wishes: Acting): Promise<void> {
  const file = resolve(given)
  mustBeFile(file)
  const { Admin } = await import('@windward/server/admin')
  await Admin.restore(settingsFrom({ ...wishes }), file)
  say(`Everything in ${file} is restored.`, { file }, wishes)
}
