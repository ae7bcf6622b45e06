import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { BotRow, Storage } from '../../src/storage/storage.ts'
import { found, name, newMatch, seat } from './rows.ts'

const bot = (change: Partial<BotRow> = {}): BotRow => ({
  person: name('bot'),
  name: 'Fathom',
  owner: name('ann'),
  ownerName: 'Ann',
  takes: [{ game: 'skirmish', clock: 'none' }],
  tablesAtOnce: 3,
  made: 1,
  ...change,
})

export function aboutBots(storage: () => Storage): void {
  test('a bot comes back as it was kept, and as it was changed', async () => {
    const { bots } = storage()
    const first = bot()
    const second = bot({ owner: first.owner, made: 2 })
    await bots.put(second)
    await bots.put(first)
    assert.deepEqual(await bots.find(first.person), first)
    assert.deepEqual(await bots.of(first.owner), [first, second])
    const changed = { ...first, takes: [], tablesAtOnce: 7 }
    await bots.put(changed)
    assert.deepEqual(await bots.find(first.person), changed)
    await bots.ownerRenamed(first.owner, 'Anne')
    assert.deepEqual(
      (await bots.of(first.owner)).map(({ ownerName }) => ownerName),
      ['Anne', 'Anne'],
    )
    await bots.remove(first.person)
    assert.equal(await bots.find(first.person), undefined)
  })

  test('all bots are listed, a page at a time', async () => {
    const { bots } = storage()
    const made = [bot(), bot(), bot()]
    for (const each of made) await bots.put(each)
    const seen: string[] = []
    for (let page = await bots.list(2); page.length > 0; page = await bots.list(2, seen.at(-1)))
      seen.push(...page.map(({ person }) => person))
    assert.equal(new Set(seen).size, seen.length)
    for (const { person } of made) assert.ok(seen.includes(person))
  })

  test('a seat says whose bot sits there, in lists and alone, for as long as it is one', async () => {
    const { bots, matches } = storage()
    const sitting = bot()
    await bots.put(sitting)
    const match = newMatch()
    const row = seat('red', { person: sitting.person, name: 'Fathom' })
    await matches.create(match, [row, seat('blue', { person: name('ben') })])
    const listed = async () => {
      const { rows } = await matches.list({ person: sitting.person }, 9)
      return rows.flatMap(({ seats }) => seats.map(({ owner }) => owner))
    }
    assert.equal((await found(storage(), match.id)).seats[0]?.owner, 'Ann')
    assert.deepEqual(await listed(), ['Ann', undefined])
    await bots.remove(sitting.person)
    assert.deepEqual(await listed(), [undefined, undefined])
  })

  test('what is kept of an owner holds the bots; a bot that leaves is one no longer', async () => {
    const { bots, people } = storage()
    const one = bot()
    await bots.put(one)
    assert.deepEqual((await people.exportPerson(one.owner)).bots, [one])
    await people.forgetPerson(one.person)
    assert.equal(await bots.find(one.person), undefined)
    assert.deepEqual((await people.exportPerson(one.owner)).bots, [])
  })
}
