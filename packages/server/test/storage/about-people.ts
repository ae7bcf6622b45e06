import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { ReportRow, Storage } from '../../src/storage/storage.ts'
import { found, name, newMatch, seat, step } from './rows.ts'

const report = (by: string, about: string | null): ReportRow => {
  const open = { closed: null, outcome: null }
  return { id: name('report'), by, about, match: null, text: 'rude', at: 4, ...open }
}

/** A person who has left a trace in everything that is kept. */
async function known(storage: Storage, person: string, other: string): Promise<string> {
  const match = newMatch({ host: person })
  const seats = [seat('red', { person, name: 'Ann' }), seat('blue', { person: other })]
  await storage.matches.create(match, seats, [person])
  await storage.course.append([step(match.id, 1)])
  await storage.talk.say(match.id, { at: 1, from: 'red', person, to: null, text: 'a secret of mine' })
  await storage.talk.say(match.id, { at: 2, from: 'blue', person: other, to: null, text: 'of another' })
  await storage.people.block({ person, blocked: other, at: 3 })
  await storage.people.mute({ person, muted: other, match: match.id, at: 3 })
  await storage.people.report(report(person, other))
  const notice = { kind: 'your-move', match: match.id, channel: 'email', body: {}, created: 5, due: 6 }
  await storage.notices.put([{ id: name('notice'), person, ...notice }])
  await storage.keyValues.put(`person:${person}`, 'language', 'en')
  return match.id
}

export function aboutPeople(storage: () => Storage): void {
  test('a block holds in both directions until it is lifted', async () => {
    const [ann, ben, cat] = [name('ann'), name('ben'), name('cat')]
    const { people } = storage()
    await people.block({ person: ann, blocked: ben, at: 1 })
    await people.block({ person: ann, blocked: ben, at: 2 })
    assert.deepEqual(await people.blocks(ann), [{ person: ann, blocked: ben, at: 1 }])
    assert.deepEqual(await people.apart(ann, [ben, cat]), [ben])
    assert.deepEqual(await people.apart(ben, [ann, cat]), [ann])
    assert.deepEqual(await people.apart(cat, [ann, ben]), [])
    assert.deepEqual(await people.apart(cat, []), [])
    await people.unblock(ann, ben)
    assert.deepEqual(await people.blocks(ann), [])
  })

  test('somebody can be muted at one match or anywhere', async () => {
    const [ann, ben] = [name('ann'), name('ben')]
    const { people } = storage()
    await people.mute({ person: ann, muted: ben, match: null, at: 1 })
    await people.mute({ person: ann, muted: ben, match: 'm', at: 2 })
    assert.deepEqual(
      (await people.mutes(ann)).map(({ match }) => match),
      [null, 'm'],
    )
    await people.unmute(ann, ben, null)
    assert.deepEqual(await people.mutes(ann), [{ person: ann, muted: ben, match: 'm', at: 2 }])
  })

  test('a report stays open until an operator has seen to it', async () => {
    const { people } = storage()
    const mine = report('ann', 'ben')
    await people.report(mine)
    const listed = async (all: boolean) => (await people.reports(all)).find(({ id }) => id === mine.id)
    assert.deepEqual(await listed(false), mine)
    assert.equal(await people.closeReport(mine.id, 9, 'warned'), true)
    assert.equal(await people.closeReport(mine.id, 10, 'again'), false)
    assert.equal(await listed(false), undefined)
    assert.deepEqual(await listed(true), { ...mine, closed: 9, outcome: 'warned' })
  })

  test('small things are kept under a scope and a key', async () => {
    const scope = name('scope')
    const { keyValues } = storage()
    assert.equal(await keyValues.get(scope, 'a'), undefined)
    await keyValues.put(scope, 'a', { x: 1 })
    await keyValues.put(scope, 'a', null)
    assert.equal(await keyValues.get(scope, 'a'), null)
    assert.equal(await keyValues.putOnce(scope, 'b', 'first'), 'first')
    assert.equal(await keyValues.putOnce(scope, 'b', 'second'), 'first')
    assert.deepEqual(await keyValues.all(scope), { a: null, b: 'first' })
    await keyValues.remove(scope, 'a')
    assert.deepEqual(await keyValues.all(scope), { b: 'first' })
  })

  test('of many who put a thing there once, all get the same', async () => {
    const scope = name('scope')
    const all = [1, 2, 3, 4, 5].map((value) => storage().keyValues.putOnce(scope, 'key', value))
    assert.equal(new Set(await Promise.all(all)).size, 1)
  })

  test('a person gets everything there is of them, and nothing of others', async () => {
    const [ann, ben] = [name('ann'), name('ben')]
    const match = await known(storage(), ann, ben)
    await known(storage(), ben, name('cat'))
    const data = await storage().people.exportPerson(ann)
    assert.deepEqual(
      data.tables.map((table) => table.match.id),
      [match],
    )
    assert.deepEqual(
      data.talk.map((talk) => talk.text),
      ['a secret of mine'],
    )
    const { asked, blocks, mutes, reports, notices, keyValues } = data
    assert.deepEqual(asked, [match])
    assert.deepEqual([blocks.length, mutes.length, reports.length, notices.length], [1, 1, 1, 1])
    assert.deepEqual(keyValues, { language: 'en' })
  })

  test('a person who leaves is nowhere any more, and the matches of the others go on', async () => {
    const [ann, ben] = [name('ann'), name('ben')]
    const match = await known(storage(), ann, ben)
    await storage().people.block({ person: ben, blocked: ann, at: 1 })
    const [open, closed] = [report(ben, ann), report(ben, ann)]
    for (const each of [open, closed]) await storage().people.report(each)
    await storage().people.closeReport(closed.id, 9, 'talked to')
    await storage().people.forgetPerson(ann, 'Ann')
    const left = await storage().people.exportPerson(ann)
    assert.equal(Object.values(left).flatMap((part) => Object.values(part)).length, 0)
    const { match: row, seats, asked } = await found(storage(), match)
    assert.deepEqual([row.host, seats[0], asked], [null, seat('red', { name: 'Somebody' }), []])
    assert.ok(row.revision > 1)
    const heard = await storage().talk.heard(match, 'blue', 0, 9)
    assert.deepEqual(
      heard.map((talk) => [talk.n, talk.text, talk.person]),
      [
        [1, '', null],
        [2, 'of another', ben],
      ],
    )
    assert.deepEqual(await storage().people.blocks(ben), [])
    const about = (await storage().people.reports(true)).filter(({ by }) => by === ben)
    assert.deepEqual(
      about.map(({ id, about: whom, text }) => [id, whom, text.includes('“Ann”')]).sort(),
      [
        [open.id, ann, true],
        [closed.id, null, false],
      ].sort(),
    )
    assert.equal(await storage().course.lastStep(match), 1)
  })

  test('a guest who becomes a person takes everything along, and what the person had stays', async () => {
    const [guest, person, other] = [name('guest'), name('person'), name('other')]
    const match = await known(storage(), guest, other)
    await storage().people.block({ person, blocked: other, at: 99 })
    await storage().people.block({ person, blocked: guest, at: 99 })
    await storage().keyValues.put(`person:${person}`, 'language', 'fr')
    await storage().keyValues.put(`person:${guest}`, 'colour', 'blue')
    await storage().people.movePerson(guest, person)
    const left = await storage().people.exportPerson(guest)
    assert.equal(Object.values(left).flatMap((part) => Object.values(part)).length, 0)
    const data = await storage().people.exportPerson(person)
    assert.deepEqual(data.keyValues, { colour: 'blue', language: 'fr' })
    assert.deepEqual(data.asked, [match])
    assert.deepEqual(data.blocks, [{ person, blocked: other, at: 99 }])
    const { talk, mutes, reports, notices } = data
    assert.deepEqual([talk.length, mutes.length, reports.length, notices.length], [1, 1, 1, 1])
    const { match: row, seats } = await found(storage(), match)
    assert.deepEqual([row.host, seats[0]?.person, row.revision], [person, person, 2])
  })
}
