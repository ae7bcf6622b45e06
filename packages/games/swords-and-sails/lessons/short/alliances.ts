import { exactly, type Lesson, step } from '@windward/table/lesson'
import { allianceWords as words } from './alliances.en.ts'
import { prepared, quietly } from './prepared.ts'
import { says, such } from './short-tasks.ts'

const SEATS = ['ENG', 'FRA', 'HRE'] as const

/** What alliances score, and how a match is won. */
export const alliancesAndVictory: Lesson = {
  id: 'alliances-and-victory',
  title: words.title,
  about: words.about,
  minutes: 4,
  meets: ['take-share', 'former-ally'],
  table: {
    options: { length: 'short' },
    here: 'ENG',
    bots: ['FRA', 'HRE'],
    seed: 'alliances and victory',
    script: quietly(SEATS),
    position: prepared({ seats: SEATS }),
    begins: { turn: 1, kind: 'diplomacy' },
  },
  parts: [
    {
      name: words.parts.score,
      steps: [
        step(words.points, { points: [{ part: 'seats' }] }),
        step(words.average, { task: { do: 'reply', choices: words.average.choices } }),
        step(words.better),
      ],
    },
    {
      name: words.parts.ally,
      steps: [
        step(words.propose, {
          points: [{ part: 'decision' }],
          task: {
            ...such('diplomacy', says('act', 'team'), words.notTeam()),
            shows: () => ({ act: 'team', with: ['FRA'] }),
          },
        }),
        step(words.secret),
        step(words.ready, {
          points: [{ part: 'submit' }],
          task: exactly('diplomacy', 'ready', words.notTeam()),
        }),
      ],
    },
    {
      name: words.parts.win,
      steps: [
        step(words.mark, {
          points: [{ part: 'goal' }],
          task: { do: 'reply', choices: words.mark.choices },
        }),
        step(words.stop),
        step(words.wait, { task: { do: 'reply', choices: words.wait.choices } }),
      ],
    },
  ],
}
