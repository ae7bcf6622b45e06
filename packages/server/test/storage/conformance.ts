import { after, before, suite } from 'node:test'
import type { Storage } from '../../src/storage/storage.ts'
import { aboutBots } from './about-bots.ts'
import { aboutCourses } from './about-courses.ts'
import { aboutDue } from './about-due.ts'
import { aboutFanOut } from './about-fan-out.ts'
import { aboutMatches } from './about-matches.ts'
import { aboutNotices } from './about-notices.ts'
import { aboutPeople } from './about-people.ts'
import { aboutRaces } from './about-races.ts'
import { aboutTalk } from './about-talk.ts'

/** What every engine must do, in one suite: an engine is good when it passes. */
export function conformance(engine: string, open: () => Promise<Storage>): void {
  suite(`storage on ${engine}`, () => {
    let storage: Storage
    before(async () => {
      storage = await open()
    })
    after(() => storage.close())
    const opened = () => storage
    aboutMatches(opened)
    aboutCourses(opened)
    aboutRaces(opened)
    aboutTalk(opened)
    aboutPeople(opened)
    aboutNotices(opened)
    aboutBots(opened)
    aboutFanOut(opened)
    aboutDue(opened)
  })
}
