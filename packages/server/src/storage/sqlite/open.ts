import { FanOutHere } from '../../live/fan-out-here.ts'
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
import { append } from './append.ts'
import { Connection } from './connection.ts'
import { TimerDueTimes } from './due.ts'
import { SqliteEngine } from './engine.ts'
import { cannotOpen, FileTrouble } from './file-trouble.ts'

/** A database file of our own, made if it is not there; ':memory:' for one that leaves nothing behind. */
export async function openSqlite(file: string): Promise<Storage> {
  const connection = new Connection(file)
  const fanOut = new FanOutHere()
  const engine = new SqliteEngine(connection, fanOut)
  try {
    await migrate(engine)
  } catch (fault) {
    connection.close()
    throw cannotOpen(file, fault instanceof FileTrouble ? fault.cause : fault)
  }
  const due = new TimerDueTimes(engine)
  return {
    database: { engine: 'sqlite', sqlite: connection.database, file },
    matches: matchStore(engine),
    course: {
      ...courseReader(engine),
      append: (batch) => append(connection, engine, fanOut, batch),
    },
    talk: talkStore(engine),
    people: peopleStore(engine),
    notices: noticeStore(engine),
    keyValues: keyValueStore(engine),
    bots: botStore(engine),
    fanOut,
    due,
    allMatches: allMatches(engine),
    // A directory has one server.
    alone: async (work) => {
      await work()
      return true
    },
    ping: () => writable(engine),
    async close() {
      await due.stop()
      connection.close()
    },
  }
}
