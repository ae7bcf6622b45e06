import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { MatchFilter, Storage } from '../../src/storage/storage.ts'
import { found, keptMatch, name, newMatch, seat } from './rows.ts'

async function listed(storage: Storage, filter: MatchFilter, limit = 2): Promise<readonly string[]> {
  const ids: string[] = []
  let cursor: string | undefined
  do {
    const page = await storage.matches.list(filter, limit, cursor)
    assert.ok(page.rows.length <= limit)
    ids.push(...page.rows.map(({ match }) => match.id))
    cursor = page.next ?? undefined
  } while (cursor !== undefined)
  return ids
}

export function aboutMatches(storage: () => Storage): void {
  test('a match comes back as it was kept, with its seats in order', async () => {
    const match = newMatch({ host: 'ann', invitationHash: 'x'.repeat(64), more: { rematch: 'no' } })
    const seats = [seat('zulu', { person: 'ann', name: 'Ann' }), seat('alpha', { bot: 'random' })]
    await storage().matches.create(match, seats, ['cat', 'ben', 'cat'])
    const asked = ['ben', 'cat']
    assert.deepEqual(await found(storage(), match.id), { match: { ...match, revision: 1 }, seats, asked })
  })

  test('a match that was never kept is not found', async () => {
    assert.equal(await storage().matches.find('nobody knows it'), undefined)
    assert.equal(await storage().matches.find('with a \0 in it'), undefined)
    assert.equal(await storage().matches.find('x'.repeat(100_000)), undefined)
  })

  test('texts of every kind come back as they were, a NUL as another sign', async () => {
    const words = { red: '“ß 漢字 🚢 \u0000 \ud800 \' " \\ %s $1 ?1' }
    const match = newMatch({ words })
    await storage().matches.create(match, [seat('red', { name: 'Robert\'); drop table "matches";--\0' })])
    const { match: row, seats } = await found(storage(), match.id)
    assert.deepEqual(row.words, words)
    assert.equal(seats[0]?.name, 'Robert\'); drop table "matches";--\uFFFD')
  })

  test('a change of a table is made whole, and only on the revision it was made for', async () => {
    const id = await keptMatch(storage())
    const red = seat('red', { person: 'ann', name: 'Ann' })
    const change = {
      match: { status: 'playing', started: 77, words: { blue: 'or a foul' } },
      seats: [red, seat('green')],
      removed: ['blue'],
      happenings: [
        { at: 70, what: { pause: 'asked' } },
        { at: 71, what: 'resumed' },
      ],
    } as const
    assert.equal(await storage().matches.change(id, 1, change), 'kept')
    assert.equal(await storage().matches.change(id, 1, { match: { status: 'over' } }), 'raced')
    const { match, seats } = await found(storage(), id)
    assert.deepEqual([match.status, match.started, match.revision], ['playing', 77, 2])
    assert.deepEqual(match.words, change.match.words)
    assert.deepEqual(seats, [red, seat('green')])
    assert.deepEqual(await storage().matches.happenings(id), [
      { n: 1, at: 70, what: { pause: 'asked' } },
      { n: 2, at: 71, what: 'resumed' },
    ])
    assert.equal((await storage().matches.happenings(id, 1)).length, 1)
  })

  test('a change of a match that is not there has raced', async () => {
    assert.equal(await storage().matches.change('gone', 1, { match: { status: 'over' } }), 'raced')
  })

  test('of many who change the same revision, one succeeds', async () => {
    const id = await keptMatch(storage())
    const all = Array.from({ length: 8 }, (_, index) =>
      storage().matches.change(id, 1, { seats: [seat('red', { person: `p${index}` })] }),
    )
    const outcome = await Promise.all(all)
    assert.equal(outcome.filter((kept) => kept === 'kept').length, 1)
    const { match, seats } = await found(storage(), id)
    assert.equal(match.revision, 2)
    assert.equal(seats[0]?.person, `p${outcome.indexOf('kept')}`)
  })

  test('a list gives each match once, the newest first, a page at a time', async () => {
    const game = name('game')
    const ids: string[] = []
    for (const created of [10, 20, 20, 20, 30]) {
      ids.push(await keptMatch(storage(), { game, created }))
    }
    const [oldest, a, b, c, newest] = ids
    const same = [a, b, c].toSorted().toReversed()
    assert.deepEqual(await listed(storage(), { game }), [newest, ...same, oldest])
    assert.deepEqual(await listed(storage(), { game }, 100), [newest, ...same, oldest])
  })

  test('matches that come while a list is read do not disturb it', async () => {
    const game = name('game')
    const ids = [
      await keptMatch(storage(), { game, created: 10 }),
      await keptMatch(storage(), { game, created: 20 }),
    ]
    const first = await storage().matches.list({ game }, 1)
    await keptMatch(storage(), { game, created: 30 })
    const second = await storage().matches.list({ game }, 1, first.next ?? '')
    assert.deepEqual(
      [first, second].map(({ rows }) => rows[0]?.match.id),
      ids.toReversed(),
    )
  })

  test('a list can be of a status, an access, or a person', async () => {
    const game = name('game')
    const person = name('person')
    const host = await keptMatch(storage(), { game, created: 1, host: person, access: 'private' })
    const seated = newMatch({ game, created: 2, status: 'playing' })
    await storage().matches.create(seated, [seat('red', { person }), seat('blue', { person: 'other' })])
    const other = await keptMatch(storage(), { game, created: 3, status: 'over' })
    assert.deepEqual(await listed(storage(), { person }), [seated.id, host])
    assert.deepEqual(await listed(storage(), { game, status: ['gathering', 'over'] }), [other, host])
    assert.deepEqual(await listed(storage(), { game, access: ['open'] }), [other, seated.id])
    assert.deepEqual(await listed(storage(), { game, status: [] }), [])
  })

  test('whoever was asked to a table by name finds it until they sit there, and nobody else does', async () => {
    const [ann, ben] = [name('ann'), name('ben')]
    const match = newMatch({ access: 'private' })
    await storage().matches.create(match, [seat('red'), seat('blue')], [ann])
    assert.equal(await storage().matches.change(match.id, 1, { asked: [ann, ben] }), 'kept')
    for (const person of [ann, ben]) assert.deepEqual(await listed(storage(), { asked: person }), [match.id])
    assert.deepEqual(await listed(storage(), { asked: name('cat') }), [])
    assert.deepEqual(await listed(storage(), { person: ann }), [])
    await storage().matches.change(match.id, 2, { seats: [seat('red', { person: ann })] })
    assert.deepEqual(await listed(storage(), { asked: ann }), [])
    const [row] = (await storage().matches.list({ asked: ben }, 1)).rows
    assert.deepEqual(row?.asked.toSorted(), [ann, ben].toSorted())
  })

  test('a cursor of another list, or none at all, begins at the beginning', async () => {
    const game = name('game')
    const id = await keptMatch(storage(), { game })
    for (const cursor of ['', 'nonsense', '1', '.', '99999999999999999999.x', '\0', '1e3.x']) {
      const page = await storage().matches.list({ game }, 5, cursor)
      assert.deepEqual([page.rows[0]?.match.id, page.next], [id, null])
    }
  })

  test('a census counts matches by status', async () => {
    const before = await storage().matches.census()
    await keptMatch(storage(), { status: 'archived' })
    const now = await storage().matches.census()
    assert.deepEqual(now, { ...before, archived: before.archived + 1 })
  })
}
