import { type Engine, statement } from './script.ts'

/** More than finds room where something was before. */
const SOME_LENGTH = 8000

/** Fulfilled when something could be written and is on disk; nothing of it stays. */
export const writable = (engine: Engine): Promise<void> =>
  engine.write(function* () {
    const place = ['server', `ready ${process.pid}`]
    yield statement(
      `insert into papers (scope, title, value) values ($1, $2, $3)
       on conflict (scope, title) do update set value = excluded.value`,
      ...[...place, JSON.stringify('.'.repeat(SOME_LENGTH))],
    )
    yield statement('delete from papers where scope = $1 and title = $2', ...place)
  })
