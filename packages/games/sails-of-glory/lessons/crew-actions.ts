import { freely, type Lesson, step } from '@windward/table/lesson'
import { battle } from './battle.ts'
import { crewWords as words } from './crew-actions.en.ts'
import { broadside, fitted, planned } from './fitted.ts'
import { orderWords } from './orders.en.ts'
import { plans } from './orders.ts'

const SHIP = 'hms-terpsichore'
const HERE = 'british-1'

/** A frigate after an exchange of broadsides with a ship of the line. */
export const crewActions: Lesson = {
  id: 'crew-actions',
  title: words.title,
  about: words.about,
  minutes: 7,
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
    seed: 'crew actions 201',
    script: [
      fitted(HERE, [{ ship: SHIP, card: 'straight' }]),
      planned(HERE, 1, [{ ship: SHIP, card: 'straight', actions: ['fire-port'] }]),
      broadside(HERE, 1, SHIP, 'genereux'),
    ],
    begins: { turn: 2, kind: 'plan' },
  },
  parts: [
    {
      name: words.parts.crew,
      steps: [
        step(words.ship, {
          points: [{ place: SHIP }],
          task: { do: 'look', at: [SHIP], otherwise: orderWords.otherShip(SHIP) },
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
