import assert from 'node:assert/strict'
import { test } from 'node:test'
import { setTimeout as wait } from 'node:timers/promises'
import { type AnyGame, type Bot, type Foresight, type GameTypes, READY } from '@windward/table'
import { game as skirmish } from '@windward/table/fixture'
import { game as parley } from '@windward/table/parley'
import { breath } from '../../app/host/local/breath.ts'
import type { PositionOnTheWay } from '../../app/host/local/protocol.ts'
import { tableFor } from './local-table.ts'

const fixture: AnyGame = skirmish
const isOver = ({ outcome }: PositionOnTheWay) => outcome !== undefined
const isAsked = (kind: string) => (position: PositionOnTheWay) =>
  position.questions.some((each) => each.kind === kind && each.sealed === undefined)
const never = () => new Promise<never>(() => undefined)

/** Parley with one more bot that thinks ahead. */
function parleyWith(answer: Bot<GameTypes>['answer']): AnyGame {
  const game: AnyGame = parley
  const about = game.decisions.map(({ kind }) => kind)
  const foresight: Foresight<GameTypes> = {
    about,
    consider: (question, dice) => ({ answer: answer(question, dice), reasons: [] }),
  }
  return { ...game, bots: { ...game.bots, pondering: { answer, foresight } } }
}

test('bots that think ahead play to the end, and the same in whatever order their thoughts come', async () => {
  const delays = [() => 0, (place: number) => 3 * place, (place: number) => 9 - 3 * place]
  const played = await Promise.all(
    delays.map(async (delay, number) => {
      const seats = { amber: 'foresighted', blue: 'random', copper: 'foresighted', dusk: 'foresighted' }
      const { match, entries, when, troubles } = tableFor({
        game: fixture,
        options: { turns: 4 },
        seats,
        most: number + 1,
        until: ({ question }) => wait(delay(Object.keys(seats).indexOf(question.seat))),
      })
      await match.look('spectator')
      await match.begin()
      await when(isOver)
      assert.deepEqual(troubles, [])
      return entries
    }),
  )
  assert.equal(played[0]?.length, 16)
  assert.ok(
    played.flat().every((entry) => !('by' in entry)),
    'nobody was answered for',
  )
  for (const each of played) assert.deepEqual(each, played[0])
})

test('bots that think ahead think side by side, as many as there is room for', async () => {
  let [now, most] = [0, 0]
  const { match, when, thinkers } = tableFor({
    game: fixture,
    options: { turns: 2 },
    seats: { amber: 'foresighted', blue: 'foresighted', copper: 'foresighted' },
    most: 2,
    until: async () => {
      now += 1
      most = Math.max(most, now)
      await wait(5)
      now -= 1
    },
  })
  await match.look('spectator')
  await match.begin()
  await when(isOver)
  assert.deepEqual([most, thinkers.length], [2, 2])
})

test('a command waits for one bot’s answer at most', async () => {
  const seats = { amber: 'random', blue: 'random', copper: 'random', dusk: 'random', emerald: undefined }
  const { match, entries, when } = tableFor({ game: fixture, seats })
  await match.look('emerald')
  const [question] = (await when(isAsked('orders'))).questions
  assert.ok(question)
  const answering = match.begin()
  await breath()
  const before = match.answer('emerald', question.id, skirmishStay(question.brief))
  assert.equal(await before, undefined)
  assert.ok(entries.findIndex(({ seat }) => seat === 'emerald') <= 2, 'others come after it')
  await answering
})

test('a thought nobody waits for any more is cancelled, and its thinker is ended', async () => {
  const { match, when, thinkers } = tableFor({
    game: parleyWith(({ kind, view }) =>
      kind === 'play' ? handOf(view)[0] : kind === 'give' ? READY : 'coin',
    ),
    seats: { north: undefined, east: 'pondering' },
    until: ({ question }) => (question.kind === 'counter' ? never() : wait(0)),
  })
  await match.look('north')
  void match.begin()
  for (const [kind, answer] of [
    ['take', 'coin'],
    ['give', READY],
    ['play', 'pass'],
    ['counter', 'pay'],
  ] as const) {
    const [question] = (await when(isAsked(kind))).questions
    assert.ok(question)
    if (kind === 'counter') assert.equal(thinkers[0]?.tasks.at(-1)?.question.kind, 'counter')
    assert.equal(await match.answer('north', question.id, answer), undefined)
  }
  await when(({ turn }) => turn === 2)
  await thinkers[0]?.closed
  await when(isAsked('take'))
})

test('a bot that others have overtaken thinks again, and one that is refused on what it saw does not', async () => {
  const wanted = { to: 'north', coins: 4 }
  let given: () => void = () => undefined
  const gift = new Promise<void>((resolve) => {
    given = resolve
  })
  const { match, when, thinkers, entries } = tableFor({
    game: parleyWith(({ kind, view }) => {
      if (kind !== 'give') return 'coin'
      return coinsOf(view) === 4 ? { to: 'north', coins: 9 } : wanted
    }),
    seats: { north: undefined, east: 'pondering' },
    until: ({ question }) => (question.kind === 'give' && question.deeds === 0 ? gift : wait(0)),
  })
  await match.look('north')
  void match.begin()
  for (const [kind, answer] of [
    ['take', 'coin'],
    ['give', { to: 'east', coins: 1 }],
  ] as const) {
    const [question] = (await when(isAsked(kind))).questions
    assert.ok(question)
    assert.equal(await match.answer('north', question.id, answer), undefined)
  }
  given()
  await when(() => entries.length === 5)
  const asked = thinkers.flatMap(({ tasks }) => tasks).filter(({ question }) => question.kind === 'give')
  assert.deepEqual(
    asked.map(({ question, view }) => [question.deeds, coinsOf(view)]),
    [
      [0, 4],
      [0, 5],
      [1, 1],
    ],
  )
  assert.deepEqual(entries.slice(3), [
    { do: 'answer', seat: 'east', question: '1#2', answer: wanted },
    { do: 'answer', seat: 'east', question: '1#2', answer: READY, by: 'absent' },
  ])
})

const skirmishStay = (brief: unknown): unknown => Object(brief).areas
const handOf = (view: object): number[] =>
  Object(view).players.flatMap(({ hand }: { hand: number[] | null }) => hand ?? [])
const coinsOf = (view: object): number =>
  Object(view).players.reduce((sum: number, { coins }: { coins: number | null }) => sum + (coins ?? 0), 0)

test('TBL 5.9 alone against bots a turn is taken back to its beginning, at a table of its own', async () => {
  const seats = { amber: undefined, blue: 'random', copper: 'random', dusk: 'random' }
  const { match, when } = tableFor({ game: fixture, options: { turns: 4 }, seats })
  await match.look('amber')
  void match.begin()
  assert.equal(await match.takeBack(), undefined)
  const asked = ({ questions }: PositionOnTheWay) => questions.some(({ sealed }) => sealed === undefined)
  const first = await when(asked)
  const [question] = first.questions
  assert.ok(question)
  const whole = fixture.decisions.find(({ kind }) => kind === question.kind)
  assert.ok(whole)
  const answer = whole.absent({ seat: 'amber', brief: question.brief, view: first.view })
  assert.equal(await match.answer('amber', question.id, answer), undefined)
  const back = await match.takeBack()
  assert.ok(back)
  assert.equal(back.table.record.continues?.entries, back.entries.length)
  assert.ok(!back.entries.some((entry) => 'seat' in entry && entry.seat === 'amber'))
})
