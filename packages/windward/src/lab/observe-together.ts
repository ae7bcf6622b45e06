import { shareWork } from '@windward/server/shared-work'
import { type AnyGame, hashOf } from '@windward/table'
import { Fault } from '../fault.ts'
import { Crew, type Workplace } from '../in-workers.ts'
import type { LabTable, LabTask, Observed } from './observe.ts'

/** The same matches, shared with every process that is asked the same question at the same database. */
export async function observeTogether(
  url: string,
  game: AnyGame,
  tables: readonly LabTable[],
  tasks: readonly LabTask[],
  workplace: Workplace,
  progress: (done: number) => void,
): Promise<readonly Observed[]> {
  const crew = new Crew<LabTask, Observed>(workplace)
  try {
    const results = await shareWork(url, {
      name: nameOf(game, tables, tasks.length),
      tasks: tasks.length,
      atOnce: workplace.workers,
      async perform(place) {
        const task = tasks[place]
        if (task === undefined) throw new RangeError(`There is no match ${place}.`)
        return JSON.stringify(await crew.do(task))
      },
      progress,
    })
    return results.map(observedIn)
  } catch (trouble) {
    throw trouble instanceof Fault ? trouble : new Fault('The database does not answer.', { cause: trouble })
  } finally {
    await crew.close()
  }
}

/** The question alone; the module may lie elsewhere on another machine. */
function nameOf({ id, version }: AnyGame, tables: readonly LabTable[], matches: number): string {
  const jobs = tables.map(({ job: { module: _, ...job } }) => job)
  return hashOf({ id, version, jobs, matches })
}

function observedIn(result: string): Observed {
  return JSON.parse(result)
}
