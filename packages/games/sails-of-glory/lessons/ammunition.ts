import { exactly, type Lesson, step } from '@windward/table/lesson'
import { ammunitionWords as words } from './ammunition.en.ts'
import { battle } from './battle.ts'
import { fitted } from './fitted.ts'
import { firesSide, holdsFire, plans, pressesShip } from './orders.ts'

const SHIP = 'hms-defence'
const straightOn = { points: [{ choice: 'straight' }], task: plans({ ship: SHIP, card: 'straight' }) }
const LOADED = fitted('british-1', [{ ship: SHIP, card: 'straight', port: 'grape' }]).answer

/** A ship of the line passes close by another that rides at anchor. */
export const ammunition: Lesson = {
  id: 'ammunition',
  title: words.title,
  about: words.about,
  minutes: 6,
  table: {
    options: {
      level: 'standard',
      trainingAids: true,
      scenario: battle('W', [[SHIP, 740, 380, 0]], [['genereux', 655, 490, 0]], {
        level: 'standard',
        automatic: 'french',
        atAnchor: true,
      }),
    },
    here: 'british-1',
    bots: [],
    seed: 'x',
    script: [],
    begins: { turn: 0, kind: 'fit-out' },
  },
  parts: [
    {
      name: words.parts.loads,
      steps: [
        step(words.ship, {
          points: [{ place: SHIP }],
          task: pressesShip(SHIP),
        }),
        step(words.three),
        step(words.far),
        step(words.fitOut, {
          points: [{ choice: 'port grape' }, { choice: 'starboard ball' }, { choice: 'straight' }],
          task: exactly('fit-out', LOADED, words.otherLoad()),
        }),
      ],
    },
    {
      name: words.parts.close,
      steps: [
        step(words.secret),
        step(words.plan, straightOn),
        step(words.fire, {
          points: [{ choice: 'port genereux central' }],
          task: firesSide('port', 'genereux', words.notNow),
        }),
        step(words.effect, { points: [{ place: 'genereux' }] }),
      ],
    },
    {
      name: words.parts.load,
      steps: [
        step(words.again, straightOn),
        step(words.nothing, { points: [{ part: 'submit' }], task: holdsFire }),
        step(words.when),
        step(words.reload, {
          points: [{ choice: 'port ball' }],
          task: exactly('reload', [{ ship: SHIP, port: 'ball', starboard: null }], words.notBall()),
        }),
        step(words.end),
      ],
    },
  ],
}
