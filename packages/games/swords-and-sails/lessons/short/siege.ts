import { exactly, freely, type Lesson, step } from '@windward/table/lesson'
import type { Orders } from '../../src/facts.ts'
import { powerIn, prepared, quietly } from './prepared.ts'
import { siegeWords as words } from './siege.en.ts'

const SEATS = ['FRA', 'HRE'] as const
const panel = [{ part: 'decision' }] as const

const INTO_ARLES: Orders = {
  armies: [{ army: 'III', does: { deed: 'move', to: 'arles' }, meets: { stance: 'attack' } }],
  fleets: [],
  transfers: [],
}

/** What a siege costs. */
export const siegeArithmetic: Lesson = {
  id: 'siege-arithmetic',
  title: words.title,
  about: words.about,
  minutes: 4,
  meets: ['siege-way', 'siege-toll'],
  table: {
    options: { length: 'short' },
    here: 'FRA',
    bots: ['HRE'],
    seed: 'siege arithmetic',
    script: [{ seat: 'FRA', turn: 1, kind: 'orders', answer: INTO_ARLES }, ...quietly(SEATS)],
    position: prepared({
      seats: SEATS,
      change: (state) => {
        powerIn(state, 'FRA').gold = 60
      },
    }),
    begins: { turn: 1, kind: 'siege-way' },
  },
  parts: [
    {
      name: words.parts.dice,
      steps: [
        step(words.where, { points: [{ place: 'arles' }] }),
        step(words.dice, {
          points: [{ place: 'arles' }],
          task: { do: 'reply', choices: words.dice.choices },
        }),
        step(words.average, { task: { do: 'reply', choices: words.average.choices } }),
        step(words.additions),
      ],
    },
    { name: words.parts.bear, steps: [step(words.bears, { points: panel })] },
    {
      name: words.parts.gold,
      steps: [step(words.buy, { task: { do: 'reply', choices: words.buy.choices } })],
    },
    {
      name: words.parts.siege,
      steps: [
        step(words.whole, {
          points: panel,
          task: exactly('siege-way', { way: 'whole' }, words.notWhole()),
        }),
        step(words.toll, { points: panel, task: freely('siege-toll') }),
        step(words.cheap),
      ],
    },
  ],
}
