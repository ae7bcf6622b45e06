import { exactly, type Lesson, step } from '@windward/table/lesson'
import { intrigueWords as words } from './intrigue.en.ts'
import { deal, powerIn, prepared, quietly } from './prepared.ts'
import { says, such } from './short-tasks.ts'

const SEATS = ['ENG', 'FRA', 'HRE'] as const
const panel = [{ part: 'decision' }] as const

const isMarriage = (answer: unknown): boolean =>
  says('play', 'royalMarriage')(answer) && says('land', 'wales')(answer)

/** Cards that act in phase 2, and cards that answer them. */
export const intrigue: Lesson = {
  id: 'intrigue-and-counters',
  title: words.title,
  about: words.about,
  minutes: 4,
  meets: ['play-card'],
  table: {
    options: { length: 'short' },
    here: 'ENG',
    bots: ['FRA', 'HRE'],
    seed: 'intrigue and counters',
    script: [
      { seat: 'FRA', kind: 'counter-spy', answer: 'counter' },
      { seat: 'HRE', kind: 'counter-spy', answer: 'pass' },
      { seat: 'HRE', kind: 'unmask-pretender', answer: 'counter' },
      { seat: 'FRA', kind: 'unmask-pretender', answer: 'pass' },
      ...quietly(SEATS),
    ],
    position: prepared({
      seats: SEATS,
      change: (state) => {
        deal(state, 'ENG', 'spy', 'royalMarriage')
        deal(state, 'FRA', 'counterSpy')
        deal(state, 'HRE', 'unmaskPretender')
        powerIn(state, 'ENG').gold = 40
      },
    }),
    begins: { turn: 1, kind: 'play-card' },
  },
  parts: [
    {
      name: words.parts.cards,
      steps: [
        step(words.hand, { points: [{ part: 'papers' }] }),
        step(words.chance, { task: { do: 'reply', choices: words.chance.choices } }),
      ],
    },
    {
      name: words.parts.spy,
      steps: [
        step(words.spy, {
          points: panel,
          task: such('play-card', (answer) => says('play', 'spy')(answer), words.noSpy()),
        }),
        step(words.counter),
      ],
    },
    {
      name: words.parts.marriage,
      steps: [
        step(words.price, { task: { do: 'reply', choices: words.price.choices } }),
        step(words.marry, {
          points: [{ place: 'wales' }],
          task: such('play-card', isMarriage, words.notCymru()),
        }),
        step(words.unmasked),
        step(words.pass, { points: panel, task: exactly('play-card', 'pass', words.notNow()) }),
      ],
    },
  ],
}
