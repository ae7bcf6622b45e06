/** The name of the job that wakes a match. */
export const DUE_TASK = 'windward_due'

/** Sets the alarm for each row (match_id, kind, at); an alarm that is set already is moved. */
function alarm(rows: string): string {
  return `graphile_worker.add_job(identifier => '${DUE_TASK}',
    payload => json_build_object('match', ${rows}.match_id, 'kind', ${rows}.kind),
    run_at => to_timestamp(${rows}.at / 1000.0), job_key => ${rows}.match_id || ':' || ${rows}.kind)`
}

/**
 * Sets and takes back the due times of the query `wanted` (match_id, kind, at), as parts of a larger query that must use
 * `jobs`. The table says when something is due; a job of the queue is the alarm for it. For every row that nobody is
 * at work on there is a job not later than it, so one that is put off needs no new job: the old one fires in vain and
 * is set again. Most times are put off again and again, and this saves a job for each.
 */
export const DUE_PARTS = `
  was as (select match_id, kind, due.at from due join wanted using (match_id, kind) where due.claimed = 0),
  unset as (delete from due using wanted
    where due.match_id = wanted.match_id and due.kind = wanted.kind and wanted.at is null),
  is_set as (insert into due (match_id, kind, at)
    select match_id, kind, at from wanted where at is not null order by match_id, kind
    on conflict (match_id, kind) do update set at = excluded.at, claimed = 0),
  jobs as (select ${alarm('wanted')} from wanted
    left join was using (match_id, kind) where wanted.at is not null and (was.at is null or was.at > wanted.at))`

export const SET_DUE = `
  with wanted as (select * from unnest($1::text[], $2::text[], $3::bigint[]) as wanted (match_id, kind, at)),
  ${DUE_PARTS}
  select count(*) from jobs`

/** Sets the alarm again for what is not due yet. The row is locked, so that nobody sets it earlier meanwhile. */
export const ALARM_AGAIN = `
  with early as (select match_id, kind, at from due where match_id = $1 and kind = $2 and at > $3 for update)
  select ${alarm('early')} from early`

/**
 * An alarm, at once by the clock of the database whatever ours says, for everything that is due and that nobody is at work
 * on, though it should be.
 */
export const ALARM_OVERDUE = `
  with late as (select match_id, kind, (extract(epoch from now()) * 1000)::bigint as at from due
    where (claimed = 0 and due.at <= $1) or (claimed > 0 and claimed <= $1) limit 500)
  select ${alarm('late')} from late`

/** An alarm for everything: a database that was restored has due times and no jobs. */
export const ALARM_ALL = `select ${alarm('due')} from due where not exists (
  select 1 from graphile_worker.jobs where key = match_id || ':' || due.kind)`
