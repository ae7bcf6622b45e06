import { freely, type Lesson, step } from '@windward/table/lesson'
import type { CardId } from '../src/facts.ts'
import { battle } from './battle.ts'
import { fitted } from './fitted.ts'
import { holdsFire, plans, pressesShip } from './orders.ts'
import { abackWords as words } from './taken-aback.en.ts'

const SHIP = 'hms-terpsichore'
const lay = (card: CardId) => ({ points: [{ choice: card }], task: plans({ ship: SHIP, card }) })
const hold = { points: [{ part: 'submit' }], task: holdsFire } as const

/** One ship tacks; the enemy rides at anchor far away. */
export const takenAback: Lesson = {
  id: 'taken-aback',
  title: words.title,
  about: words.about,
  minutes: 6,
  table: {
    options: {
      level: 'standard',
      trainingAids: true,
      scenario: battle('N', [[SHIP, 640, 480, 70]], [['courageuse', 120, 60, 270]], {
        level: 'standard',
        automatic: 'french',
        atAnchor: true,
      }),
    },
    here: 'british-1',
    bots: [],
    seed: 'taken aback',
    script: [fitted('british-1', [{ ship: SHIP, card: 'veer-3' }])],
    begins: { turn: 1, kind: 'plan' },
  },
  parts: [
    {
      name: words.parts.bow,
      steps: [
        step(words.ship, {
          points: [{ place: SHIP }],
          task: pressesShip(SHIP),
        }),
        step(words.ahead),
        step(words.soon, { points: [{ choice: 'wind' }] }),
      ],
    },
    {
      name: words.parts.red,
      steps: [
        step(words.value),
        step(words.plan, lay('veer-2')),
        step(words.hold, hold),
        step(words.red),
        step(words.second, lay('veer-3')),
        step(words.holdAgain, hold),
      ],
    },
    {
      name: words.parts.through,
      steps: [
        step(words.question),
        step(words.straight, lay('straight')),
        step(words.holdLast, hold),
        step(words.what),
        step(words.free, { points: [{ part: 'decision' }], task: freely('plan') }),
        step(words.end),
      ],
    },
  ],
}
