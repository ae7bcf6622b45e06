import type { NoticeRow, NoticeStore } from '../people.ts'
import { json, text, textOrNull, whole, wholeOrNull } from './columns.ts'
import { type Engine, type Row, type Statement, statement } from './script.ts'

export function noticeStore(engine: Engine): NoticeStore {
  const does = (done: Statement) =>
    engine.write(function* () {
      yield done
    })
  return {
    put: (notices) =>
      engine.write(function* () {
        let count = 0
        for (const { id, person, kind, match, channel, body, created, due } of notices) {
          const put = yield statement(
            `insert into notices (id, person, kind, match_id, channel, body, created, due)
             values ($1, $2, $3, $4, $5, $6, $7, $8) on conflict (id) do nothing returning id`,
            ...[id, person, kind, match, channel, JSON.stringify(body), created, due],
          )
          count += put.length
          yield { tell: `person:${person}` }
        }
        return count
      }),
    claim: (now, lease, limit) =>
      engine.write(function* () {
        const unless = engine.dialect === 'postgres' ? 'for update skip locked' : ''
        const rows = yield statement(
          `update notices set due = $1, tries = tries + 1
           where id in (select id from notices where due <= $2 order by due limit $3 ${unless}) returning *`,
          ...[now + lease, now, limit],
        )
        return rows.map(noticeRow)
      }),
    sent: (id, at) => does(statement('update notices set sent = $2, due = null where id = $1', id, at)),
    failed: (id, again) =>
      does(statement('update notices set due = $2 where id = $1 and sent is null', id, again)),
    recall: (person, match, kind) =>
      does(
        statement(
          'delete from notices where person = $1 and match_id = $2 and kind = $3 and due is not null',
          ...[person, match, kind],
        ),
      ),
    of: (person, limit) =>
      engine.read(function* () {
        const sql = 'select * from notices where person = $1 order by created desc, id desc limit $2'
        return (yield statement(sql, person, limit)).map(noticeRow)
      }),
  }
}

export function noticeRow(row: Row): NoticeRow {
  return {
    id: text(row, 'id'),
    person: text(row, 'person'),
    kind: text(row, 'kind'),
    match: textOrNull(row, 'match_id'),
    channel: text(row, 'channel'),
    body: json(row, 'body'),
    created: whole(row, 'created'),
    due: wholeOrNull(row, 'due'),
    tries: whole(row, 'tries'),
    sent: wholeOrNull(row, 'sent'),
  }
}
