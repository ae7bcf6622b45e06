/** Any number that nothing else is locked by: two processes that begin at once lay the table one after the other. */
const LOCK = 4_517_025

/** Results lie in a schema of their own: this may be a database that no table has ever been served from. */
export const LAY = `
  do $$ begin
    perform pg_advisory_xact_lock(${LOCK});
    create schema if not exists windward_work;
    create table if not exists windward_work.results (
      work text not null, task integer not null, result text not null, at timestamptz not null default now(),
      primary key (work, task));
  end $$`

/** Whoever has not fetched them after a day never will. */
export const CLEAR_OLD = `delete from windward_work.results where at < now() - interval '1 day'`

/** A job for every task that is not done and has none yet; a key may be given again by a process that begins at the same time. */
export const ADD_JOBS = `
  select count(graphile_worker.add_job(identifier => $2, payload => json_build_object('task', task),
    job_key => $2 || ':' || task, max_attempts => 3))
  from generate_series(0, $3::integer - 1) as wanted (task)
  where not exists (select 1 from windward_work.results where work = $1 and results.task = wanted.task)
  and not exists (select 1 from graphile_worker.jobs where key = $2 || ':' || wanted.task)`

export const KEEP = `
  insert into windward_work.results (work, task, result) values ($1, $2, $3) on conflict do nothing`

export const COUNT = `select count(*) from windward_work.results where work = $1`

export const RESULTS = `select task, result from windward_work.results where work = $1 order by task`

/** Jobs nobody has begun. */
export const OPEN_JOBS = `
  select count(*) from graphile_worker.jobs where task_identifier = $1 and locked_at is null and attempts < max_attempts`
