import { writeSync } from 'node:fs'
import { openStorage, type Where } from '../../src/storage/open.ts'
import { line, step } from './rows.ts'

/** Appends to some matches as fast as it can, and says what was acknowledged, until it is killed. */
const where: Where = JSON.parse(process.argv[2] ?? '')
const storage = await openStorage(where)

async function appends(match: string): Promise<never> {
  for (;;) {
    const next = (await storage.course.lastStep(match)) + 1
    const [kept] = await storage.course.append([step(match, next, { at: process.pid, lines: [line(next)] })])
    if (kept === 'kept') writeSync(1, `${match} ${next}\n`)
  }
}

await Promise.all(process.argv.slice(3).map(appends))
