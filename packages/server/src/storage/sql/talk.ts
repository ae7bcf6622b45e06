import type { NewTalk, TalkRow, TalkStore } from '../talk.ts'
import { mayReadSql } from './audience.ts'
import { json, text, textOrNull, whole } from './columns.ts'
import { type Engine, type Row, type Script, statement } from './script.ts'

export function talkStore(engine: Engine): TalkStore {
  const forViewer = `match_id = $1 and (speaker = $2 or ${mayReadSql(engine, 'audience', '$2')})`
  return {
    say: (match, talk) => engine.write(() => say(engine, match, talk)),
    heard: (match, viewer, after, limit) =>
      engine.read(function* () {
        const sql = `select * from talk where ${forViewer} order by n limit $3 offset $4`
        const rows = yield statement(sql, match, viewer, limit, after)
        return rows.map((row, index) => talkRow(row, after + index + 1))
      }),
    count: (match, viewer) =>
      engine.read(function* () {
        const [row] = yield statement(`select count(*) as n from talk where ${forViewer}`, match, viewer)
        return row === undefined ? 0 : whole(row, 'n')
      }),
  }
}

function* say(
  { dialect }: Engine,
  match: string,
  { at, from, person, to, text: said }: NewTalk,
): Script<void> {
  // Two who speak at once must not get the same number; SQLite lets only one write at a time anyway.
  if (dialect === 'postgres') yield statement('select 1 from matches where id = $1 for no key update', match)
  yield statement(
    `insert into talk (match_id, n, at, speaker, person, audience, said)
     values ($1, (select coalesce(max(n), 0) + 1 from talk where match_id = $1), $2, $3, $4, $5, $6)`,
    match,
    at,
    from,
    person,
    to === null ? null : JSON.stringify(to),
    said,
  )
  yield { tell: `match:${match}` }
}

export function talkRow(row: Row, n: number): TalkRow {
  return {
    n,
    at: whole(row, 'at'),
    from: text(row, 'speaker'),
    person: textOrNull(row, 'person'),
    to: row['audience'] === null ? null : json<readonly string[]>(row, 'audience'),
    text: text(row, 'said'),
  }
}
