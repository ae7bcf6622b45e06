import { exactly, freely, type Lesson, step } from '@windward/table/lesson'
import { advancedWords as words } from './advanced-sitting.en.ts'
import { fitted } from './fitted.ts'
import { firesAll, plans, pressesShip } from './orders.ts'
import { both, comingAlongside, HERE, inSight, OURS, THERE } from './sitting.ts'

const FITTED = fitted(
  HERE,
  OURS.map((ship) => ({ ship, card: 'veer-4' })),
).answer
const panel = [{ part: 'decision' }] as const

/** Enemy in Sight by the Advanced rules, from fitting out to the duel alongside. */
export const advancedSitting: Lesson = {
  id: 'enemy-in-sight-advanced',
  title: words.title,
  about: words.about,
  minutes: 8,
  table: {
    options: { level: 'advanced', trainingAids: true, scenario: inSight('advanced') },
    here: HERE,
    bots: [THERE],
    seed: 'third sitting',
    script: comingAlongside(true),
    begins: { turn: 0, kind: 'fit-out' },
  },
  parts: [
    {
      name: words.parts.before,
      steps: [
        step(words.ship, {
          points: [{ place: OURS[0] }],
          task: pressesShip(OURS[0]),
        }),
        step(words.phases, { points: [{ part: 'phases' }] }),
        step(words.sails),
        step(words.fitOut, {
          points: [{ choice: 'veer-4' }, { choice: 'sails battle' }],
          task: exactly('fit-out', FITTED, words.otherwise()),
        }),
      ],
    },
    {
      name: words.parts.first,
      steps: [
        step(words.actions),
        step(words.plan, {
          points: [{ choice: 'veer-3' }, { choice: 'fire-starboard' }],
          task: plans(...both(OURS, 'veer-3', ['fire-starboard'])),
        }),
        step(words.fire, { points: panel, task: firesAll }),
        step(words.special),
        step(words.mast),
      ],
    },
    {
      name: words.parts.second,
      steps: [
        step(words.reloadPlan, {
          points: [{ choice: 'straight' }, { choice: 'reload-starboard' }],
          task: plans(...both(OURS, 'straight', ['reload-starboard'])),
        }),
        step(words.reload, { points: panel, task: freely('reload') }),
      ],
    },
    {
      name: words.parts.third,
      steps: [
        step(words.planLast, {
          points: [{ choice: 'straight' }, { choice: 'fire-starboard' }, { choice: 'musketry' }],
          task: plans(...both(OURS, 'straight', ['fire-starboard', 'musketry'])),
        }),
        step(words.alongside, { points: panel, task: firesAll }),
        step(words.hands),
        step(words.end),
      ],
    },
  ],
}
