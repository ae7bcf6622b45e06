import { freely, type Lesson, step } from '@windward/table/lesson'
import { basicWords as words } from './enemy-in-sight.en.ts'
import { plans, pressesShip } from './orders.ts'
import { both, COMING_UP, HERE, inSight, OURS, THERE } from './sitting.ts'

/** A little to port: only so both broadsides bear. */
const planTurn = plans(...both(OURS, 'veer-4'))

/** Enemy in Sight by the Basic rules: from the last card before the first broadside. */
export const enemyInSight: Lesson = {
  id: 'enemy-in-sight-basic',
  title: words.title,
  about: words.about,
  minutes: 8,
  table: {
    options: { trainingAids: true, scenario: inSight('basic') },
    here: HERE,
    bots: [THERE],
    seed: 'enemy in sight',
    script: COMING_UP,
    begins: { turn: 1, kind: 'plan' },
  },
  parts: [
    {
      name: words.parts.sea,
      steps: [
        step(words.welcome, {
          points: [{ place: 'hms-terpsichore' }],
          task: pressesShip('hms-terpsichore'),
        }),
        step(words.enemy, { points: [{ place: 'courageuse' }, { place: 'genereux' }] }),
        step(words.turn, { points: [{ part: 'phases' }] }),
        step(words.wind),
        step(words.attitude),
      ],
    },
    {
      name: words.parts.planning,
      steps: [step(words.cards), step(words.plan, { points: [{ part: 'decision' }], task: planTurn })],
    },
    { name: words.parts.movement, steps: [step(words.movement), step(words.overlap)] },
    {
      name: words.parts.combat,
      steps: [
        step(words.arcs),
        step(words.range),
        step(words.fire, { points: [{ part: 'decision' }], task: freely('fire') }),
        step(words.damage),
        step(words.surrender),
      ],
    },
    {
      name: words.parts.reloading,
      steps: [step(words.reload), step(words.goOn, { task: freely('plan') }), step(words.end)],
    },
  ],
}
