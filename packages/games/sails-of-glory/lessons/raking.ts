import { freely, type Lesson, step } from '@windward/table/lesson'
import { battle } from './battle.ts'
import { fitted } from './fitted.ts'
import { firesSide, plans, pressesShip } from './orders.ts'
import { rakingWords as words } from './raking.en.ts'

const SHIP = 'hms-defence'
const straightOn = { points: [{ choice: 'straight' }], task: plans({ ship: SHIP, card: 'straight' }) }

/** One ship of the line crosses the stern of one enemy and the bow of another, both at anchor. */
export const raking: Lesson = {
  id: 'raking',
  title: words.title,
  about: words.about,
  minutes: 6,
  table: {
    options: {
      level: 'standard',
      trainingAids: true,
      scenario: battle(
        'W',
        [[SHIP, 530, 430, 90]],
        [
          ['genereux', 625, 550, 0],
          ['courageuse', 720, 285, 0],
        ],
        { level: 'standard', automatic: 'french', atAnchor: true },
      ),
    },
    here: 'british-1',
    bots: [],
    seed: 'cross her stern',
    script: [fitted('british-1', [{ ship: SHIP, card: 'straight' }])],
    begins: { turn: 1, kind: 'plan' },
  },
  parts: [
    {
      name: words.parts.position,
      steps: [
        step(words.ship, {
          points: [{ place: SHIP }, { place: 'genereux' }],
          task: pressesShip(SHIP),
        }),
        step(words.why),
        step(words.when),
        step(words.plan, straightOn),
      ],
    },
    {
      name: words.parts.stern,
      steps: [
        step(words.count),
        step(words.fire, {
          points: [{ choice: 'port genereux central' }],
          task: firesSide('port', 'genereux', words.notSo),
        }),
        step(words.struck, { points: [{ place: 'genereux' }] }),
      ],
    },
    {
      name: words.parts.bow,
      steps: [
        step(words.bowNext, { points: [{ place: 'courageuse' }] }),
        step(words.planBow, straightOn),
        step(words.fireBow, {
          points: [{ choice: 'starboard courageuse central' }],
          task: firesSide('starboard', 'courageuse', words.notBow),
        }),
        step(words.reload, { points: [{ choice: 'port ball' }], task: freely('reload') }),
        step(words.blocked),
        step(words.end),
      ],
    },
  ],
}
