import { writeSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { openStorage, type Where } from '../../src/storage/open.ts'
import { step } from './rows.ts'

/** A process that wakes matches: whoever comes in time makes the one step there is to make. */
const where: Where = JSON.parse(process.argv[2] ?? '')
const [, , , way] = process.argv
const storage = await openStorage(where)
let isAway = way !== 'until-away'
await storage.due.start(async ({ match }) => {
  while (!isAway) await lookedUp(match)
  const last = await storage.course.lastStep(match)
  await pause(60)
  if (last > 0) return
  const [kept] = await storage.course.append([step(match, 1, { at: process.pid })])
  writeSync(1, `${match} ${kept}\n`)
})
writeSync(1, 'ready\n')

/** With `until-away` nothing is done before the database has gone away: then all that is under way fails. */
async function lookedUp(match: string): Promise<void> {
  await storage.course.lastStep(match).catch((fault: unknown) => {
    isAway = true
    throw fault
  })
}
