import { freely, type Lesson, step } from '@windward/table/lesson'
import { afterBroadside } from './after-broadside.ts'
import { crewWords as words } from './crew-actions.en.ts'
import { plans, pressesShip } from './orders.ts'

const SHIP = 'hms-terpsichore'

/** A frigate after an exchange of broadsides with a ship of the line. */
export const crewActions: Lesson = {
  id: 'crew-actions',
  title: words.title,
  about: words.about,
  minutes: 7,
  table: afterBroadside(SHIP, 'crew actions 201'),
  parts: [
    {
      name: words.parts.crew,
      steps: [
        step(words.ship, {
          points: [{ place: SHIP }],
          task: pressesShip(SHIP),
        }),
        step(words.log),
        step(words.count),
        step(words.nothing),
      ],
    },
    {
      name: words.parts.orders,
      steps: [
        step(words.which),
        step(words.plan, {
          points: [
            { choice: 'straight' },
            { choice: 'reload-port' },
            { choice: 'repair' },
            { choice: 'increase-sails' },
          ],
          task: plans({ ship: SHIP, card: 'straight', actions: ['reload-port', 'repair', 'increase-sails'] }),
        }),
        step(words.sails, { points: [{ place: SHIP }] }),
        step(words.reload, {
          points: [{ choice: 'port ball' }],
          task: freely('reload'),
        }),
      ],
    },
    {
      name: words.parts.repair,
      steps: [
        step(words.delayed),
        step(words.second, {
          points: [{ choice: 'veer-3' }, { choice: 'decrease-sails' }],
          task: plans({ ship: SHIP, card: 'veer-3', actions: ['decrease-sails'] }),
        }),
        step(words.repair, { points: [{ part: 'decision' }], task: freely('repair') }),
        step(words.once),
        step(words.end),
      ],
    },
  ],
}
