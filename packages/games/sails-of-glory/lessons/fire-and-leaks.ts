import { freely, type Lesson, step } from '@windward/table/lesson'
import { battle } from './battle.ts'
import { fireWords as words } from './fire-and-leaks.en.ts'
import { broadside, fitted, planned } from './fitted.ts'
import { orderWords } from './orders.en.ts'
import { plans, repairsLeak } from './orders.ts'

const SHIP = 'hms-defence'
const HERE = 'british-1'

/** A ship of the line after a broadside that has set her on fire and sprung a leak. */
export const fireAndLeaks: Lesson = {
  id: 'fire-and-leaks',
  title: words.title,
  about: words.about,
  meets: ['repair'],
  minutes: 6,
  table: {
    options: {
      level: 'advanced',
      trainingAids: true,
      scenario: battle('W', [[SHIP, 760, 380, 0]], [['genereux', 660, 470, 0]], {
        level: 'advanced',
        automatic: 'french',
        atAnchor: true,
      }),
    },
    here: HERE,
    bots: [],
    seed: 'fire and leaks 231',
    script: [
      fitted(HERE, [{ ship: SHIP, card: 'straight' }]),
      planned(HERE, 1, [{ ship: SHIP, card: 'straight', actions: ['fire-port'] }]),
      broadside(HERE, 1, SHIP, 'genereux'),
    ],
    begins: { turn: 2, kind: 'plan' },
  },
  parts: [
    {
      name: words.parts.alarm,
      steps: [
        step(words.ship, {
          points: [{ place: SHIP }],
          task: { do: 'look', at: [SHIP], otherwise: orderWords.otherShip(SHIP) },
        }),
        step(words.markers),
        step(words.count),
        step(words.three),
      ],
    },
    {
      name: words.parts.first,
      steps: [
        step(words.plan, {
          points: [
            { choice: 'straight' },
            { choice: 'pump' },
            { choice: 'extinguish' },
            { choice: 'repair' },
          ],
          task: plans({ ship: SHIP, card: 'straight', actions: ['pump', 'extinguish', 'repair'] }),
        }),
        step(words.pumped, { points: [{ place: SHIP }] }),
      ],
    },
    {
      name: words.parts.second,
      steps: [
        step(words.next),
        step(words.planAgain, {
          points: [{ choice: 'straight' }, { choice: 'pump' }],
          task: plans({ ship: SHIP, card: 'straight', actions: ['pump'] }),
        }),
        step(words.leak, { points: [{ part: 'decision' }], task: repairsLeak(SHIP) }),
        step(words.out),
        step(words.safe, { points: [{ part: 'decision' }], task: freely('plan') }),
        step(words.end),
      ],
    },
  ],
}
