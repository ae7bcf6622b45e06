import { freely, type Lesson, step } from '@windward/table/lesson'
import { afterBroadside } from './after-broadside.ts'
import { fireWords as words } from './fire-and-leaks.en.ts'
import { plans, pressesShip, repairsLeak } from './orders.ts'

const SHIP = 'hms-defence'

/** A ship of the line after a broadside that has set her on fire and sprung a leak. */
export const fireAndLeaks: Lesson = {
  id: 'fire-and-leaks',
  title: words.title,
  about: words.about,
  meets: ['repair'],
  minutes: 6,
  table: afterBroadside(SHIP, 'fire and leaks 231'),
  parts: [
    {
      name: words.parts.alarm,
      steps: [
        step(words.ship, {
          points: [{ place: SHIP }],
          task: pressesShip(SHIP),
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
