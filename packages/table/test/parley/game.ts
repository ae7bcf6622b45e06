import {
  type Dice,
  type Flow,
  type Game,
  PASS,
  phases,
  randomBot,
  type Table,
  type Viewer,
} from '../../src/index.ts'
import { counter, give, play, stake, take } from './decisions.ts'
import { optionsShape, type Parley, player, SEATS, type State, type View } from './state.ts'
import { en, say } from './words.en.ts'

const CARDS = Array.from({ length: 12 }, (_, index) => index + 1)

export const game: Game<Parley> = {
  id: 'parley',
  name: 'Parley',
  version: 1,
  words: en,
  options: optionsShape,
  seats: { all: SEATS, fewest: 2, most: 4, choose: (count) => SEATS.slice(0, count) },
  decisions: [take, give, play, counter, stake],
  bots: { random: randomBot },

  begin: (seats, { rounds }) => ({
    round: 1,
    rounds,
    players: seats.map((seat) => ({ seat, hand: [], coins: 3, score: 0 })),
    pile: [],
    shown: [],
    spent: [],
  }),

  /** PAR 1.1 */
  setup(t) {
    t.state.pile = t.dice.shuffle(CARDS)
    for (const each of t.state.players) each.hand = t.state.pile.splice(0, 2)
  },

  /** PAR 1.2 */
  turn: phases<Parley>({
    take: takeInTurn,
    gifts: exchangeGifts,
    play: playCards,
    counter: counterHighest,
    sail,
    end: endRound,
  }),

  outcome({ round, rounds, players }) {
    if (round <= rounds) return undefined
    const most = Math.max(...players.map(({ score }) => score))
    return { winners: players.filter(({ score }) => score === most).map(({ seat }) => seat) }
  },

  view,
  resample,

  /** PAR 1.1 */
  plant(state, owner, mark) {
    const { hand } = player(state, owner)
    Object.assign(player(state, owner), { hand: hand.map(() => mark.number()), coins: mark.number() })
    state.pile = state.pile.map(() => mark.number())
  },
}

function endRound({ state }: Table<Parley>): undefined {
  state.spent.push(...state.shown.map(({ card }) => card))
  state.shown = []
  state.round += 1
}

function* takeInTurn(t: Table<Parley>): Flow {
  yield* t.askInOrder(
    t.seats,
    take,
    () => null,
    (seat, wish) => {
      const taker = player(t.state, seat)
      const card = wish === 'card' ? t.state.pile.shift() : undefined
      if (card === undefined) {
        taker.coins += 1
        t.tell('all', 'PAR 2.1', say('took-coin', { seat }))
      } else {
        taker.hand.push(card)
        t.tell('all', 'PAR 2.1', say('took-card', { seat }))
        t.tell([seat], 'PAR 2.1', say('drew', { card }))
      }
    },
  )
}

function* exchangeGifts(t: Table<Parley>): Flow {
  yield* t.open(
    t.seats,
    give,
    () => null,
    (giver, { to, coins }, room) => {
      player(t.state, giver).coins -= coins
      player(t.state, to).coins += coins
      t.tell([giver, to], 'PAR 2.2', say('gave', { giver, coins, to }))
      room.recall(to)
    },
  )
}

function* playCards(t: Table<Parley>): Flow {
  const played = yield* t.askAll(t.seats, play, () => null)
  for (const [seat, card] of played) {
    if (card === PASS) continue
    const owner = player(t.state, seat)
    owner.hand = owner.hand.filter((held) => held !== card)
    t.state.shown.push({ seat, card })
    t.tell('all', 'PAR 2.3', say('turned-up', { seat, card }))
  }
}

function* counterHighest(t: Table<Parley>): Flow {
  const card = Math.max(0, ...t.state.shown.map((shown) => shown.card))
  if (card === 0) return
  const interrupt = yield* t.window(t.seats, counter, () => ({ card }))
  if (interrupt === undefined) return
  player(t.state, interrupt.seat).coins -= 2
  t.state.shown = t.state.shown.filter((shown) => shown.card !== card)
  t.state.spent.push(card)
  t.tell('all', 'PAR 2.4', say('discarded', { seat: interrupt.seat, card }))
}

function* sail(t: Table<Parley>): Flow {
  const scores = yield* t.together(t.state.shown, ({ card }) => `wind:${card}`, weather)
  for (const { seat, scored } of scores) player(t.state, seat).score += scored
}

/** PAR 2.5 */
function* weather(
  t: Table<Parley>,
  { seat, card }: State['shown'][number],
): Flow<{ seat: Parley['seat']; scored: number }> {
  const coins = yield* t.ask(seat, stake, { card })
  player(t.state, seat).coins -= coins
  const die = t.dice.roll(6)
  const scored = die === 6 || die + coins >= Math.ceil(card / 2) ? card : 0
  t.tell('all', 'PAR 2.5', say('rolled', { seat, card, roll: die, scored }))
  return { seat, scored }
}

function view(state: State, viewer: Viewer<Parley>): View {
  return {
    round: state.round,
    rounds: state.rounds,
    pile: state.pile.length,
    shown: state.shown.map((shown) => ({ ...shown })),
    spent: [...state.spent],
    players: state.players.map(({ seat, hand, coins, score }) => ({
      seat,
      score,
      cards: hand.length,
      hand: seat === viewer ? [...hand] : null,
      coins: seat === viewer ? coins : null,
    })),
  }
}

function resample(seen: View, _: Viewer<Parley>, dice: Dice): State {
  const known = [
    ...seen.spent,
    ...seen.shown.map(({ card }) => card),
    ...seen.players.flatMap(({ hand }) => hand ?? []),
  ]
  const unknown = dice.shuffle(CARDS.filter((card) => !known.includes(card)))
  return {
    round: seen.round,
    rounds: seen.rounds,
    shown: seen.shown.map((shown) => ({ ...shown })),
    spent: [...seen.spent],
    players: seen.players.map(({ seat, score, cards, hand, coins }) => ({
      seat,
      score,
      hand: hand === null ? unknown.splice(0, cards) : [...hand],
      coins: coins ?? dice.below(6),
    })),
    pile: unknown.splice(0, seen.pile),
  }
}
