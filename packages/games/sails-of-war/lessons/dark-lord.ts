import { exactly, freely, type Lesson, step } from '@windward/table/lesson'
import { answerWords } from './answers.en.ts'
import { deed, done } from './answers.ts'
import { darkWords as words } from './dark-lord.en.ts'
import { looksOn, ocean } from './ocean.ts'

const HERE = 'dark-lord'
const panel = [{ part: 'decision' }] as const
const ready = { points: [{ part: 'submit' }] } as const

/** The Dark Lord takes the Crypt from the Knights. */
export const darkLord: Lesson = {
  id: 'dark-lord',
  title: words.title,
  about: words.about,
  minutes: 7,
  table: {
    options: {},
    here: HERE,
    bots: ['knights'],
    seed: 'dark lord 3',
    position: ocean(
      {
        race: HERE,
        stock: { grain: 6, wood: 8, iron: 8 },
        stars: 1,
        lands: { zorgas: { footman: 4, cavalry: 1 }, cragmoor: {} },
      },
      {
        race: 'knights',
        stock: { grain: 12, wood: 8, iron: 4 },
        stars: 1,
        lands: { daqan: { footman: 3 }, goodland: {}, greywold: { footman: 1, archer: 1 } },
      },
      (state) => {
        state.places['greywold'] = 'crypt-of-llovar'
      },
    ),
    script: [{ seat: HERE, kind: 'council', answer: 'done' }, ...looksOn('knights')],
    begins: { turn: 2, kind: 'recruit' },
  },
  parts: [
    {
      name: words.parts.lord,
      steps: [
        step(words.home, {
          points: [{ place: 'zorgas' }],
          task: { do: 'look', at: ['zorgas'], otherwise: answerWords.otherPlace('Zorgas') },
        }),
        step(words.stars),
        step(words.merchants),
      ],
    },
    {
      name: words.parts.host,
      steps: [
        step(words.footmen, {
          points: [{ choice: 'units' }],
          task: deed(
            'recruit',
            { do: 'units', realm: 'zorgas', units: { footman: 4 } },
            {},
            words.fourFootmen(),
          ),
        }),
        step(words.recruited, { ...ready, task: done('recruit') }),
      ],
    },
    {
      name: words.parts.march,
      steps: [
        step(words.crypt, { points: [{ place: 'greywold' }] }),
        step(words.overrun),
        step(words.march, {
          points: [{ place: 'zorgas' }, { place: 'greywold' }],
          task: deed(
            'move',
            { do: 'march', from: 'zorgas', path: ['greywold'] },
            { units: { footman: 6, cavalry: 1 } },
            words.toCrypt(),
          ),
        }),
        step(words.done, { ...ready, task: done('move') }),
        step(words.losses, { points: panel, task: freely('losses') }),
        step(words.retreat, { points: [{ choice: 'stay' }], task: exactly('retreat', 'stay', words.stay()) }),
      ],
    },
    {
      name: words.parts.end,
      steps: [step(words.taken, { points: [{ place: 'greywold' }] }), step(words.supply), step(words.end)],
    },
  ],
}
