import { exactly, freely, type Lesson, step } from '@windward/table/lesson'
import { fitted } from './fitted.ts'
import { firesAll, holdsFire, plans, pressesShip } from './orders.ts'
import { both, comingAlongside, HERE, inSight, OURS, THERE } from './sitting.ts'
import { standardWords as words } from './standard-sitting.en.ts'

const FITTED = fitted(
  HERE,
  OURS.map((ship) => ({ ship, card: 'veer-4', port: 'grape' })),
).answer
const panel = [{ part: 'decision' }] as const

/** Enemy in Sight by the Standard rules, from fitting out to the duel alongside. */
export const standardSitting: Lesson = {
  id: 'enemy-in-sight-standard',
  title: words.title,
  about: words.about,
  minutes: 8,
  table: {
    options: { level: 'standard', trainingAids: true, scenario: inSight('standard') },
    here: HERE,
    bots: [THERE],
    seed: 'second sitting',
    script: comingAlongside(false),
    begins: { turn: 0, kind: 'fit-out' },
  },
  parts: [
    {
      name: words.parts.before,
      steps: [
        step(words.ship, {
          points: [{ place: OURS[0] }, { place: OURS[1] }],
          task: pressesShip(OURS[1]),
        }),
        step(words.load),
        step(words.fitOut, {
          points: [{ choice: 'veer-4' }, { choice: 'port grape' }],
          task: exactly('fit-out', FITTED, words.otherwise()),
        }),
      ],
    },
    {
      name: words.parts.first,
      steps: [
        step(words.ahead),
        step(words.veer),
        step(words.plan, { points: [{ choice: 'veer-3' }], task: plans(...both(OURS, 'veer-3')) }),
        step(words.fire, { points: panel, task: firesAll }),
        step(words.hidden),
      ],
    },
    {
      name: words.parts.second,
      steps: [
        step(words.planStraight, {
          points: [{ choice: 'straight' }],
          task: plans(...both(OURS, 'straight')),
        }),
        step(words.hold, { points: [{ part: 'submit' }], task: holdsFire }),
        step(words.reload, { points: panel, task: freely('reload') }),
      ],
    },
    {
      name: words.parts.third,
      steps: [
        step(words.muskets),
        step(words.planLast, { points: panel, task: freely('plan') }),
        step(words.alongside, { points: panel, task: firesAll }),
        step(words.raking),
        step(words.friends),
        step(words.end),
      ],
    },
  ],
}
