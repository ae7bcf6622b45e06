import { exactly, freely, type Lesson, step } from '@windward/table/lesson'
import { answerWords } from './answers.en.ts'
import { deed, done } from './answers.ts'
import { firstRoundWords as words } from './first-round.en.ts'
import { looksOn, ocean } from './ocean.ts'

const panel = [{ part: 'decision' }] as const

const POSITION = ocean(
  {
    race: 'knights',
    stock: { grain: 10, wood: 9, iron: 4 },
    stars: 1,
    lands: { daqan: { footman: 3, archer: 1, cavalry: 1 }, mellon: { footman: 1 }, cragmoor: {} },
  },
  {
    race: 'elves',
    stock: { grain: 10, wood: 8, iron: 6 },
    stars: 1,
    lands: { lotharia: { footman: 4, archer: 2 }, silverleaf: {}, greywold: { footman: 2 } },
  },
)

/** A round of the Knights on a small ocean, with one battle. */
export const firstRound: Lesson = {
  id: 'first-round',
  title: words.title,
  about: words.about,
  minutes: 8,
  table: {
    options: {},
    here: 'knights',
    bots: ['elves'],
    seed: 'first round',
    position: POSITION,
    script: [{ seat: 'knights', kind: 'council', answer: 'done' }, ...looksOn('elves')],
    begins: { turn: 2, kind: 'recruit' },
  },
  parts: [
    {
      name: words.parts.ocean,
      steps: [
        step(words.welcome, {
          points: [{ place: 'daqan' }],
          task: { do: 'look', at: ['daqan'], otherwise: answerWords.otherPlace('Daqan') },
        }),
        step(words.goal),
        step(words.round, { points: [{ part: 'phases' }] }),
        step(words.council),
      ],
    },
    {
      name: words.parts.economy,
      steps: [
        step(words.harvest),
        step(words.recruit, {
          points: [{ choice: 'units' }],
          task: deed(
            'recruit',
            { do: 'units', realm: 'daqan' },
            { units: { footman: 2 } },
            words.unitsFirst(),
          ),
        }),
        step(words.recruitDone, { points: [{ part: 'submit' }], task: done('recruit') }),
        step(words.guild),
      ],
    },
    {
      name: words.parts.movement,
      steps: [
        step(words.marching),
        step(words.meet),
        step(words.march, {
          points: [{ place: 'daqan' }, { place: 'greywold' }],
          task: deed(
            'move',
            { do: 'march', from: 'daqan', path: ['greywold'] },
            { units: { footman: 4, archer: 1, cavalry: 1 } },
            words.toGreywold(),
          ),
        }),
        step(words.moveDone, { points: [{ part: 'submit' }], task: done('move') }),
      ],
    },
    {
      name: words.parts.battle,
      steps: [
        step(words.battle),
        step(words.losses, { points: panel, task: freely('losses') }),
        step(words.retreat, {
          points: [{ choice: 'stay' }],
          task: exactly('retreat', 'stay', words.stay()),
        }),
        step(words.won, { points: [{ place: 'greywold' }] }),
        step(words.supply),
        step(words.end),
      ],
    },
  ],
}
