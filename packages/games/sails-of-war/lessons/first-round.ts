import { type AnswerTask, freely, type Lesson, step } from '@windward/table/lesson'
import { firstRoundWords as words } from './first-round.en.ts'

/** What can be done again and again until one says that it is enough. */
const untilDone = (kind: string): AnswerTask => ({
  do: 'answer',
  kind,
  shows: () => 'done',
  ends: (answer) => answer === 'done',
})

/** Recruits at home; anything else has time. */
const FOOTMEN = { do: 'units', realm: 'daqan', units: { footman: 2 } }

const recruitFirst: AnswerTask = {
  do: 'answer',
  kind: 'recruit',
  shows: () => FOOTMEN,
  judge: (given) => (isRecruiting(given) ? undefined : words.unitsFirst()),
}

function isRecruiting(given: unknown): boolean {
  return typeof given === 'object' && given !== null && 'do' in given && given.do === 'units'
}

/** The first round of the Knights on an ocean that has been laid for them. */
export const firstRound: Lesson = {
  id: 'first-round',
  title: words.title,
  about: words.about,
  minutes: 8,
  table: {
    options: { roundLimit: 12 },
    here: 'knights',
    bots: ['elves'],
    seed: 'first round',
    script: [],
    begins: { turn: 1, kind: 'recruit' },
  },
  parts: [
    {
      name: words.parts.ocean,
      steps: [step(words.welcome), step(words.round, { points: [{ part: 'phases' }] }), step(words.council)],
    },
    {
      name: words.parts.economy,
      steps: [
        step(words.harvest),
        step(words.recruit, { points: [{ part: 'decision' }], task: recruitFirst }),
        step(words.recruitMore, { points: [{ part: 'decision' }], task: untilDone('recruit') }),
        step(words.guild),
        step(words.buyStar, { task: freely('buy-star') }),
      ],
    },
    {
      name: words.parts.movement,
      steps: [
        step(words.marching),
        step(words.battle),
        step(words.march, { points: [{ part: 'decision' }], task: untilDone('move') }),
      ],
    },
    { name: words.parts.supply, steps: [step(words.supply), step(words.end)] },
  ],
}
