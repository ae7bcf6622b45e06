import { runMigrations } from 'graphile-worker'
import { migrate } from '../migrate.ts'
import { allMatches } from '../sql/all-matches.ts'
import { botStore } from '../sql/bots.ts'
import { courseReader } from '../sql/course.ts'
import { keyValueStore } from '../sql/key-values.ts'
import { matchStore } from '../sql/matches.ts'
import { noticeStore } from '../sql/notices.ts'
import { peopleStore } from '../sql/people.ts'
import { talkStore } from '../sql/talk.ts'
import { writable } from '../sql/writable.ts'
import type { Storage } from '../storage.ts'
import { alone } from './alone.ts'
import { append } from './append.ts'
import { patiently } from './connection-trouble.ts'
import { JobDueTimes } from './due.ts'
import { PostgresEngine } from './engine.ts'
import { NotifyFanOut } from './fan-out.ts'
import { poolAt } from './pool.ts'

/** A database of PostgreSQL, shared by any number of processes. */
export async function openPostgres(url: string): Promise<Storage> {
  const pool = poolAt(url)
  const engine = new PostgresEngine(pool)
  const fanOut = new NotifyFanOut(url, pool)
  try {
    await patiently(() => runMigrations({ pgPool: pool }))
    await patiently(() => migrate(engine))
    await patiently(() => fanOut.connect())
  } catch (fault) {
    await pool.end()
    throw fault
  }
  const due = new JobDueTimes(pool, engine)
  return {
    database: { engine: 'postgres', pool, url },
    matches: matchStore(engine),
    course: { ...courseReader(engine), append: (batch) => append(pool, batch) },
    talk: talkStore(engine),
    people: peopleStore(engine),
    notices: noticeStore(engine),
    keyValues: keyValueStore(engine),
    bots: botStore(engine),
    fanOut,
    due,
    allMatches: allMatches(engine),
    alone: (work) => alone(pool, work),
    ping: () => writable(engine),
    async close() {
      await due.stop()
      await fanOut.close()
      await pool.end()
    },
  }
}
