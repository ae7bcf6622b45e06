import { freely, type Lesson, step } from '@windward/table/lesson'
import { leaderWords as words } from './leaders.en.ts'

/** The eight leaders, before one of them is chosen. */
export const leaders: Lesson = {
  id: 'leaders',
  title: words.title,
  about: words.about,
  minutes: 4,
  meets: ['leader'],
  table: {
    options: { length: 'short', leaders: 'chosen' },
    here: 'FRA',
    bots: ['ENG', 'HRE'],
    seed: 'leaders',
    script: [],
    begins: { turn: 0, kind: 'leader' },
  },
  parts: [
    {
      name: words.parts.land,
      steps: [
        step(words.what),
        step(words.conqueror, { task: { do: 'reply', choices: words.conqueror.choices } }),
        step(words.commander),
        step(words.charismatic),
      ],
    },
    {
      name: words.parts.sea,
      steps: [
        step(words.admiral),
        step(words.diplomat, { task: { do: 'reply', choices: words.diplomat.choices } }),
      ],
    },
    {
      name: words.parts.choose,
      steps: [step(words.choose, { points: [{ part: 'decision' }], task: freely('leader') })],
    },
  ],
}
