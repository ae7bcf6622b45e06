import { exactly, freely, type Lesson, step } from '@windward/table/lesson'
import { expansionWords as words } from './expansion.en.ts'
import { deal, powerIn, prepared, quietly } from './prepared.ts'
import { says, such } from './short-tasks.ts'

const SEATS = ['FRA', 'HRE', 'ENG'] as const
const OPTIONS = { length: 'short', mercenaries: true, prosperityCalamity: true } as const
const panel = [{ part: 'decision' }] as const

const inToulouse = (answer: unknown): boolean =>
  says('play', 'agitators')(answer) && says('land', 'toulouse')(answer)

/** Mercenaries, revolts and fortune. */
export const expansion: Lesson = {
  id: 'the-expansion',
  title: words.title,
  about: words.about,
  minutes: 5,
  meets: ['fortune-land', 'fortune-price', 'support-unrest', 'call-up-militia'],
  table: {
    options: OPTIONS,
    here: 'FRA',
    bots: ['HRE', 'ENG'],
    seats: SEATS,
    seed: 'the expansion',
    script: quietly(SEATS),
    position: prepared({
      seats: SEATS,
      options: OPTIONS,
      change: (state) => {
        powerIn(state, 'FRA').gold = 100
        deal(state, 'FRA', 'agitators', 'varangianAxemen')
        const { toulouse } = state.lands
        toulouse.owner = 'HRE'
        for (const city of toulouse.cities) city.holder = 'HRE'
      },
    }),
    begins: { turn: 1, kind: 'play-card' },
  },
  parts: [
    {
      name: words.parts.revolt,
      steps: [
        step(words.odds, { task: { do: 'reply', choices: words.odds.choices } }),
        step(words.where, { points: [{ place: 'toulouse' }] }),
        step(words.agitate, {
          points: [{ place: 'toulouse' }],
          task: such('play-card', inToulouse, words.notAgitators()),
        }),
        step(words.later),
        step(words.done, { points: panel, task: exactly('play-card', 'pass', words.notNow()) }),
      ],
    },
    { name: words.parts.fortune, steps: [step(words.fortune), step(words.cyan)] },
    {
      name: words.parts.bands,
      steps: [
        step(words.upkeep, { task: { do: 'reply', choices: words.upkeep.choices } }),
        step(words.hire, { points: panel, task: freely('units') }),
        step(words.end),
      ],
    },
  ],
}
