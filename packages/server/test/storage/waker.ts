import { writeSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { openStorage, type Where } from '../../src/storage/open.ts'
import { step } from './rows.ts'

/** A process that wakes matches: whoever comes in time makes the one step there is to make. */
const where: Where = JSON.parse(process.argv[2] ?? '')
const storage = await openStorage(where)
await storage.due.start(async ({ match }) => {
  const last = await storage.course.lastStep(match)
  await pause(60)
  if (last > 0) return
  const [kept] = await storage.course.append([step(match, 1, { at: process.pid })])
  writeSync(1, `${match} ${kept}\n`)
})
writeSync(1, 'ready\n')
