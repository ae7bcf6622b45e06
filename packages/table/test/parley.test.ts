import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type Foreseen, type Match, nextAwaited, PASS, READY, SPECTATOR, scriptedDice } from '../src/index.ts'
import { given, opened, questionOf, refusedBy, reply, runOut, unanswering } from './at-the-table.ts'
import { game } from './parley/game.ts'
import { own, type Parley, player, SEATS, type Seat } from './parley/state.ts'

/** North gets 12 and 1, east 11 and 2; then the pile from 3 upwards. */
const USUAL_PILE = [12, 1, 11, 2, 3, 4, 5, 6, 7, 8, 9, 10]

interface Wish {
  readonly seats?: readonly Seat[]
  readonly rounds?: number
  readonly pile?: readonly number[]
  readonly dice?: Readonly<Record<string, readonly Foreseen[]>>
}

function laid({
  seats = ['north', 'east'],
  rounds = 1,
  pile = USUAL_PILE,
  dice = {},
}: Wish = {}): Match<Parley> {
  const scripts: Wish['dice'] = { 0: [{ shuffle: pile }], ...dice }
  return opened(game, { seats, options: { rounds } }, { dice: (flow) => scriptedDice(scripts[flow] ?? []) })
}

/** Each seat in its order gives this answer, as long as it is asked this. */
function all(match: Match<Parley>, kind: string, answers: readonly unknown[]): void {
  for (const [place, seat] of match.seats.entries())
    if (match.questions(seat).some((question) => question.kind === kind)) reply(match, seat, answers[place])
}

function asked(match: Match<Parley>): string[] {
  return [...match.unanswered()].map(({ seat, kind }) => `${seat} ${kind}`)
}

/** Up to the playing of cards, with a coin for everybody. */
function atPlay(wish: Wish = {}): Match<Parley> {
  const match = laid(wish)
  all(match, 'take', ['coin', 'coin', 'coin', 'coin'])
  all(match, 'give', [READY, READY, READY, READY])
  return match
}

test('PAR 1.1 each of two to four seats gets two cards and three coins, secret like the pile', () => {
  const match = laid({ seats: SEATS })
  assert.deepEqual(
    match.state.players.map(({ seat, hand, coins }) => [seat, hand, coins]),
    [
      ['north', [12, 1], 3],
      ['east', [11, 2], 3],
      ['south', [3, 4], 3],
      ['west', [5, 6], 3],
    ],
  )
  const { players, pile } = match.view('east')
  assert.equal(pile, 4)
  assert.deepEqual(
    players.map(({ hand, coins, cards }) => [hand, coins, cards]),
    [
      [null, null, 2],
      [[11, 2], 3, 2],
      [null, null, 2],
      [null, null, 2],
    ],
  )
  assert.ok(match.view(SPECTATOR).players.every(({ hand, coins }) => hand === null && coins === null))
  assert.throws(() => laid({ seats: ['north'] }), /Parley is for 2 to 4 seats/)
})

test('PAR 1.2 a match has three rounds, and each has its steps in order', () => {
  const match = opened(game, { seats: ['north', 'east'] })
  const steps: string[] = []
  for (let next = nextAwaited(match); next !== undefined; next = nextAwaited(match)) {
    const { kind, seat, view } = next
    if (steps.at(-1) !== kind) steps.push(kind)
    if (kind === 'take' && view.pile > 0) reply(match, seat, 'card')
    else if (kind === 'play') reply(match, seat, own(view, seat).hand[0])
    else runOut(match, seat)
  }
  const round = ['take', 'give', 'play', 'counter', 'stake']
  assert.deepEqual(steps, [...round, ...round, ...round])
  assert.equal(match.state.round, 4)
})

test('PAR 2.1 in turn each seat takes the top card or a coin', () => {
  const match = laid()
  assert.deepEqual(asked(match), ['north take'])
  reply(match, 'north', 'card')
  assert.deepEqual(player(match.state, 'north').hand, [12, 1, 3])
  assert.deepEqual(asked(match), ['east take'])
  reply(match, 'east', 'coin')
  assert.equal(player(match.state, 'east').coins, 4)
  const drew = (viewer: Seat) => match.ledger(viewer).filter(({ what }) => what.key === 'drew').length
  assert.deepEqual([drew('north'), drew('east')], [1, 0])
})

test('PAR 2.1 when the pile is empty there are only coins', () => {
  const match = laid({ seats: SEATS, rounds: 2 })
  all(match, 'take', ['card', 'card', 'card', 'card'])
  all(match, 'give', [READY, READY, READY, READY])
  all(match, 'play', [PASS, PASS, PASS, PASS])
  assert.equal(match.view(SPECTATOR).pile, 0)
  const { id } = questionOf(match, 'north')
  assert.equal(
    refusedBy('PAR 2.1', match.answer('north', id, 'card'), game),
    'The pile is empty; there are only coins.',
  )
})

test('PAR 2.2 seats give coins until all are ready, and only giver and receiver know', () => {
  const match = laid({ seats: ['north', 'east', 'south'] })
  all(match, 'take', ['coin', 'coin', 'coin'])
  reply(match, 'north', { to: 'east', coins: 3 })
  reply(match, 'east', { to: 'north', coins: 1 })
  assert.deepEqual(
    match.state.players.map(({ coins }) => coins),
    [2, 6, 4],
  )
  const gifts = (viewer: Seat | typeof SPECTATOR) =>
    match.ledger(viewer).filter(({ clause }) => clause === 'PAR 2.2').length
  assert.deepEqual([gifts('north'), gifts('east'), gifts('south'), gifts(SPECTATOR)], [2, 2, 0, 0])
  all(match, 'give', [READY, READY, READY])
  assert.deepEqual(asked(match), ['north play', 'east play', 'south play'])
})

test('PAR 2.2 a gift calls the receiver back to the table', () => {
  const match = laid()
  all(match, 'take', ['coin', 'coin'])
  reply(match, 'east', READY)
  assert.deepEqual(unanswering(match), ['north'])
  reply(match, 'north', { to: 'east', coins: 1 })
  assert.deepEqual(unanswering(match), ['north', 'east'])
})

test('PAR 2.2 nobody gives what he does not have, to himself or to somebody who does not play', () => {
  const match = laid()
  all(match, 'take', ['coin', 'coin'])
  const refused = (gift: object) =>
    refusedBy('PAR 2.2', match.answer('north', questionOf(match, 'north').id, gift), game)
  assert.match(refused({ to: 'east', coins: 5 }), /only 4 coins/)
  assert.match(refused({ to: 'north', coins: 1 }), /to yourself/)
  assert.match(refused({ to: 'west', coins: 1 }), /does not play/)
})

test('PAR 2.3 all play one card or none at once, and then all are turned up', () => {
  const match = atPlay()
  assert.deepEqual(asked(match), ['north play', 'east play'])
  refusedBy('PAR 2.3', match.answer('north', questionOf(match, 'north').id, 11), game)
  assert.deepEqual(questionOf(match, 'north').warnings(1), [{ key: 'play.low', fields: { card: 1 } }])
  reply(match, 'north', 1)
  assert.deepEqual(match.view('east').shown, [])
  reply(match, 'east', 11)
  assert.deepEqual(match.view(SPECTATOR).shown, [
    { seat: 'north', card: 1 },
    { seat: 'east', card: 11 },
  ])
  assert.deepEqual(match.view('north').players[0]?.hand, [12])
})

test('PAR 2.3 where no card was played the round is over', () => {
  const match = atPlay({ rounds: 2 })
  all(match, 'play', [PASS, PASS])
  assert.deepEqual([match.turn, asked(match)], [2, ['north take']])
})

test('PAR 2.4 any seat may pay two coins to discard the highest card', () => {
  const match = atPlay()
  all(match, 'play', [12, 11])
  assert.deepEqual(questionOf(match, 'east').brief, { card: 12 })
  reply(match, 'north', PASS)
  reply(match, 'east', 'pay')
  assert.equal(player(match.state, 'east').coins, 2)
  assert.deepEqual(match.view(SPECTATOR).shown, [{ seat: 'east', card: 11 }])
  assert.deepEqual(match.view(SPECTATOR).spent, [12])
})

test('PAR 2.4 of several that want to, the earliest in order pays', () => {
  const match = atPlay()
  all(match, 'play', [12, 11])
  reply(match, 'east', 'pay')
  reply(match, 'north', 'pay')
  assert.deepEqual(
    match.state.players.map(({ coins }) => coins),
    [2, 4],
  )
})

test('PAR 2.4 who has not two coins cannot pay', () => {
  const match = laid()
  all(match, 'take', ['coin', 'coin'])
  reply(match, 'east', { to: 'north', coins: 3 })
  all(match, 'give', [READY, READY])
  all(match, 'play', [12, PASS])
  refusedBy('PAR 2.4', match.answer('east', questionOf(match, 'east').id, 'pay'), game)
})

test('PAR 2.4 instructions may be left beforehand: to pay for cards above a number', () => {
  const instructed = (above: number) => {
    const match = laid()
    given(match.instruct('north', 'counter', { above }))
    all(match, 'take', ['coin', 'coin'])
    all(match, 'give', [READY, READY])
    all(match, 'play', [PASS, 11])
    return match
  }
  assert.deepEqual(instructed(10).view(SPECTATOR).spent, [11])
  assert.deepEqual(asked(instructed(11)), ['east counter'])
})

const winds: readonly [card: number, stake: number, roll: number, scored: number][] = [
  [12, 0, 6, 12],
  [12, 0, 5, 0],
  [12, 1, 5, 12],
  [11, 0, 5, 0],
  [11, 1, 5, 11],
  [11, 0, 6, 11],
  [2, 0, 1, 2],
  [1, 1, 1, 1],
]

for (const [card, stake, roll, scored] of winds) {
  test(`PAR 2.5 a ${card} with a stake of ${stake} and a roll of ${roll} scores ${scored}`, () => {
    const seat = [12, 1].includes(card) ? 'north' : 'east'
    const match = atPlay({ rounds: 2, dice: { [`1/wind:${card}`]: [roll] } })
    all(match, 'play', seat === 'north' ? [card, PASS] : [PASS, card])
    all(match, 'counter', [PASS, PASS])
    reply(match, seat, stake)
    assert.equal(player(match.state, seat).score, scored)
    assert.equal(player(match.state, seat).coins, 4 - stake)
  })
}

test('PAR 2.5 the winds blow at the same time: all owners are asked at once, in any order', () => {
  const dice = { '1/wind:12': [6], '1/wind:11': [1] }
  const scores = (['north', 'east'] as const).map((first) => {
    const match = atPlay({ dice })
    all(match, 'play', [12, 11])
    all(match, 'counter', [PASS, PASS])
    assert.deepEqual(asked(match), ['north stake', 'east stake'])
    reply(match, first, 0)
    reply(match, first === 'north' ? 'east' : 'north', 0)
    return match.state.players.map(({ score }) => score)
  })
  assert.deepEqual(scores, [
    [12, 0],
    [12, 0],
  ])
})

test('PAR 2.5 nobody stakes a coin he does not have', () => {
  const match = laid()
  all(match, 'take', ['coin', 'coin'])
  reply(match, 'north', { to: 'east', coins: 4 })
  all(match, 'give', [READY, READY])
  all(match, 'play', [12, PASS])
  all(match, 'counter', [PASS, PASS])
  refusedBy('PAR 2.5', match.answer('north', questionOf(match, 'north').id, 1), game)
})

test('PAR 3.1 after the last round the highest score wins', () => {
  const match = atPlay({ dice: { '1/wind:12': [6], '1/wind:11': [6] } })
  all(match, 'play', [12, 11])
  all(match, 'counter', [PASS, PASS])
  all(match, 'stake', [0, 0])
  assert.deepEqual(match.outcome, { winners: ['north'] })
})

test('PAR 3.1 equal scores share the win', () => {
  const match = atPlay()
  all(match, 'play', [PASS, PASS])
  assert.deepEqual(match.outcome, { winners: ['north', 'east'] })
})
