import { resolve } from 'node:path'
import type { Admin } from '@windward/server/admin'
import type { Command } from 'commander'
import { Fault } from '../fault.ts'
import { print } from '../output.ts'
import { addSettings, settingsFrom } from '../settings.ts'
import { wholeNumber } from '../whole-number.ts'

interface Wishes {
  readonly json?: true
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
    .action((person: string, wishes: object) => ban(person, true, wishes))
  acting(admin, 'unban', 'Lets somebody in again.')
    .argument('<person>')
    .action((person: string, wishes: object) => ban(person, false, wishes))
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
}

function acting(admin: Command, name: string, about: string): Command {
  return addSettings(admin.command(name).description(about), ['data', 'databaseUrl'])
}

function listing(admin: Command, name: string, about: string): Command {
  return acting(admin, name, about)
    .option('--limit <n>', 'how many at most', wholeNumber(1, 10_000), 100)
    .option('--json', 'print one object and nothing else')
}

async function working<T>(wishes: object, work: (admin: Admin) => Promise<T>): Promise<T> {
  const { Admin } = await import('@windward/server/admin')
  const admin = await Admin.open(settingsFrom({ ...wishes }))
  try {
    return await work(admin)
  } finally {
    await admin.close()
  }
}

function must(found: boolean, what: string): void {
  if (!found) throw new Fault(`There is no such ${what}.`)
}

async function matches(words: readonly string[], wishes: Wishes): Promise<void> {
  const status = STATUS.filter((each) => words.includes(each))
  const odd = words.find((word) => !STATUS.some((each) => each === word))
  if (odd !== undefined) throw new Fault(`No match is ${odd}: they are ${STATUS.join(', ')}.`)
  const found = await working(wishes, (admin) => admin.matches(status, wishes.limit))
  const lines = found.map(({ id, game, status, created, seats }) =>
    [id, created, status, game, seats.join(', ')].join('  '),
  )
  print({ matches: found }, lines, wishes.json === true)
}

async function closeMatch(match: string, wishes: object): Promise<void> {
  must(await working(wishes, (admin) => admin.closeMatch(match)), 'match')
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

async function ban(person: string, banned: boolean, wishes: object): Promise<void> {
  must(await working(wishes, (admin) => admin.ban(person, banned)), 'person')
}

async function forget(person: string, wishes: object): Promise<void> {
  must(await working(wishes, (admin) => admin.forget(person)), 'person')
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

async function settle(report: string, outcome: string, wishes: object): Promise<void> {
  must(await working(wishes, (admin) => admin.closeReport(report, outcome)), 'report that is open')
}

async function backup(file: string, wishes: object): Promise<void> {
  await working(wishes, (admin) => admin.backup(resolve(file)))
}

async function restore(file: string, wishes: object): Promise<void> {
  const { Admin } = await import('@windward/server/admin')
  await Admin.restore(settingsFrom({ ...wishes }), resolve(file))
}
