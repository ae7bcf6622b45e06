import assert from 'node:assert/strict'
import { test } from 'node:test'
import { z } from 'zod'
import { contract, type Trial } from '../src/contract/index.ts'
import {
  answer,
  branch,
  choice,
  diceFor,
  diceRoot,
  type Game,
  type GameTypes,
  randomBot,
  refuse,
  seedFrom,
} from '../src/index.ts'
import { broken } from './broken-skirmish.ts'
import { game as skirmish } from './fixture/game.ts'
import { writeOrders } from './fixture/orders.ts'
import type { Skirmish } from './fixture/state.ts'
import { say } from './fixture/words.en.ts'
import { choose, sign, tinyGame } from './tiny-game.ts'

/** The check of the contract that a broken game must fail, with what it says. */
function fails<G extends GameTypes>(game: Game<G>, check: string, says: RegExp, trial: Trial = {}): void {
  const [found, ...others] = contract(game, trial).filter(({ name }) => name.includes(check))
  assert.ok(found && others.length === 0, `one check is called “${check}”`)
  assert.throws(() => found.run(), says)
}

test('a view that shows what is secret is caught by the marks planted there', () => {
  const leaky = broken({
    other: {
      view: (state, viewer) => ({
        ...skirmish.view(state, viewer),
        units: state.units.map((unit) => ({ ...unit })),
      }),
    },
  })
  fails(leaky, 'marks planted', /^Error: \w+ is sent a secret of \w+\.$/)
})

test('a view from which a secret can be reckoned is caught by drawing the secret anew', () => {
  const leaky = broken({
    other: {
      view: (state, viewer) => ({
        ...skirmish.view(state, viewer),
        turns: state.units.reduce((sum, { strength }, place) => sum + strength * place, 0),
      }),
    },
  })
  fails(leaky, 'sees none', /sees something else in a state that differs only in what \w+ may not know/)
})

test('a question that tells a secret is caught at the start of a turn', () => {
  const leaky = broken({ alsoTold: (t) => ({ strengths: t.state.units.map(({ strength }) => strength) }) })
  fails(
    leaky,
    'is asked, offered, told',
    /^Error: At turn \d+ \w+ is told of a difference it may not know\.$/,
  )
})

test('a ledger line that tells a secret is caught at the start of a turn', () => {
  const leaky = broken({
    first: (t) => t.tell('all', 'FIX 1.3', say('dealt', { strengths: `${t.state.units[0]?.strength}` })),
  })
  fails(leaky, 'is asked, offered, told', /is told of a difference it may not know/)
})

test('a secret that is open only while something is told is caught', () => {
  const whileTold = (state: Skirmish['state'], view: Skirmish['view']) =>
    state.turn < 0 ? { ...view, points: state.units.map(({ strength }) => strength) } : view
  const leaky = broken({
    first: (t) => {
      t.state.turn = -1
      t.tell('all', 'FIX 3.1', say('moved', { moves: [] }))
      t.state.turn = t.turn
    },
    other: {
      view: (state, viewer) => whileTold(state, skirmish.view(state, viewer)),
      views: (state, viewers) => viewers.map((viewer) => whileTold(state, skirmish.view(state, viewer))),
    },
  })
  fails(leaky, 'line by line', /^Error: \w+ is sent a secret of \w+\.$/)
})

test('what is seen only in passing and named by no line is caught', () => {
  const hasty = broken({
    first: (t) => {
      const [unit] = t.state.units
      if (unit === undefined) return
      const { area } = unit
      unit.area = (area + 1) % 42
      t.tell('all', 'FIX 3.1', say('moved', { moves: [] }))
      unit.area = area
      t.tell('all', 'FIX 3.1', say('moved', { moves: [] }))
    },
  })
  fails(
    hasty,
    'line by line',
    /^Error: At 'moved' \w+ sees units\.0\.area in passing, which no line names\.$/,
  )
})

test('an option that is offered and then refused is caught', () => {
  const refusing = broken({
    orders: {
      check: (_, orders) =>
        orders.includes(7) ? refuse('FIX 2.1', say('orders.crowded', { area: 7 })) : undefined,
    },
  })
  fails(refusing, 'every offered option', /'orders' refuses \w+ an answer it offers, \[.*\]: .*area 7/)
})

test('an illegal answer for those away is caught', () => {
  fails(
    broken({ orders: { absent: () => [] } }),
    'every offered option',
    /'orders' refuses \w+ its absent answer, \[\]/,
  )
})

test('an option tree that leads nowhere is caught', () => {
  fails(broken({ orders: { options: () => choice([]) } }), 'every offered option', /a way that leads nowhere/)
})

test('two branches with the same key are caught', () => {
  const doubled = broken({
    orders: {
      options: (situation) => {
        const stay = () => answer(writeOrders.absent(situation))
        return choice([branch('stay', stay), branch('stay', stay)])
      },
    },
  })
  fails(doubled, 'every offered option', /Two branches of one fork have the same key/)
})

test('words that are missing are caught, in the ledger as in a question', () => {
  for (const key of ['moved', 'orders.title', 'orders.stay']) {
    const words = Object.fromEntries(Object.entries(skirmish.words).filter(([name]) => name !== key))
    fails(broken({ other: { words } }), 'every offered option', /No catalogue has the phrase/)
  }
})

test('an answer that is accepted without being offered is caught', () => {
  fails(
    broken({ orders: { check: () => undefined } }),
    'malformed answers',
    /^Error: 'orders': accepted \(unoffered\): \[/,
  )
})

test('a refusal without a proper clause is caught', () => {
  const vague = broken({
    orders: {
      check: (situation, orders) => {
        const refusal = writeOrders.check(situation, orders)
        return refusal && refuse('FIX 2.somewhere', refusal.refused)
      },
    },
  })
  fails(vague, 'malformed answers', /refused by no clause: “FIX 2\.somewhere”/)
})

test('a refusal without a sentence is caught', () => {
  const words = { ...skirmish.words, 'orders.not-yours': () => 'no', 'orders.too-far': () => 'no' }
  fails(broken({ other: { words } }), 'malformed answers', /refused with no sentence: “no”/)
})

for (const [what, value] of [
  ['a map', new Map()],
  ['nothing among other things', [undefined]],
  ['not a number', Number.NaN],
  ['a date', new Date(0)],
] as const) {
  test(`a state that holds ${what} is caught`, () => {
    const foreign = broken({ first: (t) => Object.assign(t.state, { extra: value }) })
    fails(foreign, 'plain data', /^Error: The state is not plain data\.$/)
  })
}

for (const [what, value] of [
  ['not a number', Number.NaN],
  ['nothing', undefined],
] as const) {
  test(`a view that holds ${what} is caught`, () => {
    const foreign = broken({
      other: { view: (state, viewer) => ({ ...skirmish.view(state, viewer), extra: value }) },
    })
    fails(foreign, 'plain data', /^Error: What \w+ receives is not plain data\.$/)
  })
}

test('a view through which the state can be changed is caught', () => {
  const shared = broken({
    other: { view: (state, viewer) => ({ ...skirmish.view(state, viewer), points: state.points }) },
  })
  fails(shared, 'plain data', /^Error: Changing the view of \w+ changes the state\.$/)
})

test('views of several that differ from the view of each, or through which the state can be changed, are caught', () => {
  const views = (more: (state: Skirmish['state']) => object) =>
    broken({
      other: {
        views: (state, viewers) =>
          viewers.map((viewer) => ({ ...skirmish.view(state, viewer), ...more(state) })),
      },
    })
  fails(
    views(({ units }) => ({ units: structuredClone(units) })),
    'plain data',
    /^Error: Together with others \w+ sees something else than alone\.$/,
  )
  fails(
    views(({ points }) => ({ points })),
    'plain data',
    /^Error: Changing the views of all changes the state\.$/,
  )
})

test('a match without an end is caught', () => {
  fails(
    broken({ other: { outcome: () => undefined } }),
    'every match ends',
    /^Error: Skirmish has not ended after 500 decisions\.$/,
    { mostDecisions: 500 },
  )
})

test('a match that ends only if somebody does something is caught', () => {
  const lazy = broken({
    other: {
      outcome: ({ points }) => (points.some((each) => each > 0) ? { winners: [], points: {} } : undefined),
    },
  })
  fails(lazy, 'every match ends', /^Error: Skirmish does not end when nobody answers\.$/, {
    tables: [{ seats: 7 }],
    mostDecisions: 5000,
  })
})

test('a dead end is caught', () => {
  const stuck = tinyGame(function* (t) {
    yield* t.ask('ann', choose, null)
    yield { settled: () => false }
  })
  fails(stuck, 'no dead ends', /^Error: Nobody is asked anything, and Tiny is not over\.$/)
})

test('rules that remember something outside the state are caught', () => {
  let turns = 0
  const remembering = broken({
    first: (t) => {
      turns += 1
      t.state.points[0] = turns
    },
  })
  fails(remembering, 'replays to the same hash', /^Error: A match .* ends otherwise than it was played\.$/)
})

test('rules that change the answers they are given are caught', () => {
  const changing = broken({
    after: (written) => {
      for (const orders of written.values()) orders[0] = 0
    },
  })
  fails(changing, 'replays to the same hash', /^TypeError: .* read only property '0'/)
})

test('a turn that cannot start from the state alone is caught', () => {
  let met = new WeakSet<object>()
  const forgetful = broken({
    first: (t) => {
      if (t.turn === 1) met = met.add(t.state)
      if (met.has(t.state)) t.state.points[0] = (t.state.points[0] ?? 0) + 1
    },
  })
  fails(forgetful, 'replays to the same hash', /^Error: A match opened from turn \d+ ends otherwise/)
})

test('flows side by side that look at each other are caught', () => {
  const watching = tinyGame(function* (t) {
    yield* t.together(
      t.seats,
      (seat) => seat,
      function* (own, seat) {
        yield* own.ask(seat, sign, null)
        own.state.log.push(`${own.state.log.length} were quicker than ${seat}`)
      },
    )
  })
  fails(watching, 'any order', /^Error: The order in which independent answers came changed the match\.$/)
})

test('a state drawn anew that does not give the same view is caught', () => {
  const careless = broken({
    other: {
      resample: (seen, viewer, dice) => ({ ...skirmish.resample(seen, viewer, dice), turn: seen.turn + 1 }),
    },
  })
  fails(careless, 'sees none', /sees something else/)
})

test('drawing a state anew that spoils the view it was given is caught', () => {
  const spoiling = broken({
    other: {
      resample: (seen, viewer, dice) => {
        const state = skirmish.resample(seen, viewer, dice)
        Reflect.set(seen, 'turn', 99)
        return state
      },
    },
  })
  fails(spoiling, 'sees none', /^Error: Resampling changed the view of \w+ it was given\.$/)
})

test('imagining what the looker does not see is caught', () => {
  const dreaming = broken({
    other: {
      imagine:
        ({ view }, viewer) =>
        (dice) => ({ ...skirmish.resample(view, viewer, dice), turn: view.turn + 1 }),
    },
  })
  fails(dreaming, 'imagines', /^Error: \w+ imagines what it does not see\.$/)
})

test('imagining that needs lines nobody may have kept is caught', () => {
  const needy = broken({
    other: {
      imagine:
        ({ view, lines }, viewer) =>
        (dice) => ({ ...skirmish.resample(view, viewer, dice), turn: lines.length === 0 ? 99 : view.turn }),
    },
  })
  fails(needy, 'imagines', /imagines what it does not see, where it was told nothing/)
})

test('imagining that spoils what was seen is caught', () => {
  const spoiling = broken({
    other: {
      imagine:
        ({ view }, viewer) =>
        (dice) => {
          const state = skirmish.resample(view, viewer, dice)
          Reflect.set(view, 'turn', 99)
          return state
        },
    },
  })
  fails(spoiling, 'imagines', /^Error: Imagining changed what \w+ had seen\.$/)
})

test('imagining that goes by anything else than what was seen and the dice is caught', () => {
  let drawn = 0
  const moody = broken({
    other: {
      imagine:
        ({ view }, viewer) =>
        (dice) => {
          drawn += 1
          const state = skirmish.resample(view, viewer, dice)
          const units = state.units.map((unit, place) =>
            view.units[place]?.strength === null ? { ...unit, strength: drawn } : unit,
          )
          return { ...state, units }
        },
    },
  })
  fails(moody, 'imagines', /imagines different things by the same dice from what it has seen/)
})

test('imagining by what can be seen keeps the promise', () => {
  const sound = broken({
    other: {
      imagine:
        ({ view }, viewer) =>
        (dice) =>
          skirmish.resample(view, viewer, dice),
    },
  })
  for (const { name, run } of contract(sound)) if (name.includes('imagines')) run()
})

test('a form that leaves something open is caught', () => {
  const open = broken({ other: { decisions: [{ ...writeOrders, shape: z.array(z.unknown()) }] } })
  fails(open, 'nothing left open', /^Error: The form of 'orders' leaves something open\.$/)
})

test('two kinds of decision with one name are caught', () => {
  fails(
    broken({ other: { decisions: [writeOrders, writeOrders] } }),
    'nothing left open',
    /are called 'orders'/,
  )
})

test('a decision that is asked but not listed is caught', () => {
  fails(broken({ other: { decisions: [] } }), 'every offered option', /'orders' is asked but not listed/)
})

test('a place that tells what somebody answered before others may know is caught', () => {
  const telling = tinyGame(function* (t) {
    const fruit = yield* t.step('first', () => t.ask('ann', choose, null))
    yield* t.step('second', () => t.ask('ben', choose, null))
    t.state.log.push(fruit)
  })
  fails(
    telling,
    'stand at the same place',
    /^Error: Since ann has answered '\w+', the place tells ben what it may not know/,
    {
      tables: [{ seats: 2, options: { turns: 40 } }],
    },
  )
})

test('a bot that finds a way to what its seat may not know is caught', () => {
  let peeped: readonly number[] = []
  const peeping = broken({
    other: {
      view: (state, viewer) => {
        peeped = state.units.map(({ strength }) => strength)
        return skirmish.view(state, viewer)
      },
      bots: {
        peeper: {
          answer: (question) =>
            randomBot.answer(question, diceFor(diceRoot(seedFrom(peeped.join(' ')), {}), 'peeper')),
        },
      },
    },
  })
  fails(peeping, 'a bot answers', /^Error: peeper answers 'orders' by what it may not know/)
})
