import { exactly, type Lesson, step } from '@windward/table/lesson'
import { recruitHero } from '../src/heroes/recruit-hero.ts'
import type { State } from '../src/state.ts'
import { answerWords } from './answers.en.ts'
import { deed, done } from './answers.ts'
import { heroWords as words } from './heroes.en.ts'
import { looksOn, ocean } from './ocean.ts'

const QUESTING = 'knights/hero/1'
const SEARCHING = 'knights/hero/2'
const ready = { points: [{ part: 'submit' }] } as const
const NOTHING = { grain: 0, wood: 0, iron: 0 }

function sendOut(state: State): void {
  const [first] = state.heroes
  if (first !== undefined) first.quest = { card: 'crown-of-the-lost-king', stage: 2, prize: null }
  recruitHero(state, 'knights')
  state.faceDown['cragmoor'] = 'tower-of-timorran'
}

/** Two Heroes of the Knights, and five Stars in two rounds. */
export const heroes: Lesson = {
  id: 'heroes',
  title: words.title,
  about: words.about,
  minutes: 8,
  table: {
    options: {},
    here: 'knights',
    bots: ['elves'],
    seed: 'heroes',
    position: ocean(
      {
        race: 'knights',
        stock: { grain: 14, wood: 14, iron: 8 },
        stars: 2,
        lands: { daqan: { footman: 2 }, mellon: {}, greywold: {}, cragmoor: {} },
      },
      {
        race: 'elves',
        stock: { grain: 12, wood: 8, iron: 4 },
        stars: 1,
        lands: { lotharia: { footman: 3 }, silverleaf: {} },
      },
      sendOut,
    ),
    script: [{ seat: 'knights', kind: 'council', turn: 2, answer: 'done' }, ...looksOn('elves')],
    begins: { turn: 2, kind: 'recruit' },
  },
  parts: [
    {
      name: words.parts.heroes,
      steps: [
        step(words.hero, {
          points: [{ place: 'daqan' }],
          task: { do: 'look', at: ['daqan'], otherwise: answerWords.otherPlace('Daqan') },
        }),
        step(words.card, { points: [{ place: 'giants-stair' }] }),
        step(words.done, { ...ready, task: done('recruit') }),
      ],
    },
    {
      name: words.parts.quest,
      steps: [
        step(words.walk, {
          points: [{ choice: 'walk' }],
          task: deed('move', { do: 'walk', hero: QUESTING, path: ['giants-stair'] }, {}, words.firstHero()),
        }),
        step(words.odds),
        step(words.stage, {
          points: [{ choice: 'stage' }],
          task: deed('move', { do: 'stage', hero: QUESTING }, {}, words.tryIt()),
        }),
        step(words.carried),
      ],
    },
    {
      name: words.parts.search,
      steps: [
        step(words.other, {
          points: [{ choice: 'walk' }, { place: 'cragmoor' }],
          task: deed('move', { do: 'walk', hero: SEARCHING, path: ['cragmoor'] }, {}, words.toCragmoor()),
        }),
        step(words.search, {
          points: [{ choice: 'search' }],
          task: deed('move', { do: 'search', hero: SEARCHING }, {}, words.searchIt()),
        }),
        step(words.tower, { points: [{ place: 'cragmoor' }] }),
        step(words.moved, { ...ready, task: done('move') }),
        step(words.supply),
      ],
    },
    {
      name: words.parts.second,
      steps: [
        step(words.bid, { points: [{ part: 'submit' }], task: exactly('bid', NOTHING, words.noBid()) }),
        step(words.council, { ...ready, task: done('council') }),
        step(words.recruit, { ...ready, task: done('recruit') }),
        step(words.guild, { points: [{ choice: 'buy' }], task: exactly('buy-star', true, words.buy()) }),
        step(words.home, {
          points: [{ choice: 'walk' }, { place: 'daqan' }],
          task: deed('move', { do: 'walk', hero: QUESTING, path: ['daqan'] }, {}, words.goHome()),
        }),
      ],
    },
    {
      name: words.parts.stars,
      steps: [step(words.count), step(words.last, { ...ready, task: done('move') }), step(words.end)],
    },
  ],
}
